/** What the service worker keeps of the client. */

/** In the page: whether the service worker has all code of the client, but for the texts of other languages. */
export async function isAllCodeKept(): Promise<boolean> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const missing = new Promise<string[]>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage('missing', [port2]);
  return (await missing).every((path) => /\/(?:texts|laterTexts)\./.test(path));
}

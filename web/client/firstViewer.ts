/**
 * Who is signed in, as the page itself asks before any code has arrived (`scripts/askViewer.ts`): on a slow link the answer is
 * there when the code is.
 */

declare global {
  interface Window {
    /** The answer to the page's question; null if there was none. Undefined where the page did not ask. */
    ladingViewer?: Promise<Response | null> | undefined;
  }
}

/** The longest wait for the answer before code is loaded anyway (ms). */
const PATIENCE_MS = 3000;

/** As `fetch`, but the first request for the viewer gets the answer to the page's own question. */
export const fetchAfterPage: typeof fetch = async (input, init) => {
  const asked = window.ladingViewer;
  if (asked && typeof init?.body === 'string' && init.body.startsWith('{"operationName":"Viewer"')) {
    window.ladingViewer = undefined;
    const answer = await asked;
    if (answer) return answer;
  }
  return fetch(input, init);
};

/** Whether it is known that nobody is signed in; false where the page did not ask, and if the answer takes long. */
export async function isNobodySignedIn(): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answer = await Promise.race([window.ladingViewer ?? null, late]);
  const body = await answer
    ?.clone()
    .json()
    .catch(() => null);
  const isNobody = body?.errors?.[0]?.extensions?.code === 'UNAUTHENTICATED';
  // It says nothing about whoever signs in later.
  if (isNobody) window.ladingViewer = undefined;
  return isNobody;
}

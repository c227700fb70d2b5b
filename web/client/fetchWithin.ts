/**
 * Returns a `fetch` that gives up a request on which the server is silent for this long (ms): no response, or no more of it.
 * It aborts the request and fails with a `TimeoutError`. A connection may be dead without any notice, as when a phone changes
 * networks. What arrives slowly goes on.
 * @param send sends the request
 */
export function fetchWithin(silenceMs: number, send: typeof fetch = (...request) => fetch(...request)): typeof fetch {
  return async (input, init = {}) => {
    const request = new AbortController();
    const { signal } = init;
    signal?.addEventListener('abort', () => request.abort(signal.reason), { once: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(new DOMException('The server is silent', 'TimeoutError')), silenceMs);
    };
    watch();
    try {
      const aborted = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
      });
      const response = await Promise.race([send(input, { ...init, signal: request.signal }), aborted]);
      // Read here: an abort while the answer arrives is then told as such, which a piped stream does not in every browser.
      const body = response.body && (await Promise.race([textOf(response.body, watch), aborted]));
      return new Response(body, response);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Reads a stream of UTF-8 to its end. @param onMore called with each part that arrives */
async function textOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>, onMore: () => void): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    onMore();
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

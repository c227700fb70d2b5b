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
      watch();
      const body = response.body?.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(bytes, out) {
            watch();
            out.enqueue(bytes);
          },
          flush: () => clearTimeout(timer),
        }),
      );
      if (!body) clearTimeout(timer);
      return new Response(body ?? null, response);
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

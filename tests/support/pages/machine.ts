/** Node's own `fetch`, even while a page has replaced it and modules are loaded again. */
const kept = globalThis as { machineFetch?: typeof fetch };

kept.machineFetch ??= globalThis.fetch;
export const machineFetch: typeof fetch = kept.machineFetch;

/** The machine's own fetch, whatever pages have in its place while modules are loaded anew. */
const kept = globalThis as { machineFetch?: typeof fetch };

kept.machineFetch ??= globalThis.fetch;
export const machineFetch: typeof fetch = kept.machineFetch;

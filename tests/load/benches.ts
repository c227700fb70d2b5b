/** All benchmarks by name. */

/** A benchmark: prints its results and returns the missed limits as sentences. */
type Bench = () => Promise<string[]>;

/** The benchmarks, loaded on demand: each reads its settings when its module loads. */
export const BENCHES: Record<string, () => Promise<Bench>> = {
  import: async () => (await import('./importFile.ts')).importFile,
  previews: async () => (await import('./previews.ts')).previews,
  lists: async () => (await import('./lists.ts')).lists,
  pages: async () => (await import('./pages.ts')).pages,
  changes: async () => (await import('./changes.ts')).changes,
  scale: async () => (await import('./scale.ts')).scale,
  'gateway peers': async () => (await import('./gatewayPeers.ts')).gatewayPeers,
  many: async () => (await import('./many.ts')).many,
  exports: async () => (await import('./exports.ts')).exports,
  pdf: async () => (await import('./pdf.ts')).pdf,
  worst: async () => (await import('./worst.ts')).worst,
  promises: async () => (await import('./promises.ts')).promises,
  steady: async () => (await import('./steady.ts')).steady,
  overload: async () => (await import('./overload.ts')).overload,
  subscribers: async () => (await import('./subscribers.ts')).subscribers,
  herd: async () => (await import('./herd.ts')).herd,
  uploads: async () => (await import('./uploads.ts')).uploads,
  rolling: async () => (await import('./rolling.ts')).rolling,
  link: async () => (await import('./link.ts')).link,
  typing: async () => (await import('./typing.ts')).typing,
  soak: async () => (await import('./soak.ts')).soak,
};

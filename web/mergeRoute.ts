/** The page of likely duplicates, below each list whose records can be merged. */
export const duplicates = {
  path: 'duplicates',
  lazy: async () => ({ Component: (await import('./mergePages.tsx')).Duplicates }),
};

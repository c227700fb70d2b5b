import type { RouteObject } from 'react-router-dom';

/** Loads the page of likely duplicates of a type. */
const page = (load: () => Promise<typeof import('./vendor/vendorMerge.ts').vendorMerge>): RouteObject => ({
  path: 'duplicates',
  lazy: async () => {
    const [{ DuplicatesPage }, subject] = await Promise.all([import('./merge/DuplicatesPage.tsx'), load()]);
    return { element: <DuplicatesPage subject={subject} /> };
  },
});

/** The pages of likely duplicates, by what they are. */
export const mergeRoutes = {
  vendors: page(async () => (await import('./vendor/vendorMerge.ts')).vendorMerge),
  endUsers: page(async () => (await import('./endUser/endUserMerge.ts')).endUserMerge),
  groups: page(async () => (await import('./group/groupMerge.ts')).groupMerge),
};

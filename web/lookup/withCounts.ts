/**
 * Returns a list's query whose `refetch` also refetches the counts, which are a separate query. The two are not awaited
 * together: each handles its own abort if the user leaves the page meanwhile.
 */
export function withCounts<Query extends { refetch: () => unknown }>(query: Query, counts: { refetch: () => unknown }) {
  return {
    ...query,
    refetch() {
      query.refetch();
      counts.refetch();
    },
  };
}

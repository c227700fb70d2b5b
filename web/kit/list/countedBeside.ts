/**
 * The query of a list whose counts are asked for beside it: what brings the rows up to date does so with the counts. The two
 * are not awaited together: each looks after its own end when the page is left meanwhile.
 */
export function countedBeside<Query extends { refetch: () => unknown }>(
  query: Query,
  counts: { refetch: () => unknown },
) {
  return {
    ...query,
    refetch() {
      query.refetch();
      counts.refetch();
    },
  };
}

/** The messages of rejected writes of many records at once, and of the report of names that count as one. */
export const messages = {
  rowTwice: 'must not contain a record twice',
  versionEach: 'must have a version for each id',
  twins: (kind: string, organization: string, records: readonly string[]) =>
    `${organization}, ${kind}: ${records.join(' and ')}`,
  twinsFound: (count: number) =>
    count === 0
      ? 'No two names count as one.'
      : `${count} ${count === 1 ? 'name is' : 'names are'} stored more than once.`,
};

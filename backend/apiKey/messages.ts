/** What people read when an API key cannot be made or revoked. */
export const messages = {
  notFound: 'was not found',
  beyondScope: 'is beyond your own role',
  programsNeeded: 'must be named for this role',
  past: 'must be in the future',
  tooLate: (days: number) => `must be within ${days} days`,
  higherKey: 'Your role does not reach this key',
  peopleOnly: 'An API key makes and revokes no others',
  alreadyRevoked: 'This key is revoked',
};

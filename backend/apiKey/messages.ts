import { texts } from '../language/texts.ts';

/** User-facing messages about API keys that cannot be created or revoked. */
export const messages = texts('apiKey', {
  notFound: 'was not found',
  beyondScope: 'is beyond your own role',
  programsNeeded: 'must be named for this role',
  past: 'must be in the future',
  tooLate: (days: number) => `must be within ${days} days`,
  higherKey: 'Your role does not cover this key',
  peopleOnly: 'An API key cannot create or revoke API keys',
  alreadyRevoked: 'This key is already revoked',
  columns: {
    name: 'Name',
    role: 'Role',
    programs: 'Programs',
    state: 'State',
    expiresAt: 'Expires',
    lastUsedAt: 'Last used',
    maker: 'Created by',
    createdAt: 'Created At',
  },
  allPrograms: 'All programs',
  states: { active: 'Active', suspended: 'Suspended', expired: 'Expired', revoked: 'Revoked' },
});

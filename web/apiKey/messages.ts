import { texts } from '../base/laterTexts.ts';

/** The texts of API keys. */
export const apiKeyMessages = texts('apiKey', {
  title: 'API Keys',
  search: 'Search API keys',
  add: 'Add API Key',
  addDenied: 'You may not add API keys',
  purpose: 'With an API key, a program of yours reads and writes here without anybody signing in.',
  adders: 'Administrators add API keys.',
  name: 'Name',
  nameRequired: 'Name is required',
  organization: 'Organization',
  organizationRequired: 'Organization is required',
  role: 'Role',
  roleRequired: 'Role is required',
  programs: 'Programs',
  allPrograms: 'All programs',
  programsHint:
    'Required for roles that work in single programs. With other roles, a key without programs has access to all of them. A key never has more rights than its creator.',
  expires: 'Expires',
  expiresRequired: 'Expiry date is required',
  expiresPast: 'Expiry date cannot be before today',
  lastUsed: 'Last used',
  never: 'Never',
  madeBy: 'Created by',
  state: 'State',
  states: { ACTIVE: 'Active', SUSPENDED: 'Suspended', EXPIRED: 'Expired', REVOKED: 'Revoked' },
  made: 'API key created',
  secretTitle: (name: string) => `The key of ${name}`,
  secret: 'Key',
  secretOnce: 'Copy it now: it is shown only once and is not stored. A tool sends it as “Authorization: Bearer …”.',
  secretGone:
    'The key was created, but its secret was lost with the connection. Revoke this key and create another one.',
  revoke: 'Revoke',
  revokeTitle: 'Revoke API key',
  revokeQuestion: (name: string) =>
    `Do you want to revoke API key ${name}? Tools that use it will be refused from now on.`,
  revoked: 'API key revoked',
});

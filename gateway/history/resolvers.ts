import type { HistoryEntryResolvers } from '../generated/resolvers.ts';
import type { FieldsOf } from '../record/fields.ts';
import type { RestHistoryEntry } from './rest.ts';

const HistoryEntry: FieldsOf<HistoryEntryResolvers, RestHistoryEntry> = {
  // A user of another organization, such as a system administrator, is known by name only.
  user: async ({ userId, user }, _args, { users }) =>
    (await users.summary(userId)) ?? (user && { ...user, picture: null }),
};

export const history = { HistoryEntry };

import type { HistoryEntryResolvers } from '../generated/resolvers.ts';
import type { FieldsOf } from '../resolve.ts';
import type { RestHistoryEntry } from './rest.ts';

const HistoryEntry: FieldsOf<HistoryEntryResolvers, RestHistoryEntry> = {
  // Who is of another organization, as a system administrator may be, is known by name only.
  user: async ({ userId, user }, _args, { users }) =>
    (await users.show(userId)) ?? (user && { ...user, picture: null }),
};

export const history = { HistoryEntry };

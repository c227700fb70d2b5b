import type {
  HistoryEntryResolvers,
  HistoryKeyResolvers,
  HistorySource,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { HistoryEntry as RestEntry } from '../generated/rest.ts';
import { messages } from '../messages.ts';
import type { FieldsOf } from '../record/fields.ts';
import { unlessMissing } from '../rest/nullOnError.ts';
import { RestError } from '../upstream/error.ts';
import { historyOf, type RestHistoryEntry, type RestHistoryKey } from './rest.ts';

const SOURCE: Record<RestEntry['source'], HistorySource> = {
  person: 'PERSON',
  api_key: 'API_KEY',
  import: 'IMPORT',
  system: 'SYSTEM',
};

/** Returns who did what an entry tells; from backends that do not say so, as far as the entry shows it. */
function sourceOf({ source, userId, action }: RestHistoryEntry): HistorySource {
  if (source !== undefined) return SOURCE[source] ?? 'SYSTEM';
  if (userId !== null) return 'PERSON';
  return action === 'import' ? 'IMPORT' : 'SYSTEM';
}

const HistoryEntry: FieldsOf<HistoryEntryResolvers, RestHistoryEntry> = {
  source: sourceOf,
  apiKey: ({ apiKey }) => apiKey ?? null,
  fileImport: (entry) => entry.import ?? null,
  // A user of another organization, such as a system administrator, is known by name only.
  user: async ({ userId, user }, _args, { users }) =>
    (await users.summary(userId)) ?? (user && { ...user, picture: null }),
};

const HistoryKey: FieldsOf<HistoryKeyResolvers, RestHistoryKey> = {
  maker: async ({ maker }, _args, { users }) => (await users.summary(maker.id)) ?? { ...maker, picture: null },
};

const Query: Pick<QueryResolvers, 'recordHistory'> = {
  recordHistory: (_root, { type, id, ...part }, context) => {
    if (type === 'AIRLINE' || type === 'DOCUMENT') throw new RestError('BAD_USER_INPUT', messages.historyElsewhere);
    return unlessMissing(() => historyOf(type)({ id }, part, context));
  },
};

export const history = { HistoryEntry, HistoryKey, Query };

import { sql } from 'kysely';
import type { Columns } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import type { ApiKey } from './schema.ts';

const labels = messages.columns;

/** The columns of lists of API keys. */
export const apiKeyColumns = {
  name: { label: () => labels.name, kind: 'text', read: ({ name }) => name, sortBy: { value: asName(sql`k.name`) } },
  role: { label: () => labels.role, kind: 'text', read: (key) => key.permission_name },
  programs: {
    label: () => labels.programs,
    kind: 'record',
    of: 'programs',
    read: (key) => (key.all_programs ? messages.allPrograms : key.program_ids),
  },
  state: { label: () => labels.state, kind: 'status', read: ({ state }) => messages.states[state] },
  expires_at: {
    label: () => labels.expiresAt,
    kind: 'moment',
    read: (key) => key.expires_at,
    sortBy: { value: sql.ref('k.expires_at') },
  },
  last_used_at: {
    label: () => labels.lastUsedAt,
    kind: 'moment',
    read: (key) => key.last_used_at,
    sortBy: { value: sql.ref('k.last_used_at') },
  },
  maker: { label: () => labels.maker, kind: 'person', of: 'users', read: (key) => [key.maker_id] },
  created_at: {
    label: () => labels.createdAt,
    kind: 'moment',
    read: (key) => key.created_at,
    sortBy: { value: sql.ref('k.created_at') },
  },
} satisfies Columns<ApiKey, OwnValue>;

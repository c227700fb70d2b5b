import { sql } from 'kysely';
import type { Columns } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import type { User } from './schema.ts';

const labels = messages.columns;

/** The columns of lists of users. */
export const userColumns = {
  name: {
    label: () => labels.name,
    kind: 'text',
    read: (user) => `${user.first_name} ${user.last_name}`.trim(),
    sortBy: { value: asName(sql`(u.first_name || ' ' || u.last_name)`) },
  },
  role: {
    label: () => labels.role,
    kind: 'text',
    read: (user) => user.permission_name,
    sortBy: { value: sql.ref('u.permission_id') },
  },
  email: {
    label: () => labels.email,
    kind: 'text',
    read: ({ email }) => email,
    sortBy: { value: sql`lower(u.email)` },
  },
  status: {
    label: () => labels.status,
    kind: 'status',
    read: ({ status }) => messages.statuses[status],
    sortBy: { value: sql.ref('u.status') },
  },
  phone_number: {
    label: () => labels.phoneNumber,
    kind: 'text',
    read: (user) => user.phone_number,
    sortBy: { value: sql.ref('u.phone_number') },
  },
  job_title: {
    label: () => labels.jobTitle,
    kind: 'text',
    read: (user) => user.job_title,
    sortBy: { value: asName(sql`u.job_title`) },
  },
  organization: {
    label: () => labels.organization,
    kind: 'record',
    of: 'organizations',
    read: (user) => [user.organization_id],
  },
  created_at: {
    label: () => labels.createdAt,
    kind: 'moment',
    read: (user) => user.created_at,
    sortBy: { value: sql.ref('u.created_at') },
  },
} satisfies Columns<User, OwnValue>;

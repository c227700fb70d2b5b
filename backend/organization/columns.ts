import { sql } from 'kysely';
import type { Columns } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import type { Organization } from './schema.ts';

const labels = messages.columns;

/** The columns of lists of organizations. */
export const organizationColumns = {
  name: { label: () => labels.name, kind: 'text', read: ({ name }) => name, sortBy: { value: asName(sql`name`) } },
  short_name: {
    label: () => labels.shortName,
    kind: 'text',
    read: (organization) => organization.short_name,
    sortBy: { value: asName(sql`short_name`) },
  },
  country: { label: () => labels.country, kind: 'choice', read: ({ address }) => address?.country_full_name ?? null },
  email: { label: () => labels.email, kind: 'text', read: ({ email }) => email, sortBy: { value: sql`lower(email)` } },
} satisfies Columns<Organization, OwnValue>;

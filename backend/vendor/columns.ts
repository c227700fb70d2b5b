import { sql } from 'kysely';
import { countryPlace, riskLevelName } from '../lookup/rules.ts';
import type { Columns } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import type { Vendor } from './schema.ts';

const { columns: labels } = messages;

/** The country of a vendor's address. */
export const country = sql<string>`address ->> 'country'`;

/** The columns of lists of vendors. */
export const vendorColumns = {
  name: { label: () => labels.name, kind: 'text', read: ({ name }) => name, sortBy: { value: asName(sql`name`) } },
  visual_compliance_date: {
    label: () => labels.visualComplianceDate,
    kind: 'date',
    read: (vendor) => vendor.visual_compliance_date,
    sortBy: { value: sql.ref('visual_compliance_date') },
  },
  risk_level: {
    label: () => labels.riskLevel,
    kind: 'choice',
    read: (vendor) => riskLevelName(vendor.risk_level),
    sortBy: { value: sql.ref('risk_level') },
  },
  country: {
    label: () => labels.country,
    kind: 'choice',
    read: ({ address }) => address?.country_full_name ?? null,
    sortBy: { value: countryPlace(country) },
  },
  email: { label: () => labels.email, kind: 'text', read: ({ email }) => email, sortBy: { value: sql`lower(email)` } },
  updated_at: {
    label: () => labels.updatedAt,
    kind: 'moment',
    read: (vendor) => vendor.updated_at,
    sortBy: { value: sql.ref('updated_at') },
  },
} satisfies Columns<Vendor, OwnValue>;

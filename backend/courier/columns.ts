import { sql } from 'kysely';
import { countryPlace, riskLevelName } from '../lookup/rules.ts';
import type { Columns } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import type { Airline, Courier } from './schema.ts';

const labels = messages.columns;

/** The columns of lists of couriers. */
export const courierColumns = {
  company_name: {
    label: () => labels.companyName,
    kind: 'text',
    read: (courier) => courier.company_name,
    sortBy: { value: asName(sql`company_name`) },
  },
  country: {
    label: () => labels.country,
    kind: 'choice',
    read: ({ address }) => address?.country_full_name ?? null,
    sortBy: { value: countryPlace(sql`address ->> 'country'`) },
  },
  city: {
    label: () => labels.city,
    kind: 'text',
    read: ({ address }) => address?.city ?? null,
    sortBy: { value: asName(sql`(address ->> 'city')`) },
  },
  visual_compliance_date: {
    label: () => labels.visualComplianceDate,
    kind: 'date',
    read: (courier) => courier.visual_compliance_date,
    sortBy: { value: sql.ref('visual_compliance_date') },
  },
  risk_level: {
    label: () => labels.riskLevel,
    kind: 'choice',
    read: (courier) => riskLevelName(courier.risk_level),
    sortBy: { value: sql.ref('risk_level') },
  },
} satisfies Columns<Courier, OwnValue>;

/** The columns of lists of airlines. */
export const airlineColumns = {
  name: {
    label: () => messages.airlineColumns.name,
    kind: 'text',
    read: ({ name }) => name,
    sortBy: { value: asName(sql`name`) },
  },
  prefix: {
    label: () => messages.airlineColumns.prefix,
    kind: 'code',
    read: ({ prefix }) => prefix,
    sortBy: { value: sql`lower(prefix)` },
  },
  notes: { label: () => messages.airlineColumns.notes, kind: 'text', read: ({ notes }) => notes },
} satisfies Columns<Airline, OwnValue>;

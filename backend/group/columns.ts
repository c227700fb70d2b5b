import { sql } from 'kysely';
import { countryPlace, riskLevelName } from '../lookup/rules.ts';
import type { Columns } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import type { Group } from './schema.ts';

const labels = messages.columns;

/** The columns of lists of groups. */
export const groupColumns = {
  name: { label: () => labels.name, kind: 'text', read: ({ name }) => name, sortBy: { value: asName(sql`g.name`) } },
  country: {
    label: () => labels.country,
    kind: 'choice',
    read: ({ address }) => address?.country_full_name ?? null,
    sortBy: { value: countryPlace(sql`g.address ->> 'country'`) },
  },
  city: {
    label: () => labels.city,
    kind: 'text',
    read: ({ address }) => address?.city ?? null,
    sortBy: { value: asName(sql`(g.address ->> 'city')`) },
  },
  program: {
    label: () => labels.program,
    kind: 'text',
    read: ({ program }) => program.name,
    sortBy: { value: asName(sql`p.name`) },
  },
  requires_import_permit: {
    label: () => labels.requiresImportPermit,
    kind: 'flag',
    read: (group) => group.requires_import_permit,
  },
  visual_compliance_date: {
    label: () => labels.visualComplianceDate,
    kind: 'date',
    read: (group) => group.visual_compliance_date,
    sortBy: { value: sql.ref('g.visual_compliance_date') },
  },
  risk_level: {
    label: () => labels.riskLevel,
    kind: 'choice',
    read: (group) => riskLevelName(group.risk_level),
    sortBy: { value: sql.ref('g.risk_level') },
  },
  end_users: { label: () => labels.endUsers, kind: 'count', read: (group) => group.end_users_count },
  updated_at: {
    label: () => labels.updatedAt,
    kind: 'moment',
    read: (group) => group.updated_at,
    sortBy: { value: sql.ref('g.updated_at') },
  },
} satisfies Columns<Group, OwnValue>;

import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { countryName, countryPlace, riskLevelName } from '../lookup/rules.ts';
import type { Columns } from '../record/columns.ts';
import { asName, type OwnValue } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import type { EndUser } from './schema.ts';

const labels = messages.columns;

/** What a column sorts by for a caller: `program` by the first, by name, of the programs that the caller may open. */
type SortBy = (caller: Caller) => OwnValue;

/** The columns of lists of end users. */
export const endUserColumns = {
  label: {
    label: () => labels.label,
    kind: 'text',
    read: ({ label }) => label,
    sortBy: () => ({ value: asName(sql`e.label`) }),
  },
  first_name: { label: () => labels.firstName, kind: 'text', read: (endUser) => endUser.first_name },
  last_name: { label: () => labels.lastName, kind: 'text', read: (endUser) => endUser.last_name },
  external_organization_name: {
    label: () => labels.externalOrganizationName,
    kind: 'text',
    read: (endUser) => endUser.external_organization_name,
    sortBy: () => ({ value: asName(sql`e.external_organization_name`) }),
  },
  country: {
    label: () => labels.country,
    kind: 'choice',
    read: ({ country }) => country && countryName(country),
    sortBy: () => ({ value: countryPlace(sql.ref('e.country')) }),
  },
  program: {
    label: () => labels.program,
    kind: 'text',
    read: ({ programs }) => programs.map(({ name }) => name).join(', '),
    sortBy: (caller) => ({
      value: sql`(select min(${asName(sql`p.name`)}) from end_user_programs m join programs p on p.id = m.program_id
        where m.end_user_id = e.id and p.id = any(${[...caller.programIds]}::bigint[]))`,
    }),
  },
  risk_level: {
    label: () => labels.riskLevel,
    kind: 'choice',
    read: (endUser) => riskLevelName(endUser.risk_level),
    sortBy: () => ({ value: sql.ref('e.risk_level') }),
  },
  visual_compliance_date: {
    label: () => labels.visualComplianceDate,
    kind: 'date',
    read: (endUser) => endUser.visual_compliance_date,
    sortBy: () => ({ value: sql.ref('e.visual_compliance_date') }),
  },
  screening_document: {
    label: () => labels.screeningDocument,
    kind: 'text',
    read: ({ attachment }) => attachment?.file?.filename ?? null,
  },
  updated_at: {
    label: () => labels.updatedAt,
    kind: 'moment',
    read: (endUser) => endUser.updated_at,
    sortBy: () => ({ value: sql.ref('e.updated_at') }),
  },
} satisfies Columns<EndUser, SortBy>;

import type { DateRange } from '../generated/resolvers.ts';
import { range } from '../rest/list.ts';

interface Judged {
  readonly prohibited?: boolean;
  readonly riskLevel?: string | null;
}

/** Tells whether trade with a party is prohibited; of backends that do not say so, by the level of a full record. */
export const isProhibited = ({ prohibited, riskLevel }: Judged): boolean => prohibited ?? riskLevel === 'level_4';

/** The screening filters of a list of parties. */
interface ScreeningFilter {
  readonly visualComplianceDate?: DateRange | null;
  readonly isScreened?: boolean | null;
  readonly riskLevels?: readonly string[] | null;
}

/** Converts screening filters to those of api/v1. */
export const screeningFilters = ({ visualComplianceDate, isScreened, riskLevels }: ScreeningFilter) => ({
  screened: isScreened,
  riskLevel: riskLevels,
  ...range('visualComplianceDate', visualComplianceDate),
});

/** Screening filters with their different names in the schema. */
export const screeningNames = {
  'filters.screened': 'filter.isScreened',
  'filters.riskLevel': 'filter.riskLevels',
};

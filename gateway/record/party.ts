import type { DateRange } from '../generated/resolvers.ts';
import { range } from '../rest/list.ts';

/** Tells whether trade with a party is prohibited; other backends may not say so. */
export const isProhibited = ({ prohibited }: { readonly prohibited?: boolean }): boolean => prohibited ?? false;

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

/** The filters that lists of several kinds of records have: where they are, how much risk they are, when they were screened. */
import type { DateRange } from '../generated/operations.ts';
import { filtersOf } from '../kit/list/filters.ts';
import { countryChoices, riskLevelChoices } from './lookupChoices.ts';
import { lookupMessages as messages } from './messages.ts';

/** The part of a list's filter that these send. */
interface LookupFilter {
  countries?: string[];
  riskLevels?: string[];
  visualComplianceDate?: DateRange;
}

const { many, dates } = filtersOf<LookupFilter>();

/** Any of these countries. */
export const countryFilter = many('country', messages.country, 'countries', countryChoices);

/** Any of these risk levels. */
export const riskLevelFilter = many('risk_level', messages.riskLevel, 'riskLevels', riskLevelChoices);

/** The name of the filter by the days on which a screening was made. */
export const SCREENED = 'visual_compliance_date';

/** Screened on these days. */
export const screenedFilter = (label: string) => dates(SCREENED, label, 'visualComplianceDate');

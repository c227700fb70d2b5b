/** The filters that several record lists share: by country, risk level and screening date. */
import type { DateRange } from '../generated/operations.ts';
import { fixedSource } from '../kit/form/choiceSource.ts';
import { filtersOf } from '../kit/list/filters.ts';
import { countryChoices, riskLevelChoices } from './lookupChoices.ts';
import { lookupMessages as messages } from './messages.ts';

/** The part of a list's filter input that these filters set. */
interface LookupFilter {
  countries?: string[];
  riskLevels?: string[];
  visualComplianceDate?: DateRange;
  isScreened?: boolean;
}

const { one, many, dates } = filtersOf<LookupFilter>();

/** The filter by countries. */
export const countryFilter = many('country', messages.country, 'countries', countryChoices);

/** The filter by risk levels. */
export const riskLevelFilter = many('risk_level', messages.riskLevel, 'riskLevels', riskLevelChoices);

/** The name of the filter by screening date. */
export const SCREENED = 'visual_compliance_date';

/** Returns the filter by screening date. */
export const screenedFilter = (label: string) => dates(SCREENED, label, 'visualComplianceDate');

/** The name of the filter by whether there was any screening, and its answer for none. */
export const EVER_SCREENED = 'screened';
export const NEVER = 'no';

/** The filter by whether there was any screening. */
export const everScreenedFilter = one(
  EVER_SCREENED,
  messages.everScreened,
  ([answer]) => ({ isScreened: answer !== NEVER }),
  fixedSource(Object.entries(messages.everScreenedAnswers).map(([id, label]) => ({ id, label }))),
);

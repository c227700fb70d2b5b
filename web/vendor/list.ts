/** Declares vendors in the settings, and what their list can be asked: its filters and its sorts. */
import { settingsRecord } from '../app/settingsPages.ts';
import type { VendorFilter, VendorSortField } from '../generated/operations.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { countryChoices, riskLevelChoices } from '../lookup/lookupChoices.ts';
import { vendorMessages as messages } from './messages.ts';

/** Vendors in the settings. */
export const vendorRecord = settingsRecord('vendors', { area: 'vendors', words: messages });

const { many, dates } = filtersOf<VendorFilter>();

/** The list of vendors. */
export const vendorListSpec: ListSpec<VendorFilter, VendorSortField> = {
  filters: [
    many('risk_level', messages.riskLevel, 'riskLevels', riskLevelChoices),
    dates('visual_compliance_date', messages.screened, 'visualComplianceDate'),
    many('country', messages.country, 'countries', countryChoices),
  ],
  sortable: ['NAME', 'VISUAL_COMPLIANCE_DATE', 'RISK_LEVEL', 'COUNTRY', 'EMAIL'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};

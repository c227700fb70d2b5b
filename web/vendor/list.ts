/** Declares vendors in the settings, with the filters and sorts of their list. */

import type { VendorFilter, VendorSortField } from '../generated/operations.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { countryFilter, everScreenedFilter, riskLevelFilter, screenedFilter } from '../lookup/filterChoices.ts';
import { settingsRecord } from '../shell/settingsPages.ts';
import { vendorMessages as messages } from './messages.ts';

/** Vendors in the settings. */
export const vendorRecord = settingsRecord('vendors', { area: 'vendors', imports: true, words: messages });

/** The list of vendors. */
export const vendorListSpec: ListSpec<VendorFilter, VendorSortField> = {
  filters: [riskLevelFilter, screenedFilter(messages.screened), everScreenedFilter, countryFilter],
  sortable: ['NAME', 'VISUAL_COMPLIANCE_DATE', 'RISK_LEVEL', 'COUNTRY', 'EMAIL'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};

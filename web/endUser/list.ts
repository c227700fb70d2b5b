/** Declares end users in the settings, with the filters and sorts of their list. */

import type { EndUserFilter, EndUserSortField } from '../generated/operations.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { countryFilter, riskLevelFilter } from '../lookup/filterChoices.ts';
import { programChoices } from '../scope/programChoices.ts';
import { settingsRecord } from '../shell/settingsPages.ts';
import { endUserMessages as messages } from './messages.ts';

/** End users in the settings. */
export const endUserRecord = settingsRecord('end-users', { area: 'endUsers', imports: true, words: messages });

const { text, many } = filtersOf<EndUserFilter>();

/** The filter by part of the organization's name. */
export const organizationFilter = text('external_organization_name', messages.organization, 'externalOrganizationName');

/** The filter by programs. */
export const programFilter = many('program_ids', messages.program, 'programIds', programChoices);

/** The list of end users. */
export const endUserListSpec: ListSpec<EndUserFilter, EndUserSortField> = {
  filters: [programFilter, organizationFilter, countryFilter, riskLevelFilter],
  sortable: ['LABEL', 'EXTERNAL_ORGANIZATION_NAME', 'COUNTRY', 'PROGRAM', 'RISK_LEVEL'],
  defaultSort: { field: 'LABEL', direction: 'ASC' },
  pageSize: 20,
};

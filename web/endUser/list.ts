/** Declares end users in the settings, and what their list can be asked: its filters and its sorts. */
import { programChoices } from '../app/programChoices.ts';
import { settingsRecord } from '../app/settingsPages.ts';
import type { EndUserFilter, EndUserSortField } from '../generated/operations.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { countryFilter, riskLevelFilter } from '../lookup/filterChoices.ts';
import { endUserMessages as messages } from './messages.ts';

/** End users in the settings. */
export const endUserRecord = settingsRecord('end-users', { area: 'endUsers', words: messages });

const { text, many } = filtersOf<EndUserFilter>();

/** Those of an organization by a part of its name. */
export const organizationFilter = text('external_organization_name', messages.organization, 'externalOrganizationName');

/** Those of any of these programs. */
export const programFilter = many('program_ids', messages.program, 'programIds', programChoices);

/** The list of end users. */
export const endUserListSpec: ListSpec<EndUserFilter, EndUserSortField> = {
  filters: [programFilter, organizationFilter, countryFilter, riskLevelFilter],
  sortable: ['LABEL', 'EXTERNAL_ORGANIZATION_NAME', 'COUNTRY', 'PROGRAM', 'RISK_LEVEL'],
  defaultSort: { field: 'LABEL', direction: 'ASC' },
  pageSize: 20,
};

/** Declares end users in the settings, and what their lists can be asked: their filters and their sorts. */

import { programChoices } from '../app/programChoices.ts';
import { settingsRecord } from '../app/settingsPages.ts';
import type { EndUserFilter, EndUserSortField } from '../generated/operations.ts';
import { fixedSource } from '../kit/form/choiceSource.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { countryFilter, riskLevelFilter, screenedFilter } from '../lookup/filterChoices.ts';
import { endUserMessages as messages } from './messages.ts';

/** End users in the settings. */
export const endUserRecord = settingsRecord('end-users', { area: 'endUsers', words: messages });

const { text, one, many } = filtersOf<EndUserFilter>();

const ATTACHED = 'yes';
const attachedChoices = fixedSource([
  { id: ATTACHED, label: messages.attached },
  { id: 'no', label: messages.notAttached },
]);

const organization = text('external_organization_name', messages.organization, 'externalOrganizationName');
const program = many('program_ids', messages.program, 'programIds', programChoices);

type EndUserListSpec = ListSpec<EndUserFilter, EndUserSortField>;

/** The list of end users. */
export const endUserListSpec: EndUserListSpec = {
  filters: [program, organization, countryFilter, riskLevelFilter],
  sortable: ['LABEL', 'EXTERNAL_ORGANIZATION_NAME', 'COUNTRY', 'PROGRAM', 'RISK_LEVEL'],
  defaultSort: { field: 'LABEL', direction: 'ASC' },
  pageSize: 20,
};

const screeningListSpec: EndUserListSpec = {
  ...endUserListSpec,
  filters: [
    screenedFilter(messages.screened),
    riskLevelFilter,
    one(
      'vc_file_attached',
      messages.fileAttached,
      ([answer]) => ({ hasScreeningDocument: answer === ATTACHED }),
      attachedChoices,
    ),
    organization,
    countryFilter,
    program,
  ],
  sortable: ['LABEL', 'VISUAL_COMPLIANCE_DATE', 'RISK_LEVEL', 'PROGRAM', 'EXTERNAL_ORGANIZATION_NAME'],
};
const withoutFiles: EndUserListSpec = {
  ...screeningListSpec,
  filters: screeningListSpec.filters.filter(({ id }) => id !== 'vc_file_attached'),
};

/** The screening list; whether there is a file can only be asked by who may read documents. */
export function screeningSpec(readsDocuments: boolean): EndUserListSpec {
  return readsDocuments ? screeningListSpec : withoutFiles;
}

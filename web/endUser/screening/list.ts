/** Declares the filters and sorts of the screening list. */
import type { EndUserFilter, EndUserSortField } from '../../generated/operations.ts';
import { fixedSource } from '../../kit/form/choiceSource.ts';
import { filtersOf } from '../../kit/list/filters.ts';
import type { FilterSpec, ListSpec } from '../../kit/list/listState.ts';
import { countryFilter, everScreenedFilter, riskLevelFilter, screenedFilter } from '../../lookup/filterChoices.ts';
import { organizationFilter, programFilter } from '../list.ts';
import { endUserMessages as messages } from '../messages.ts';

const fileAttached = filtersOf<EndUserFilter>().one(
  'vc_file_attached',
  messages.fileAttached,
  ([answer]) => ({ hasScreeningDocument: answer === 'yes' }),
  fixedSource(Object.entries(messages.attached).map(([id, label]) => ({ id, label }))),
);

const listSpec = (ofDocuments: FilterSpec<EndUserFilter>[]): ListSpec<EndUserFilter, EndUserSortField> => ({
  filters: [
    screenedFilter(messages.screened),
    everScreenedFilter,
    riskLevelFilter,
    ...ofDocuments,
    organizationFilter,
    countryFilter,
    programFilter,
  ],
  sortable: ['LABEL', 'VISUAL_COMPLIANCE_DATE', 'RISK_LEVEL', 'PROGRAM', 'EXTERNAL_ORGANIZATION_NAME'],
  defaultSort: { field: 'LABEL', direction: 'ASC' },
  pageSize: 20,
});
const [withFiles, withoutFiles] = [listSpec([fileAttached]), listSpec([])];

/** Returns the spec of the screening list; the filter by file requires the right to read documents. */
export function screeningSpec(readsDocuments: boolean): ListSpec<EndUserFilter, EndUserSortField> {
  return readsDocuments ? withFiles : withoutFiles;
}

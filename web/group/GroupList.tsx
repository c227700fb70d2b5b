import { ProgramNames } from '../app/ProgramNames.tsx';
import { useViewer } from '../app/session.ts';
import { useSettingsList } from '../app/settingsPages.ts';
import {
  type GroupFilter,
  type GroupListQuery,
  type GroupSortField,
  useGroupListQuery,
} from '../generated/operations.ts';
import { formatCount } from '../kit/format.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { everScreenedFilter, riskLevelFilter, screenedFilter } from '../lookup/filterChoices.ts';
import { riskLevelColumn } from '../lookup/RiskLevelBadge.tsx';
import { screenedColumn } from '../lookup/ScreeningBadge.tsx';
import { groupRecord } from './groupRecord.ts';
import { groupMessages as messages } from './messages.ts';

const spec: ListSpec<GroupFilter, GroupSortField> = {
  filters: [riskLevelFilter, screenedFilter(messages.screened), everScreenedFilter],
  sortable: ['NAME', 'COUNTRY', 'CITY', 'PROGRAM', 'VISUAL_COMPLIANCE_DATE', 'RISK_LEVEL'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};

const { title, text, quiet, shown } = columnsOf<GroupListQuery['groups']['data'][number], GroupSortField>();
const columns = [
  title('name', messages.name, groupRecord.record, 'NAME'),
  text(
    'country',
    messages.country,
    { sort: 'COUNTRY', card: 'note', width: '150px' },
    (group) => group.address?.countryName,
  ),
  text(
    'city',
    messages.city,
    { sort: 'CITY', card: 'note', width: '150px', from: 1100 },
    (group) => group.address?.city,
  ),
  shown('program', messages.program, { sort: 'PROGRAM', card: 'line' }, ({ program }) => (
    <ProgramNames programs={program && [program]} />
  )),
  {
    ...text('importPermit', messages.importPermit, { width: '108px' }, ({ requiresImportPermit }) =>
      requiresImportPermit === null ? null : requiresImportPermit ? messages.required : messages.notRequired,
    ),
    from: 1160,
  },
  { ...screenedColumn(messages.screened), from: 940 },
  { ...riskLevelColumn, from: 760 },
  text('members', messages.members, { width: '92px', align: 'end' }, ({ endUsersCount }) =>
    endUsersCount === null ? null : formatCount(endUsersCount),
  ),
  {
    ...quiet('membersOnCard', messages.members, { card: 'end' }, ({ endUsersCount }) =>
      endUsersCount === null ? null : messages.memberCount(endUsersCount),
    ),
    cardOnly: true as const,
  },
];

/** The groups of the programs that the user may open. */
export function GroupList() {
  const { programs } = useViewer();
  const shared = useSettingsList(groupRecord, () => import('./GroupPage.tsx'));
  const list = useRecordList(spec, 'groups');
  return (
    <RecordList
      {...shared}
      list={list}
      query={useGroupListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed })}
      page={(data) => data.groups}
      columns={columns}
      watch={{ type: 'GROUP', programId: programs.map(({ id }) => id) }}
    />
  );
}

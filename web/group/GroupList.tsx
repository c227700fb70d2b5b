import { formatCount } from '../base/format.ts';
import { useViewer } from '../client/session.ts';
import type { GroupColumn } from '../generated/columns.ts';
import {
  type GroupFilter,
  type GroupListQuery,
  type GroupSortField,
  useGroupListQuery,
} from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { everScreenedFilter, riskLevelFilter, screenedFilter } from '../lookup/filterChoices.ts';
import { riskLevelColumn } from '../lookup/RiskLevelBadge.tsx';
import { screenedColumn } from '../lookup/ScreeningBadge.tsx';
import { useMergingList } from '../merge/DuplicatesLink.tsx';
import { ProgramNames } from '../scope/ProgramNames.tsx';
import { useSettingsList } from '../shell/settingsPages.ts';
import { groupMerge } from './groupMerge.ts';
import { groupRecord } from './groupRecord.ts';
import { groupMessages as messages } from './messages.ts';

const spec: ListSpec<GroupFilter, GroupSortField> = {
  filters: [riskLevelFilter, screenedFilter(messages.screened), everScreenedFilter],
  sortable: ['NAME', 'COUNTRY', 'CITY', 'PROGRAM', 'VISUAL_COMPLIANCE_DATE', 'RISK_LEVEL'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};

const { title, text, quiet, shown } = columnsOf<GroupListQuery['groups']['data'][number], GroupColumn>();
const columns = [
  title('NAME', messages.name, groupRecord.record, ({ name }) => name),
  text('COUNTRY', messages.country, { card: 'note', width: '150px' }, ({ address }) => address?.countryName),
  text('CITY', messages.city, { card: 'note', width: '150px', from: 1100 }, ({ address }) => address?.city),
  shown('PROGRAM', messages.program, { card: 'line' }, ({ program }) => (
    <ProgramNames programs={program && [program]} />
  )),
  {
    ...text('REQUIRES_IMPORT_PERMIT', messages.importPermit, { width: '108px' }, ({ requiresImportPermit }) =>
      requiresImportPermit === null ? null : requiresImportPermit ? messages.required : messages.notRequired,
    ),
    from: 1160,
  },
  { ...screenedColumn(messages.screened), from: 940 },
  { ...riskLevelColumn, from: 760 },
  text('END_USERS', messages.members, { width: '92px', align: 'end' }, ({ endUsersCount }) =>
    endUsersCount === null ? null : formatCount(endUsersCount),
  ),
  {
    ...quiet('END_USERS', messages.members, { card: 'end' }, ({ endUsersCount }) =>
      endUsersCount === null ? null : messages.memberCount(endUsersCount),
    ),
    cardOnly: true as const,
  },
];

/** The groups of the programs that the user may open. */
export function GroupList() {
  const { programs } = useViewer();
  const shared = useSettingsList(groupRecord, () => import('./GroupPage.tsx'));
  const list = useRecordList(spec, 'groups', {
    list: 'GROUPS',
    programId: null,
    counted: (groups) => ({ groups }),
  });
  const merging = useMergingList<GroupListQuery['groups']['data'][number]>(groupMerge, ({ name }) => name);
  return (
    <RecordList
      {...shared}
      {...merging}
      list={list}
      source={{
        query: useGroupListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed }),
        page: (data) => data.groups,
        watch: { type: 'GROUP', programId: programs.map(({ id }) => id) },
      }}
      columns={columns}
    />
  );
}

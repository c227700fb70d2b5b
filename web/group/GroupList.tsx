import { addresses } from '../app/addresses.ts';
import { ProgramNames } from '../app/ProgramNames.tsx';
import { useViewer } from '../app/session.ts';
import { type GroupListQuery, type GroupSortField, useGroupListQuery } from '../generated/operations.ts';
import { formatCount } from '../kit/format.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { messages as kitMessages } from '../kit/messages.ts';
import { groupMessages as messages } from './messages.ts';

const spec: ListSpec<never, GroupSortField> = {
  filters: [],
  sortable: ['NAME', 'COUNTRY', 'CITY', 'PROGRAM'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};

const columns: Column<GroupListQuery['groups']['data'][number], GroupSortField>[] = [
  {
    id: 'name',
    header: messages.name,
    sort: 'NAME',
    card: 'title',
    cell: ({ id, name }) => <LinkCell to={addresses.settingsRecord('groups', id)}>{name}</LinkCell>,
  },
  {
    id: 'country',
    header: messages.country,
    sort: 'COUNTRY',
    card: 'note',
    width: '150px',
    cell: (group) => <TextCell>{group.address?.countryName}</TextCell>,
  },
  {
    id: 'city',
    header: messages.city,
    sort: 'CITY',
    card: 'note',
    width: '150px',
    cell: (group) => <TextCell>{group.address?.city}</TextCell>,
  },
  {
    id: 'program',
    header: messages.program,
    sort: 'PROGRAM',
    card: 'line',
    cell: ({ program }) => <ProgramNames programs={program && [program]} />,
  },
  {
    id: 'members',
    header: messages.members,
    card: 'corner',
    width: '110px',
    align: 'end',
    cell: ({ endUsersCount }) => <TextCell>{endUsersCount === null ? null : formatCount(endUsersCount)}</TextCell>,
  },
];

/** The groups of the programs that one may open. */
export function GroupList() {
  const { permissions, programs } = useViewer();
  const { groups } = permissions;
  const list = useRecordList(spec, 'groups');
  const { filter: _none, ...variables } = list.variables;
  return (
    <RecordList
      title={messages.title}
      allowed={groups.read}
      list={list}
      query={useGroupListQuery({ ...list.options, variables, skip: !groups.read })}
      page={(data) => data.groups}
      columns={columns}
      to={({ id }) => addresses.settingsRecord('groups', id)}
      load={() => import('./GroupPage.tsx')}
      add={{
        label: messages.add,
        labelWhenEmpty: kitMessages.addNew,
        to: addresses.newSettingsRecord('groups'),
        reason: groups.write && groups.read ? null : messages.addDenied,
        load: () => import('./NewGroupPage.tsx'),
      }}
      searchPlaceholder={messages.search}
      watch={{ type: 'GROUP', programId: programs.map(({ id }) => id) }}
    />
  );
}

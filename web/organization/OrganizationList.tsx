import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import {
  type OrganizationListQuery,
  type OrganizationSortField,
  useOrganizationListQuery,
} from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { organizationMessages as messages } from './messages.ts';

const spec: ListSpec<never, OrganizationSortField> = {
  filters: [],
  sortable: ['NAME', 'SHORT_NAME', 'EMAIL'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};

const columns: Column<OrganizationListQuery['organizations']['data'][number], OrganizationSortField>[] = [
  {
    id: 'name',
    header: messages.name,
    sort: 'NAME',
    card: 'title',
    cell: ({ id, name }) => <LinkCell to={addresses.organization(id)}>{name}</LinkCell>,
  },
  {
    id: 'shortName',
    header: messages.shortName,
    sort: 'SHORT_NAME',
    card: 'corner',
    width: '170px',
    cell: ({ shortName }) => <TextCell>{shortName}</TextCell>,
  },
  {
    id: 'country',
    header: messages.country,
    card: 'note',
    width: '180px',
    cell: ({ address }) => <TextCell>{address?.countryName}</TextCell>,
  },
  {
    id: 'email',
    header: messages.email,
    sort: 'EMAIL',
    card: 'line',
    cell: ({ email }) => <TextCell quiet>{email}</TextCell>,
  },
];

/** All organizations, for those who see them. */
export function OrganizationList() {
  const { organizations, views } = usePermissions();
  const allowed = organizations.read && views.includes('organizations');
  const list = useRecordList(spec, 'organizations');
  const { filter: _none, ...variables } = list.variables;
  const query = useOrganizationListQuery({ ...list.options, variables, skip: !allowed });
  return (
    <RecordList
      title={messages.title}
      allowed={allowed}
      list={list}
      query={query}
      page={(data) => data.organizations}
      columns={columns}
      to={({ id }) => addresses.organization(id)}
      load={() => import('./OrganizationPage.tsx')}
      add={{
        label: messages.add,
        to: addresses.newOrganization,
        reason: organizations.create && organizations.read ? null : messages.addDenied,
        load: () => import('./NewOrganizationPage.tsx'),
      }}
      searchPlaceholder={messages.search}
      watch={{ type: 'ORGANIZATION', programId: null }}
    />
  );
}

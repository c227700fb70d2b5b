import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { type CourierListQuery, type CourierSortField, useCourierListQuery } from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { messages as kitMessages } from '../kit/messages.ts';
import { courierMessages as messages } from './messages.ts';

const spec: ListSpec<never, CourierSortField> = {
  filters: [],
  sortable: ['COMPANY_NAME', 'COUNTRY', 'CITY'],
  defaultSort: { field: 'COMPANY_NAME', direction: 'ASC' },
  pageSize: 20,
};

const columns: Column<CourierListQuery['couriers']['data'][number], CourierSortField>[] = [
  {
    id: 'companyName',
    header: messages.companyName,
    sort: 'COMPANY_NAME',
    card: 'title',
    cell: ({ id, companyName }) => <LinkCell to={addresses.settingsRecord('couriers', id)}>{companyName}</LinkCell>,
  },
  {
    id: 'country',
    header: messages.country,
    sort: 'COUNTRY',
    card: 'note',
    cell: ({ address }) => <TextCell>{address?.countryName}</TextCell>,
  },
  {
    id: 'city',
    header: messages.city,
    sort: 'CITY',
    card: 'note',
    cell: ({ address }) => <TextCell>{address?.city}</TextCell>,
  },
];

/** The organization's couriers. */
export function CourierList() {
  const { couriers } = usePermissions();
  const list = useRecordList(spec, 'couriers');
  const { filter: _none, ...variables } = list.variables;
  const query = useCourierListQuery({ ...list.options, variables, skip: !couriers.read });
  return (
    <RecordList
      title={messages.title}
      allowed={couriers.read}
      list={list}
      query={query}
      page={(data) => data.couriers}
      columns={columns}
      to={({ id }) => addresses.settingsRecord('couriers', id)}
      load={() => import('./CourierPage.tsx')}
      add={{
        label: messages.add,
        labelWhenEmpty: kitMessages.addNew,
        to: addresses.newSettingsRecord('couriers'),
        reason: couriers.write && couriers.read ? null : messages.addDenied,
        load: () => import('./NewCourierPage.tsx'),
      }}
      searchPlaceholder={messages.search}
      watch={{ type: 'COURIER', programId: null }}
    />
  );
}

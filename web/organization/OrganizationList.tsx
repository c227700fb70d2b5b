import { usePermissions } from '../app/session.ts';
import { useSettingsList } from '../app/settingsPages.ts';
import {
  type OrganizationListQuery,
  type OrganizationSortField,
  useOrganizationListQuery,
} from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { organizationMessages as messages } from './messages.ts';
import { organizationRecord } from './organizationRecord.ts';

const spec: ListSpec<never, OrganizationSortField> = {
  filters: [],
  sortable: ['NAME', 'SHORT_NAME', 'EMAIL'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};

const { title, text, quiet } = columnsOf<
  OrganizationListQuery['organizations']['data'][number],
  OrganizationSortField
>();
const columns = [
  title('name', messages.name, organizationRecord.record, 'NAME'),
  text('shortName', messages.shortName, { sort: 'SHORT_NAME', card: 'corner', width: '170px' }),
  text('country', messages.country, { card: 'note', width: '180px' }, ({ address }) => address?.countryName),
  quiet('email', messages.email, { sort: 'EMAIL', card: 'line' }),
];

/** All organizations, for users who may see them. */
export function OrganizationList() {
  const shared = useSettingsList(organizationRecord, () => import('./OrganizationPage.tsx'));
  const { views } = usePermissions();
  const allowed = shared.allowed && views.includes('organizations');
  const list = useRecordList(spec, 'organizations');
  return (
    <RecordList
      {...shared}
      allowed={allowed}
      list={list}
      query={useOrganizationListQuery({ ...list.options, variables: list.variables, skip: !allowed })}
      page={(data) => data.organizations}
      columns={columns}
      watch={{ type: 'ORGANIZATION', programId: null }}
    />
  );
}

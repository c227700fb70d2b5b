import { usePermissions } from '../client/session.ts';
import type { OrganizationColumn } from '../generated/columns.ts';
import {
  type OrganizationListQuery,
  type OrganizationSortField,
  useOrganizationListQuery,
} from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useSettingsList } from '../shell/settingsPages.ts';
import { organizationMessages as messages } from './messages.ts';
import { organizationRecord } from './organizationRecord.ts';

const spec: ListSpec<never, OrganizationSortField> = {
  filters: [],
  sortable: ['NAME', 'SHORT_NAME', 'EMAIL'],
  defaultSort: { field: 'NAME', direction: 'ASC' },
  pageSize: 20,
};

const { title, text, quiet } = columnsOf<OrganizationListQuery['organizations']['data'][number], OrganizationColumn>();
const columns = [
  title('NAME', messages.name, organizationRecord.record, ({ name }) => name),
  text('SHORT_NAME', messages.shortName, { card: 'corner', width: '170px' }, ({ shortName }) => shortName),
  text('COUNTRY', messages.country, { card: 'note', width: '180px' }, ({ address }) => address?.countryName),
  quiet('EMAIL', messages.email, { card: 'line' }, ({ email }) => email),
];

/** All organizations, for users who may see them. */
export function OrganizationList() {
  const shared = useSettingsList(organizationRecord, () => import('./OrganizationPage.tsx'));
  const { views } = usePermissions();
  const allowed = shared.allowed && views.includes('organizations');
  const list = useRecordList(spec, 'organizations', {
    list: 'ORGANIZATIONS',
    programId: null,
    counted: ({ search }) => ({ organizations: { search } }),
  });
  return (
    <RecordList
      {...shared}
      allowed={allowed}
      list={list}
      source={{
        query: useOrganizationListQuery({ ...list.options, variables: list.variables, skip: !allowed }),
        page: (data) => data.organizations,
        watch: { type: 'ORGANIZATION', programId: null },
      }}
      columns={columns}
    />
  );
}

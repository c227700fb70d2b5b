import type { CourierColumn } from '../generated/columns.ts';
import {
  type CourierFilter,
  type CourierListQuery,
  type CourierSortField,
  useCourierListQuery,
} from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { everScreenedFilter, riskLevelFilter, screenedFilter } from '../lookup/filterChoices.ts';
import { riskLevelColumn } from '../lookup/RiskLevelBadge.tsx';
import { screenedColumn } from '../lookup/ScreeningBadge.tsx';
import { useSettingsList } from '../shell/settingsPages.ts';
import { courierRecord } from './courierRecord.ts';
import { courierMessages as messages } from './messages.ts';

const spec: ListSpec<CourierFilter, CourierSortField> = {
  filters: [riskLevelFilter, screenedFilter(messages.screened), everScreenedFilter],
  sortable: ['COMPANY_NAME', 'COUNTRY', 'CITY', 'VISUAL_COMPLIANCE_DATE', 'RISK_LEVEL'],
  defaultSort: { field: 'COMPANY_NAME', direction: 'ASC' },
  pageSize: 20,
};

const { title, text } = columnsOf<CourierListQuery['couriers']['data'][number], CourierColumn>();
const columns = [
  title('COMPANY_NAME', messages.companyName, courierRecord.record, ({ companyName }) => companyName),
  text('COUNTRY', messages.country, { card: 'note' }, ({ address }) => address?.countryName),
  text('CITY', messages.city, { card: 'note' }, ({ address }) => address?.city),
  { ...screenedColumn(messages.screened), from: 820 },
  { ...riskLevelColumn, from: 640 },
];

/** The organization's couriers. */
export function CourierList() {
  const shared = useSettingsList(courierRecord, () => import('./CourierPage.tsx'));
  const list = useRecordList(spec, 'couriers', {
    list: 'COURIERS',
    programId: null,
    counted: (couriers) => ({ couriers }),
  });
  return (
    <RecordList
      {...shared}
      list={list}
      source={{
        query: useCourierListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed }),
        page: (data) => data.couriers,
        watch: { type: 'COURIER', programId: null },
      }}
      columns={columns}
    />
  );
}

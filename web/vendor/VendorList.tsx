import { useVendorListQuery, useVendorScreeningCountsQuery } from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useScreenedList } from '../lookup/ScreeningLink.tsx';
import { useSettingsList } from '../shell/settingsPages.ts';
import { vendorListSpec, vendorRecord } from './list.ts';
import { vendorColumns } from './VendorColumns.tsx';

/** The organization's vendors. */
export function VendorList() {
  const shared = useSettingsList(vendorRecord, () => import('./VendorPage.tsx'));
  const list = useRecordList(vendorListSpec, 'vendors', {
    list: 'VENDORS',
    programId: null,
    counted: (vendors) => ({ vendors }),
  });
  const query = useVendorListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed });
  const screened = useScreenedList({ list, query, useCounts: useVendorScreeningCountsQuery, skip: !shared.allowed });
  return (
    <RecordList
      {...shared}
      list={list}
      source={{ query: screened.query, page: (data) => data.vendors, watch: { type: 'VENDOR', programId: null } }}
      columns={vendorColumns}
      around={{ summary: screened.summary }}
    />
  );
}

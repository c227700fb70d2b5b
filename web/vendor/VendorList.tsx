import { useSettingsList } from '../app/settingsPages.ts';
import { useVendorListQuery, useVendorScreeningCountsQuery } from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useScreenedList } from '../lookup/ScreeningLink.tsx';
import { vendorListSpec, vendorRecord } from './list.ts';
import { vendorColumns } from './VendorColumns.tsx';

/** The organization's vendors. */
export function VendorList() {
  const shared = useSettingsList(vendorRecord, () => import('./VendorPage.tsx'));
  const list = useRecordList(vendorListSpec, 'vendors');
  const query = useVendorListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed });
  const screened = useScreenedList({ list, query, useCounts: useVendorScreeningCountsQuery, skip: !shared.allowed });
  return (
    <RecordList
      {...shared}
      {...screened}
      list={list}
      page={(data) => data.vendors}
      columns={vendorColumns}
      watch={{ type: 'VENDOR', programId: null }}
    />
  );
}

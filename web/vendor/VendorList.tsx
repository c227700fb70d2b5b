import { useState } from 'react';
import { useSettingsList } from '../app/settingsPages.ts';
import { useVendorListQuery, useVendorScreeningCountsQuery } from '../generated/operations.ts';
import { countedBeside } from '../kit/list/countedBeside.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { ScreeningLinks, screeningRanges } from '../lookup/ScreeningLink.tsx';
import { vendorListSpec, vendorRecord } from './list.ts';
import { vendorColumns } from './VendorColumns.tsx';

/** The organization's vendors. */
export function VendorList() {
  const shared = useSettingsList(vendorRecord, () => import('./VendorPage.tsx'));
  const list = useRecordList(vendorListSpec, 'vendors');
  const query = useVendorListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed });
  const [variables] = useState(screeningRanges);
  const screening = useVendorScreeningCountsQuery({ ...list.options, variables, skip: !shared.allowed });
  return (
    <RecordList
      {...shared}
      list={list}
      query={countedBeside(query, screening)}
      page={(data) => data.vendors}
      columns={vendorColumns}
      summary={
        <ScreeningLinks counts={screening.data} onShow={(days) => list.setFilter('visual_compliance_date', days)} />
      }
      watch={{ type: 'VENDOR', programId: null }}
    />
  );
}

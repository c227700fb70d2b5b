import { Flex } from '@chakra-ui/react';
import { useVendorListQuery, useVendorScreeningCountsQuery, type VendorListQuery } from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useScreenedList } from '../lookup/ScreeningLink.tsx';
import { useMergingList } from '../merge/DuplicatesLink.tsx';
import { useSettingsList } from '../shell/settingsPages.ts';
import { vendorListSpec, vendorRecord } from './list.ts';
import { vendorColumns } from './VendorColumns.tsx';
import { vendorMerge } from './vendorMerge.ts';

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
  const merging = useMergingList<VendorListQuery['vendors']['data'][number]>(vendorMerge, ({ name }) => name);
  return (
    <RecordList
      {...shared}
      list={list}
      source={{ query: screened.query, page: (data) => data.vendors, watch: { type: 'VENDOR', programId: null } }}
      columns={vendorColumns}
      bulk={merging.bulk}
      around={{
        ...merging.around,
        summary: (
          // On a phone each has its line: the counts come later, and would move the rows.
          <Flex columnGap="2" direction={{ base: 'column', md: 'row' }}>
            {screened.summary}
            {merging.around.summary}
          </Flex>
        ),
      }}
    />
  );
}

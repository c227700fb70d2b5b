import { usePermissions } from '../../client/session.ts';
import { useEndUserScreeningCountsQuery, useEndUserScreeningListQuery } from '../../generated/operations.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { useRecordList } from '../../kit/list/useRecordList.ts';
import { useScreenedList } from '../../lookup/ScreeningLink.tsx';
import { useSettingsList } from '../../shell/settingsPages.ts';
import { EndUserTabs } from '../EndUserTabs.tsx';
import { endUserRecord } from '../list.ts';
import { endUserMessages as messages } from '../messages.ts';
import { screeningSpec } from './list.ts';
import { screeningColumns } from './ScreeningColumns.tsx';

/** Lists end users by screening date, risk level and the document that proves the screening. */
export function ScreeningList() {
  const shared = useSettingsList(endUserRecord, () => import('../EndUserPage.tsx'));
  const list = useRecordList(screeningSpec(usePermissions().documents.read), 'end-users/screening', {
    list: 'SCREENING',
    programId: null,
    counted: (endUsers) => ({ endUsers }),
  });
  const query = useEndUserScreeningListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed });
  const screened = useScreenedList({ list, query, useCounts: useEndUserScreeningCountsQuery, skip: !shared.allowed });
  return (
    <EndUserTabs shown="screening">
      <RecordList
        {...shared}
        head={{
          ...shared.head,
          title: messages.screening,
          parents: [{ label: messages.title, to: endUserRecord.list }],
        }}
        list={list}
        source={{
          query: screened.query,
          page: (data) => data.endUsers,
          watch: { type: 'END_USER', also: ['DOCUMENT'], programId: null },
        }}
        columns={screeningColumns}
        around={{ summary: screened.summary }}
      />
    </EndUserTabs>
  );
}

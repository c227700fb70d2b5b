import type { ReactNode } from 'react';
import { usePermissions } from '../app/session.ts';
import { useSettingsList } from '../app/settingsPages.ts';
import {
  useEndUserListQuery,
  useEndUserScreeningCountsQuery,
  useEndUserScreeningListQuery,
} from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { TabSet } from '../kit/ui/TabSet.tsx';
import { useScreenedList } from '../lookup/ScreeningLink.tsx';
import { endUserColumns, screeningColumns } from './EndUserColumns.tsx';
import { endUserListSpec, endUserRecord, screeningSpec } from './list.ts';
import { endUserMessages as messages } from './messages.ts';

const LIST = endUserRecord.list;
const SCREENING = endUserRecord.record('screening');
const loadPages = () => import('./EndUserPage.tsx');

/** The organization's end users. */
export function EndUserList() {
  const shared = useSettingsList(endUserRecord, loadPages);
  const list = useRecordList(endUserListSpec, 'end-users');
  const query = useEndUserListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed });
  return (
    <Lists shown={LIST}>
      <RecordList
        {...shared}
        list={list}
        query={query}
        page={(data) => data.endUsers}
        columns={endUserColumns}
        watch={{ type: 'END_USER', programId: null }}
      />
    </Lists>
  );
}

/** The same people by when they were screened, how much risk they are, and what proves it. */
export function EndUserScreeningList() {
  const shared = useSettingsList(endUserRecord, loadPages);
  const list = useRecordList(screeningSpec(usePermissions().documents.read), 'end-users/screening');
  const query = useEndUserScreeningListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed });
  const screened = useScreenedList({ list, query, useCounts: useEndUserScreeningCountsQuery, skip: !shared.allowed });
  return (
    <Lists shown={SCREENING}>
      <RecordList
        {...shared}
        {...screened}
        title={messages.screening}
        parents={[{ label: messages.title, to: LIST }]}
        list={list}
        page={(data) => data.endUsers}
        columns={screeningColumns}
        watch={{ type: 'END_USER', also: ['DOCUMENT'], programId: null }}
      />
    </Lists>
  );
}

const tabs = [
  { id: LIST, label: messages.title, to: LIST },
  { id: SCREENING, label: messages.screening, to: SCREENING },
];

function Lists({ shown, children }: { shown: string; children: ReactNode }) {
  return (
    <TabSet label={messages.lists} value={shown} tabs={tabs}>
      {children}
    </TabSet>
  );
}

import { type EndUserRowFragment, useEndUserListQuery } from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useMergingList } from '../merge/DuplicatesLink.tsx';
import { useSettingsList } from '../shell/settingsPages.ts';
import { endUserColumns } from './EndUserColumns.tsx';
import { EndUserTabs } from './EndUserTabs.tsx';
import { endUserMerge } from './endUserMerge.ts';
import { endUserListSpec, endUserRecord } from './list.ts';

/** The organization's end users. */
export function EndUserList() {
  const shared = useSettingsList(endUserRecord, () => import('./EndUserPage.tsx'));
  const list = useRecordList(endUserListSpec, 'end-users', {
    list: 'END_USERS',
    programId: null,
    counted: (endUsers) => ({ endUsers }),
  });
  const merging = useMergingList<EndUserRowFragment>(endUserMerge, ({ label }) => label);
  return (
    <EndUserTabs shown="all">
      <RecordList
        {...shared}
        {...merging}
        list={list}
        source={{
          query: useEndUserListQuery({ ...list.options, variables: list.variables, skip: !shared.allowed }),
          page: (data) => data.endUsers,
          watch: { type: 'END_USER', programId: null },
        }}
        columns={endUserColumns}
      />
    </EndUserTabs>
  );
}

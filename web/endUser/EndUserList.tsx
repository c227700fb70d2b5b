import type { ReactNode } from 'react';
import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { useEndUserListQuery, useEndUserScreeningListQuery } from '../generated/operations.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { TabSet } from '../kit/ui/TabSet.tsx';
import { endUserColumns, screeningColumns } from './EndUserColumns.tsx';
import { endUserListSpec, screeningSpec } from './list.ts';
import { endUserMessages as messages } from './messages.ts';

const LIST = addresses.settingsSection('end-users');
const SCREENING = addresses.settingsRecord('end-users', 'screening');
const loadPage = () => import('./EndUserPage.tsx');
const toEndUser = ({ id }: { id: string }) => addresses.settingsRecord('end-users', id);

/** The organization's end users. */
export function EndUserList() {
  const { endUsers } = usePermissions();
  const list = useRecordList(endUserListSpec, 'end-users');
  const query = useEndUserListQuery({ ...list.options, variables: list.variables, skip: !endUsers.read });
  return (
    <Lists shown={LIST}>
      <RecordList
        title={messages.title}
        allowed={endUsers.read}
        list={list}
        query={query}
        page={(data) => data.endUsers}
        columns={endUserColumns}
        to={toEndUser}
        load={loadPage}
        add={useNewEndUser()}
        searchPlaceholder={messages.search}
        watch={{ type: 'END_USER', programId: null }}
      />
    </Lists>
  );
}

/** The same people by when they were screened, how much risk they are, and what proves it. */
export function EndUserScreeningList() {
  const { endUsers, documents } = usePermissions();
  const list = useRecordList(screeningSpec(documents.read), 'end-users/screening');
  const query = useEndUserScreeningListQuery({ ...list.options, variables: list.variables, skip: !endUsers.read });
  return (
    <Lists shown={SCREENING}>
      <RecordList
        title={messages.screening}
        parents={[{ label: messages.title, to: LIST }]}
        allowed={endUsers.read}
        list={list}
        query={query}
        page={(data) => data.endUsers}
        columns={screeningColumns}
        to={toEndUser}
        load={loadPage}
        add={useNewEndUser()}
        searchPlaceholder={messages.search}
        watch={{ type: 'END_USER', also: ['DOCUMENT'], programId: null }}
      />
    </Lists>
  );
}

function Lists({ shown, children }: { shown: string; children: ReactNode }) {
  return (
    <TabSet
      label={messages.lists}
      value={shown}
      tabs={[
        { id: LIST, label: messages.title, to: LIST },
        { id: SCREENING, label: messages.screening, to: SCREENING },
      ]}
    >
      {children}
    </TabSet>
  );
}

/** The way to the form of a new end user, or why there is none. */
function useNewEndUser() {
  const { endUsers } = usePermissions();
  return {
    label: messages.add,
    labelWhenEmpty: messages.createNew,
    to: addresses.newSettingsRecord('end-users'),
    reason: endUsers.write && endUsers.read ? null : messages.addDenied,
    load: () => import('./NewEndUserPage.tsx'),
  };
}

import { useMemo } from 'react';
import { useCreateGroupMutation, useGroupPageQuery, useUpdateGroupMutation } from '../generated/operations.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { creates, updates } from '../kit/record/sends.ts';
import { screeningHeader } from '../lookup/ScreeningBadge.tsx';
import { MergeButton, MergedInto, MergedPanel } from '../merge/MergedPanel.tsx';
import { usePresetProgram } from '../scope/presetProgram.ts';
import { useOrganizationWords } from '../scope/useNewInOrganization.ts';
import { useSettingsCreate, useSettingsPage } from '../shell/settingsPages.ts';
import { GroupFields } from './GroupFields.tsx';
import { groupForm } from './groupForm.ts';
import { groupHistory } from './groupHistory.ts';
import { groupMerge } from './groupMerge.ts';
import { groupRecord } from './groupRecord.ts';
import { groupMessages as messages } from './messages.ts';

/** The page of a group. */
export function GroupPage() {
  const id = useRecordId();
  const shared = useSettingsPage(groupRecord);
  const query = useGroupPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !shared.allowed });
  const { subtitle } = useOrganizationWords();
  const [update] = useUpdateGroupMutation();
  return (
    <PlainRecordPage
      {...shared}
      query={query}
      record={({ group }) => group}
      title={({ name }) => name}
      notFound={{ ...shared.notFound, more: <MergedInto subject={groupMerge} id={id} /> }}
      header={{
        ...screeningHeader,
        subtitle,
        alert: (record) => (
          <>
            {screeningHeader.alert(record)}
            <MergedPanel subject={groupMerge} id={id} />
          </>
        ),
        actions: (
          <MergeButton subject={groupMerge} id={id} label={(query.data ?? query.previousData)?.group?.name ?? ''} />
        ),
      }}
      history={{ type: 'GROUP', words: groupHistory, programId: ({ program }) => program?.id ?? null }}
      edit={{ form: groupForm, save: updates(update, id, (data) => data.updateGroup), saved: messages.updated }}
      fields={<GroupFields members={(query.data ?? query.previousData)?.group?.endUsersCount ?? null} />}
    />
  );
}

/** The page that creates a group of a program. */
export function NewGroupPage() {
  const preset = usePresetProgram();
  const words = useOrganizationWords();
  const [create] = useCreateGroupMutation(changesList('groups'));
  return (
    <CreatePage
      {...useSettingsCreate(groupRecord)}
      form={groupForm}
      name="group/new"
      known={useMemo(() => ({ programId: preset && { id: preset.id, label: preset.name } }), [preset])}
      save={creates(create, (data) => data.createGroup, 'group')}
      created={words.created(messages.created)}
      fields={<GroupFields />}
    />
  );
}

import { type ReactNode, useMemo } from 'react';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { useCreateEndUserMutation, useEndUserPageQuery, useUpdateEndUserMutation } from '../generated/operations.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { creates, updates } from '../kit/record/sends.ts';
import { screeningHeader } from '../lookup/ScreeningBadge.tsx';
import { MergeButton, MergedInto, MergedPanel } from '../merge/MergedPanel.tsx';
import { OrganizationPicker } from '../scope/OrganizationPicker.tsx';
import { usePresetProgram } from '../scope/presetProgram.ts';
import { useNewInOrganization, useOrganizationWords } from '../scope/useNewInOrganization.ts';
import { useSettingsCreate, useSettingsPage } from '../shell/settingsPages.ts';
import { EndUserFields } from './EndUserFields.tsx';
import { endUserForm } from './endUserForm.ts';
import { endUserHistory } from './endUserHistory.ts';
import { endUserMerge } from './endUserMerge.ts';
import { endUserRecord } from './list.ts';
import { endUserMessages as messages } from './messages.ts';

/** The page of an end user. @param orders the open orders that name the end user */
export function EndUserPage({ orders }: { orders: ReactNode }) {
  const id = useRecordId();
  const shared = useSettingsPage(endUserRecord);
  const query = useEndUserPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !shared.allowed });
  const { subtitle } = useOrganizationWords();
  const [update] = useUpdateEndUserMutation();
  return (
    <PlainRecordPage
      {...shared}
      query={query}
      record={({ endUser }) => endUser}
      title={({ label }) => label}
      notFound={{ ...shared.notFound, more: <MergedInto subject={endUserMerge} id={id} /> }}
      header={{
        ...screeningHeader,
        subtitle,
        alert: (record) => (
          <>
            {screeningHeader.alert(record)}
            <MergedPanel subject={endUserMerge} id={id} />
          </>
        ),
        actions: (
          <MergeButton
            subject={endUserMerge}
            id={id}
            label={(query.data ?? query.previousData)?.endUser?.label ?? ''}
          />
        ),
      }}
      history={{ type: 'END_USER', words: endUserHistory }}
      edit={{ form: endUserForm, save: updates(update, id, (data) => data.updateEndUser) }}
      fields={<EndUserFields />}
    >
      {({ label }) => (
        <>
          <DocumentPanel parent={{ type: 'END_USER', id }} label={label} />
          {orders}
        </>
      )}
    </PlainRecordPage>
  );
}

/** The page that creates an end user. */
export function NewEndUserPage() {
  const preset = usePresetProgram();
  const words = useOrganizationWords();
  const inOrganization = useNewInOrganization(endUserForm);
  const [create] = useCreateEndUserMutation(changesList('endUsers'));
  return (
    <CreatePage
      {...useSettingsCreate(endUserRecord)}
      {...inOrganization}
      name="endUser/new"
      known={useMemo(() => ({ programIds: preset ? [{ id: preset.id, label: preset.name }] : [] }), [preset])}
      save={creates(create, (data) => data.createEndUser, 'endUser')}
      created={words.created(messages.created)}
      fields={
        <>
          <OrganizationPicker clears={OF_ORGANIZATION} />
          <EndUserFields />
        </>
      }
    />
  );
}

const OF_ORGANIZATION = ['programIds', 'groupIds'];

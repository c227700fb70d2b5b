import type { ReactNode } from 'react';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { useCreateVendorMutation, useUpdateVendorMutation, useVendorPageQuery } from '../generated/operations.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { creates, updates } from '../kit/record/sends.ts';
import { screeningHeader } from '../lookup/ScreeningBadge.tsx';
import { MergeButton, MergedInto, MergedPanel } from '../merge/MergedPanel.tsx';
import { OrganizationPicker } from '../scope/OrganizationPicker.tsx';
import { useNewInOrganization, useOrganizationWords } from '../scope/useNewInOrganization.ts';
import { useSettingsCreate, useSettingsPage } from '../shell/settingsPages.ts';
import { vendorRecord } from './list.ts';
import { vendorMessages as messages } from './messages.ts';
import { VendorFields } from './VendorFields.tsx';
import { vendorForm } from './vendorForm.ts';
import { vendorHistory } from './vendorHistory.ts';
import { vendorMerge } from './vendorMerge.ts';

/** The page of a vendor. @param orders the open orders that name the vendor */
export function VendorPage({ orders }: { orders: ReactNode }) {
  const id = useRecordId();
  const shared = useSettingsPage(vendorRecord);
  const query = useVendorPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip: !shared.allowed });
  const { subtitle } = useOrganizationWords();
  const [update] = useUpdateVendorMutation();
  return (
    <PlainRecordPage
      {...shared}
      query={query}
      record={({ vendor }) => vendor}
      title={({ name }) => name}
      notFound={{ ...shared.notFound, more: <MergedInto subject={vendorMerge} id={id} /> }}
      header={{
        ...screeningHeader,
        subtitle,
        alert: (record) => (
          <>
            {screeningHeader.alert(record)}
            <MergedPanel subject={vendorMerge} id={id} />
          </>
        ),
        actions: (
          <MergeButton subject={vendorMerge} id={id} label={(query.data ?? query.previousData)?.vendor?.name ?? ''} />
        ),
      }}
      history={{ type: 'VENDOR', words: vendorHistory }}
      edit={{ form: vendorForm, save: updates(update, id, (data) => data.updateVendor) }}
      fields={<VendorFields />}
    >
      {({ name }) => (
        <>
          <DocumentPanel parent={{ type: 'VENDOR', id }} label={name} />
          {orders}
        </>
      )}
    </PlainRecordPage>
  );
}

/** The page that creates a vendor. */
export function NewVendorPage() {
  const words = useOrganizationWords();
  const inOrganization = useNewInOrganization(vendorForm);
  const [create] = useCreateVendorMutation(changesList('vendors'));
  return (
    <CreatePage
      {...useSettingsCreate(vendorRecord)}
      {...inOrganization}
      name="vendor/new"
      save={creates(create, (data) => data.createVendor, 'vendor')}
      created={words.created(messages.created)}
      fields={
        <>
          <OrganizationPicker />
          <VendorFields />
        </>
      }
    />
  );
}

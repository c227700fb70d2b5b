import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { useCreateVendorMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { vendorMessages as messages } from './messages.ts';
import { VendorFields } from './VendorFields.tsx';
import { vendorForm } from './vendorForm.ts';

/** Makes a vendor. */
export function NewVendorPage() {
  const { vendors } = usePermissions();
  const [create] = useCreateVendorMutation({
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'vendors' }),
  });
  return (
    <CreatePage
      title={messages.add}
      allowed={vendors.read && vendors.write}
      list={{ label: messages.title, to: addresses.settingsSection('vendors') }}
      form={vendorForm}
      name="vendor/new"
      save={async (input, context) => {
        const { data } = await create({ variables: { input }, context });
        return { outcome: outcomeOf(data?.createVendor), id: data?.createVendor?.vendor?.id };
      }}
      created={messages.created}
      to={(id) => addresses.settingsRecord('vendors', id)}
      fields={<VendorFields />}
    />
  );
}

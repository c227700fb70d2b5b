import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { useCreateCourierMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { CourierFields } from './CourierFields.tsx';
import { courierForm } from './courierForm.ts';
import { courierMessages as messages } from './messages.ts';

/** Makes a courier. */
export function NewCourierPage() {
  const { couriers } = usePermissions();
  const [create] = useCreateCourierMutation({
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'couriers' }),
  });
  return (
    <CreatePage
      title={messages.add}
      allowed={couriers.read && couriers.write}
      list={{ label: messages.title, to: addresses.settingsSection('couriers') }}
      form={courierForm}
      name="courier/new"
      save={async (input, context) => {
        const { data } = await create({ variables: { input }, context });
        return { outcome: outcomeOf(data?.createCourier), id: data?.createCourier?.courier?.id };
      }}
      created={messages.created}
      to={(id) => addresses.settingsRecord('couriers', id)}
      fields={<CourierFields />}
    />
  );
}

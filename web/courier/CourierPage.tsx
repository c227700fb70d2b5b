import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { useCourierPageQuery, useUpdateCourierMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { PlainRecordPage, useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { AirlineTable } from './AirlineTable.tsx';
import { CourierFields } from './CourierFields.tsx';
import { courierForm } from './courierForm.ts';
import { courierMessages as messages } from './messages.ts';

/** A single courier with its airlines. */
export function CourierPage() {
  const id = useRecordId();
  const { couriers } = usePermissions();
  const [airlinesPage, setAirlinesPage] = useInnerPage('airlinesPage');
  const variables = { id, airlinesPage };
  const query = useCourierPageQuery({ variables, fetchPolicy: 'cache-and-network', skip: !couriers.read });
  const [update] = useUpdateCourierMutation();
  return (
    <PlainRecordPage
      type="COURIER"
      allowed={couriers.read}
      query={query}
      record={({ courier }) => courier}
      title={({ companyName }) => companyName}
      parents={[{ label: messages.title, to: addresses.settingsSection('couriers') }]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
      form={courierForm}
      save={async (input, context) => {
        const { data } = await update({ variables: { id, input }, context });
        return outcomeOf(data?.updateCourier);
      }}
      fields={<CourierFields />}
    >
      {({ abilities, companyName }) => (
        <>
          <AirlineTable
            courierId={id}
            abilities={abilities}
            page={(query.data ?? query.previousData)?.courier?.airlines ?? null}
            onPage={setAirlinesPage}
            onSaved={() => void query.refetch()}
          />
          <DocumentPanel parent={{ type: 'COURIER', id }} label={companyName} />
        </>
      )}
    </PlainRecordPage>
  );
}

import { useMemo } from 'react';
import { addresses } from '../base/addresses.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { useCreateShipmentMutation, useNewShipmentPageQuery } from '../generated/operations.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { creates } from '../kit/record/sends.ts';
import { shipmentMessages as messages } from './messages.ts';
import { ShipmentFields } from './ShipmentFields.tsx';
import { newShipmentForm } from './shipmentForm.ts';

/** The page that creates a shipment in the open program. */
export function NewShipmentPage() {
  const { id: programId, slug } = useProgram();
  const { shipments } = usePermissions();
  // Never from the cache: the next free number changes with every new shipment of any user.
  const query = useNewShipmentPageQuery({
    variables: { programId },
    fetchPolicy: 'network-only',
    skip: !shipments.create,
  });
  const invoiceNumber = query.data?.shipmentDefaults.invoiceNumber ?? '';
  const [mutate] = useCreateShipmentMutation(changesList('shipments'));
  const create = creates(mutate, (data) => data.createShipment, 'shipment');
  return (
    <CreatePage
      title={messages.newTitle}
      allowed={shipments.create}
      list={{ label: messages.shipments, to: addresses.shipments(slug) }}
      query={query}
      form={newShipmentForm}
      name={`shipment/new/${programId}`}
      known={useMemo(() => ({ invoiceNumber }), [invoiceNumber])}
      save={(input, context) => create({ ...input, programId }, context)}
      created={messages.created}
      to={(id) => addresses.shipment(slug, id)}
      fields={<ShipmentFields />}
    />
  );
}

import { useMemo, useRef } from 'react';
import { calendarDay } from '../base/format.ts';
import { messages as kitMessages } from '../base/words.ts';
import { mayWait } from '../client/outboxState.ts';
import {
  type AssignStatusInput,
  type ShipmentDeliveryInput,
  ShipmentStatusReasonsDocument,
  useAssignShipmentStatusMutation,
  useShipmentNextStatusesQuery,
} from '../generated/operations.ts';
import { useLeaveConfirmation } from '../kit/form/LeaveConfirmation.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import type { WriteContext } from '../kit/form/sendKey.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { toast } from '../kit/ui/toaster.ts';
import { ChangeStatusDialog } from '../tracked/ChangeStatusDialog.tsx';
import { useStatusReasons } from '../tracked/useStatusReasons.ts';
import { DeliveryFields } from './delivery/DeliveryFields.tsx';
import { deliveryForm } from './delivery/deliveryForm.ts';
import type { ShipmentDialogProps } from './shipmentDialog.ts';

/** The dialog that moves a shipment to one of its currently possible next statuses. A move to delivered asks for the delivery. */
export function ShipmentStatusDialog({ shipment, programId, onDone, onClose }: ShipmentDialogProps) {
  const { id } = shipment;
  const { data, error, refetch } = useShipmentNextStatusesQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const loadReasons = useStatusReasons(ShipmentStatusReasonsDocument, id, (answer) => answer.shipment);
  const [assignStatus] = useAssignShipmentStatusMutation();
  const assign = async (input: AssignStatusInput, context: WriteContext, delivery?: ShipmentDeliveryInput) => {
    const { data: answer } = await assignStatus({ variables: { id, input, delivery: delivery ?? null }, context });
    const outcome = outcomeOf<never>(answer?.assignShipmentStatus, answer?.assignShipmentStatus?.shipment);
    if (outcome.kind === 'saved') onDone?.();
    return outcome;
  };
  // Other backends may keep none.
  const keepsDeliveries = shipment.abilities.some(({ action }) => action === 'SET_DELIVERY');
  const { form, send } = useDelivery(shipment, assign, onClose);
  const { leave, question } = useLeaveConfirmation(form);
  return (
    <>
      <ChangeStatusDialog
        record={{ type: 'SHIPMENT', id }}
        name={shipment.invoiceNumber}
        current={shipment.status}
        subStatus={shipment.subStatus}
        nextStatuses={data?.shipment?.nextStatuses}
        refused={data?.shipment?.refusedStatuses}
        error={error}
        refetch={refetch}
        loadReasons={loadReasons}
        assign={(input, context) => assign(input, context)}
        details={
          keepsDeliveries && {
            isFor: ({ recordsDelivery }) => recordsDelivery,
            form,
            send,
            fields: (
              <DeliveryFields shipmentId={id} programId={programId} sent={data?.shipment?.packageQuantity ?? null} />
            ),
          }
        }
        onClose={() => leave(onClose)}
      />
      {question}
    </>
  );
}

type Assign = (
  input: AssignStatusInput,
  context: WriteContext,
  delivery: ShipmentDeliveryInput,
) => Promise<ReturnType<typeof outcomeOf<never>>>;

/** Returns the form of a delivery, which sends the status with it. The day is today until the user enters another one. */
function useDelivery({ id, invoiceNumber }: ShipmentDialogProps['shipment'], assign: Assign, onClose: () => void) {
  const to = useRef<AssignStatusInput | null>(null);
  const once = useOnce();
  const form = useCreateForm({
    form: deliveryForm,
    name: `shipment/${id}/delivered`,
    known: useMemo(() => ({ deliveredDate: calendarDay(new Date()) }), []),
    scope: 'page',
    async save(fields) {
      const input = to.current;
      if (input === null) throw new Error('A delivery is sent with a status');
      // An emptied date is unknown: omitted, it would be today.
      const sent = { ...fields, deliveredDate: fields.deliveredDate ?? null };
      const label = recordMessages.moveOf(invoiceNumber, input.status);
      const about = { kind: 'STATUS', label, record: { type: 'SHIPMENT', id } } as const;
      return once({ input, sent }, (context) => assign(input, mayWait(context, about), sent));
    },
    onSaved({ waits }) {
      if (!waits) toast.success(kitMessages.updated);
      onClose();
    },
  });
  const send = (input: AssignStatusInput) => {
    to.current = input;
    form.submit();
  };
  return { form, send };
}

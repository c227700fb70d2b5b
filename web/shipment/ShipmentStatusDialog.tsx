import {
  ShipmentStatusReasonsDocument,
  useAssignShipmentStatusMutation,
  useShipmentNextStatusesQuery,
} from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { ChangeStatusDialog } from '../kit/record/ChangeStatusDialog.tsx';
import { useStatusReasons } from '../kit/record/useStatusReasons.ts';
import type { ShipmentDialogProps } from './shipmentDialog.ts';

/** The dialog that moves a shipment to one of its currently possible next statuses. */
export function ShipmentStatusDialog({ shipment, onDone, onClose }: ShipmentDialogProps) {
  const { id } = shipment;
  const { data, error, refetch } = useShipmentNextStatusesQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const loadReasons = useStatusReasons(ShipmentStatusReasonsDocument, id, (answer) => answer.shipment);
  const [assignStatus] = useAssignShipmentStatusMutation();
  return (
    <ChangeStatusDialog
      record={{ type: 'SHIPMENT', id }}
      current={shipment.status}
      subStatus={shipment.subStatus}
      nextStatuses={data?.shipment?.nextStatuses}
      refused={data?.shipment?.refusedStatuses}
      error={error}
      refetch={refetch}
      loadReasons={loadReasons}
      assign={async (input, context) => {
        const { data: answer } = await assignStatus({ variables: { id, input }, context });
        const outcome = outcomeOf(answer?.assignShipmentStatus, answer?.assignShipmentStatus?.shipment);
        if (outcome.kind === 'saved') onDone?.();
        return outcome;
      }}
      onClose={onClose}
    />
  );
}

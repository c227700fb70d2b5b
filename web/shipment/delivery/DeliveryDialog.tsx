import { type ShipmentDeliveryFragment, useSetShipmentDeliveryMutation } from '../../generated/operations.ts';
import { useEditForm } from '../../kit/form/useEditForm.ts';
import { type Ability, reasonAgainst } from '../../kit/record/abilities.ts';
import { FormDialog } from '../../kit/record/FormDialog.tsx';
import { updates } from '../../kit/record/sends.ts';
import { undoingSave } from '../../kit/record/undo.ts';
import { toast } from '../../kit/ui/toaster.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { deliveryForm } from './deliveryForm.ts';
import { deliveryMessages as messages } from './messages.ts';

interface DeliveryDialogProps {
  shipment: ShipmentDeliveryFragment & { abilities: readonly Ability[] };
  programId: string;
  onClose: () => void;
}

/** The dialog that corrects what is recorded of the delivery of a shipment. */
export function DeliveryDialog({ shipment, programId, onClose }: DeliveryDialogProps) {
  const [set] = useSetShipmentDeliveryMutation();
  const form = useEditForm({
    form: deliveryForm,
    name: `shipment/${shipment.id}/delivery`,
    record: shipment,
    editing: true,
    blockedReason: reasonAgainst(shipment.abilities, 'SET_DELIVERY'),
    scope: 'page',
    save: updates(set, shipment.id, (data) => data.setShipmentDelivery),
    onSaved({ undo }) {
      toast.success(messages.saved, undoingSave(undo));
      onClose();
    },
  });
  return (
    <FormDialog title={messages.edit} form={form} onClose={onClose}>
      <DeliveryFields shipmentId={shipment.id} programId={programId} sent={shipment.packageQuantity} />
    </FormDialog>
  );
}

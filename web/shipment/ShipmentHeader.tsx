import type { ShipmentHeaderFragment } from '../generated/operations.ts';
import type { RecordEditing } from '../kit/record/useRecordEditing.ts';
import { WaitingMark } from '../kit/ui/WaitingMark.tsx';
import { TrackedHeader } from '../tracked/TrackedHeader.tsx';
import { LazyShipmentDialogs } from './LazyShipmentDialogs.tsx';
import { shipmentMessages as messages } from './messages.ts';
import { editAction, type ShipmentDialog, shipmentActions } from './shipmentActions.ts';

interface ShipmentHeaderProps {
  shipment: ShipmentHeaderFragment;
  programId: string;
  formId: string;
  editing: RecordEditing;
  /** The action that it waits for; null for none in particular. */
  next: ShipmentDialog | null;
}

/** The header of a shipment: number, status, assigned users and actions. */
export function ShipmentHeader({ shipment, programId, formId, editing, next }: ShipmentHeaderProps) {
  return (
    <TrackedHeader<ShipmentDialog>
      title={messages.invoiceTitle(shipment.invoiceNumber)}
      {...editing}
      formId={formId}
      record={shipment}
      badges={<WaitingMark type="SHIPMENT" id={shipment.id} />}
      editAction={editAction(shipment.abilities)}
      next={next}
      menu={(open) => shipmentActions(shipment, open)}
      dialog={(kind, onClose) => (
        <LazyShipmentDialogs opened={{ kind, shipment }} programId={programId} onClose={onClose} />
      )}
    />
  );
}

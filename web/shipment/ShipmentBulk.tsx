import { type ShipmentRowFragment, ShipmentStatusReasonsDocument } from '../generated/operations.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { BulkStatusDialog } from '../kit/record/BulkStatusDialog.tsx';
import { useStatusReasons } from '../kit/record/useStatusReasons.ts';
import { AssignProgramUsersToManyDialog } from '../user/AssignProgramUsersToManyDialog.tsx';
import { DELIVERED, deliveryMessages } from './delivery/messages.ts';

interface ShipmentBulkProps {
  programId: string;
  kind: 'status' | 'users';
  selection: Selection<ShipmentRowFragment>;
  onClose: () => void;
}

/** The dialogs that change many shipments at once. Changed shipments are deselected. */
export function ShipmentBulk({ programId, kind, selection, onClose }: ShipmentBulkProps) {
  const records = selection.rows.map(({ invoiceNumber, ...shipment }) => ({ ...shipment, label: invoiceNumber }));
  const loadReasons = useStatusReasons(ShipmentStatusReasonsDocument, records[0]?.id ?? '', ({ shipment }) => shipment);
  if (records.length === 0) return null;
  const props = { type: 'SHIPMENT' as const, records, onDone: selection.release, onClose };
  if (kind === 'status') return <BulkStatusDialog {...props} loadReasons={loadReasons} noteOf={noteOf} />;
  return <AssignProgramUsersToManyDialog {...props} programId={programId} />;
}

const noteOf = (status: string) => (status === DELIVERED ? deliveryMessages.bulkNote : null);

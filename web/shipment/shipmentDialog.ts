import type { ShipmentHeaderFragment } from '../generated/operations.ts';

/** What a dialog over a shipment is told. */
export interface ShipmentDialogProps {
  shipment: Pick<ShipmentHeaderFragment, 'id' | 'invoiceNumber' | 'status' | 'subStatus' | 'users' | 'abilities'>;
  programId: string;
  /** It was written: the answer is in the cache, and so on a page that shows the whole record. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

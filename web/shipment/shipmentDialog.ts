import type { ShipmentHeaderFragment } from '../generated/operations.ts';

/** The props of a dialog over a shipment. */
export interface ShipmentDialogProps {
  shipment: Pick<ShipmentHeaderFragment, 'id' | 'invoiceNumber' | 'status' | 'subStatus' | 'users' | 'abilities'>;
  programId: string;
  /** Called after the write: the response is in the cache, and so on a page that shows the whole record. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

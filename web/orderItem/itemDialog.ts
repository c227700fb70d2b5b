import type { OrderItemRowFragment } from '../generated/operations.ts';

/** The props of every dialog about an item. */
export interface ItemDialogProps {
  item: OrderItemRowFragment;
  onClose: () => void;
}

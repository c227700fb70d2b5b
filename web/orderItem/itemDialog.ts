import type { DocumentNode } from 'graphql';
import type { OrderItemRowFragment } from '../generated/operations.ts';

/** What a dialog over an item is told. */
export interface ItemDialogProps {
  item: OrderItemRowFragment;
  /** The query of the page around, which is asked anew where an item leaves it. */
  from: DocumentNode;
  onClose: () => void;
}

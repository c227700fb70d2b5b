import type { DocumentNode } from 'graphql';
import type { OrderItemRowFragment } from '../generated/operations.ts';

/** The props of every dialog about an item. */
export interface ItemDialogProps {
  item: OrderItemRowFragment;
  /** The query of the surrounding page, which is refetched if an item leaves it. */
  from: DocumentNode;
  onClose: () => void;
}

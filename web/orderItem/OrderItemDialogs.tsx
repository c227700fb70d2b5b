import { AssessDialog } from '../assessment/AssessDialog.tsx';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { ReceiveDialog } from '../goodsReceipt/ReceiveDialog.tsx';
import type { ItemDialog } from './itemActions.ts';
import { OrderItemRemoval, ShipmentRemoval } from './OrderItemRemoval.tsx';
import { OrderItemStatusDialog } from './OrderItemStatusDialog.tsx';
import { SplitKit } from './SplitKit.tsx';
import { SplitQuantity } from './SplitQuantity.tsx';

interface DialogProps {
  item: OrderItemRowFragment;
  onClose: () => void;
}

const DIALOGS = {
  assess: ({ item, onClose }: DialogProps) => <AssessDialog itemId={item.id} onClose={onClose} />,
  receive: ({ item, onClose }: DialogProps) => <ReceiveDialog itemId={item.id} onClose={onClose} />,
  splitQuantity: SplitQuantity,
  splitKit: SplitKit,
  status: OrderItemStatusDialog,
  remove: OrderItemRemoval,
  removeFromShipment: ShipmentRemoval,
} as const;

/** The dialog of an action on an item. */
export function OrderItemDialogs({ kind, ...props }: DialogProps & { kind: ItemDialog }) {
  const Dialog = DIALOGS[kind];
  return <Dialog {...props} />;
}

import { AssessDialog } from '../assessment/AssessDialog.tsx';
import { ReceiveDialog } from '../goodsReceipt/ReceiveDialog.tsx';
import { ReleaseDialog } from '../goodsReceipt/ReleaseDialog.tsx';
import type { ItemDialog } from './itemActions.ts';
import type { ItemDialogProps } from './itemDialog.ts';
import { OrderItemRemoval, ShipmentRemoval } from './OrderItemRemoval.tsx';
import { OrderItemStatusDialog } from './OrderItemStatusDialog.tsx';
import { SplitKit } from './SplitKit.tsx';
import { SplitQuantity } from './SplitQuantity.tsx';

const DIALOGS = {
  assess: ({ item, onClose }: ItemDialogProps) => <AssessDialog itemId={item.id} onClose={onClose} />,
  receive: ({ item, onClose }: ItemDialogProps) => <ReceiveDialog itemId={item.id} onClose={onClose} />,
  release: ({ item, onClose }: ItemDialogProps) => <ReleaseDialog item={item} onClose={onClose} />,
  splitQuantity: SplitQuantity,
  splitKit: SplitKit,
  status: OrderItemStatusDialog,
  remove: OrderItemRemoval,
  removeFromShipment: ShipmentRemoval,
} as const;

/** The dialog of an action on an item. */
export function OrderItemDialogs({ kind, ...props }: ItemDialogProps & { kind: ItemDialog }) {
  const Dialog = DIALOGS[kind];
  return <Dialog {...props} />;
}

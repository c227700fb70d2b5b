import type { OrderItemRowFragment } from '../generated/operations.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import type { RowAction } from '../kit/ui/rowAction.ts';
import { itemMessages as messages } from './messages.ts';

/** The actions that open a dialog. */
export type ItemDialog =
  | 'assess'
  | 'receive'
  | 'release'
  | 'splitQuantity'
  | 'splitKit'
  | 'status'
  | 'remove'
  | 'removeFromShipment';

/** Returns the actions on an item; actions that are not possible now carry the reason. */
export function itemActions(
  { abilities, goodsReceipt }: OrderItemRowFragment,
  { onEdit, onOpen }: { onEdit: () => void; onOpen: (dialog: ItemDialog) => void },
): RowAction[] {
  const opens = (id: ItemDialog, label: string, reason: string | null): RowAction => ({
    id,
    label,
    reason,
    onSelect: () => onOpen(id),
  });
  return [
    { id: 'edit', label: messages.editItem, reason: reasonAgainst(abilities, 'UPDATE'), onSelect: onEdit },
    opens('assess', messages.assessItem, reasonAgainst(abilities, 'ASSESS')),
    opens('receive', messages.receiveItem, reasonAgainst(abilities, 'RECEIVE')),
    ...(goodsReceipt.needsRelease ? [opens('release', messages.releaseItem, reasonAgainst(abilities, 'RELEASE'))] : []),
    opens('splitQuantity', messages.splitQuantity, reasonAgainst(abilities, 'SPLIT_QUANTITY')),
    opens('splitKit', messages.splitKit, reasonAgainst(abilities, 'SPLIT_KIT')),
    opens('status', messages.changeStatus, reasonAgainst(abilities, 'ASSIGN_STATUS')),
    opens('remove', messages.removeItem, reasonAgainst(abilities, 'REMOVE')),
    opens('removeFromShipment', messages.removeFromShipment, reasonAgainst(abilities, 'REMOVE_FROM_SHIPMENT')),
  ];
}

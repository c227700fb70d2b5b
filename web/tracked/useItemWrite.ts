import { addresses } from '../base/addresses.ts';
import { formatQuantity } from '../base/format.ts';
import { outboxMessages } from '../client/outboxMessages.ts';
import type { MayWait, WaitingKind } from '../client/outboxState.ts';
import { useProgramOfAddress } from '../client/session.ts';
import type { StepItemFragment } from '../generated/operations.ts';

type Item = Pick<StepItemFragment, 'id' | 'purchaseOrderId' | 'purchaseOrder' | 'position'>;

/**
 * Returns a function that declares a write on an order item as one that may wait on the device (`mayWait`).
 * @param what the write in the person's words, such as `Received 8 of 10`
 */
export function useItemWrite(item: Item): (kind: WaitingKind, what: string) => MayWait {
  const { id, purchaseOrderId, purchaseOrder, position } = item;
  const slug = useProgramOfAddress()?.slug;
  return (kind, what) => ({
    kind,
    label: outboxMessages.onItem(what, purchaseOrder?.orderNumber ?? null, formatQuantity(position)),
    record: { type: 'ORDER_ITEM', id },
    link: slug && purchaseOrderId ? addresses.orderItem(slug, purchaseOrderId, id) : undefined,
  });
}

import { calendarDay, formatDate } from '../base/format.ts';
import {
  type OrderItemRowFragment,
  type OrderItemStepsQuery,
  type ReceiptEntryFragment,
  useOrderItemStepsQuery,
} from '../generated/operations.ts';
import { itemMessages as messages } from './messages.ts';
import { orderedText } from './queue/orderedParts.ts';

type Steps = NonNullable<OrderItemStepsQuery['orderItem']>;

/** The shipment that contains an item; null if it is in none, or the user may not read it. */
export type ShipmentOfSteps = Steps['shipment'];

/** The texts on an item's assessment and receipt, what was recorded of the receipt, and the item's shipment and parts. */
export interface ItemSteps {
  assessed: string;
  received: string;
  /** What became of the ordered item; null if it was not split. */
  ordered: string | null;
  receipts: readonly ReceiptEntryFragment[];
  shipment: ShipmentOfSteps;
  /** The entries of its history about splits; null unless asked for, and until they are loaded. */
  splits: Pick<Steps, 'splitInto' | 'splitFrom'> | null;
}

const NO_RECEIPTS: readonly ReceiptEntryFragment[] = [];

/**
 * Returns whether an item was assessed and received, when and by whom, and its shipment: fetched only if there is any.
 * @param whole whether its splits are wanted, too
 */
export function useItemSteps(item: OrderItemRowFragment, whole = false): ItemSteps {
  const { id, assessment, goodsReceipt, parts, shipmentId } = item;
  const { data } = useOrderItemStepsQuery({
    variables: { id, whole },
    skip: !whole && !assessment.assessed && !goodsReceipt.received && shipmentId === null,
  });
  const found = data?.orderItem ?? null;
  const last = (action: string) => found?.history?.data.find((entry) => entry.action === action);
  const [assess, receive] = [last('assess'), last('receive')];
  const { receivedDate, needsRelease } = goodsReceipt;
  const received = messages.receivedOn(receivedDate ? formatDate(receivedDate) : null, receive?.user?.fullName ?? null);
  const release = needsRelease ? messages.needsRelease : releaseText(found);
  return {
    assessed: assessment.assessed
      ? messages.assessedOn(assess ? formatDate(assess.at) : null, assess?.user?.fullName ?? null)
      : messages.notAssessed,
    received: goodsReceipt.received ? messages.withRelease(received, release) : messages.notReceived,
    ordered: orderedText(parts),
    receipts: found?.receipts ?? NO_RECEIPTS,
    shipment: shipmentId === null ? null : (found?.shipment ?? null),
    splits: whole ? found : null,
  };
}

function releaseText(item: Steps | null): string | null {
  const { releaseReason, releasedAt, releasedBy } = item?.goodsReceipt ?? {};
  if (!releaseReason || !releasedAt) return null;
  return messages.releasedOn(
    formatDate(calendarDay(new Date(releasedAt))),
    releasedBy?.fullName ?? null,
    releaseReason,
  );
}

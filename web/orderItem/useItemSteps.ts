import {
  type OrderItemRowFragment,
  type OrderItemStepsQuery,
  type ReceiptEntryFragment,
  useOrderItemStepsQuery,
} from '../generated/operations.ts';
import { calendarDay, formatDate } from '../kit/format.ts';
import { itemMessages as messages } from './messages.ts';
import { orderedText } from './queue/orderedParts.ts';

/** The texts on an item's assessment and receipt, and what was recorded of the receipt. */
export interface ItemSteps {
  assessed: string;
  received: string;
  /** What became of the ordered item; null if it was not split. */
  ordered: string | null;
  receipts: readonly ReceiptEntryFragment[];
}

const NO_RECEIPTS: readonly ReceiptEntryFragment[] = [];

/** Returns whether an item was assessed and received, when and by whom. Its history is fetched only if either is true. */
export function useItemSteps({ id, assessment, goodsReceipt, parts }: OrderItemRowFragment): ItemSteps {
  const { data } = useOrderItemStepsQuery({ variables: { id }, skip: !assessment.assessed && !goodsReceipt.received });
  const item = data?.orderItem;
  const last = (action: string) => item?.history?.data.find((entry) => entry.action === action);
  const [assess, receive] = [last('assess'), last('receive')];
  const { receivedDate, needsRelease } = goodsReceipt;
  const received = messages.receivedOn(receivedDate ? formatDate(receivedDate) : null, receive?.user?.fullName ?? null);
  const release = needsRelease ? messages.needsRelease : releaseText(item);
  return {
    assessed: assessment.assessed
      ? messages.assessedOn(assess ? formatDate(assess.at) : null, assess?.user?.fullName ?? null)
      : messages.notAssessed,
    received: goodsReceipt.received ? messages.withRelease(received, release) : messages.notReceived,
    ordered: orderedText(parts),
    receipts: item?.receipts ?? NO_RECEIPTS,
  };
}

function releaseText(item: OrderItemStepsQuery['orderItem'] | undefined): string | null {
  const { releaseReason, releasedAt, releasedBy } = item?.goodsReceipt ?? {};
  if (!releaseReason || !releasedAt) return null;
  return messages.releasedOn(
    formatDate(calendarDay(new Date(releasedAt))),
    releasedBy?.fullName ?? null,
    releaseReason,
  );
}

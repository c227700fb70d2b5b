import { daysUntil, formatCount, formatDate } from '../base/format.ts';
import { messages as words } from '../base/words.ts';
import type { OrderProgressFragment, PurchaseOrderFieldsFragment } from '../generated/operations.ts';
import { type Fact, RecordFacts } from '../kit/record/RecordFacts.tsx';
import { Share } from '../kit/ui/ShareBar.tsx';
import { partyWarning } from '../lookup/partyChoices.ts';
import { orderMessages as messages } from './messages.ts';

/** From whom and for whom an order is, how old it is, and how much of it has arrived. */
export function OrderFacts({ order }: { order: PurchaseOrderFieldsFragment & OrderProgressFragment }) {
  const { vendor, endUser, group, orderDate, itemsCount, receivedItemsCount } = order;
  const warning = vendor && partyWarning(vendor);
  const facts: Fact[] = [
    { label: messages.vendor, value: vendor?.name ?? null, note: warning?.text, tone: warning?.tone },
    { label: messages.endUser, value: endUser?.label ?? null, note: group && messages.groupOf(group.name) },
    { label: messages.ordered, value: orderDate && formatDate(orderDate), note: orderDate && ageOf(orderDate) },
    itemsCount === null || receivedItemsCount === null
      ? { label: messages.received, value: null }
      : {
          label: messages.received,
          value: messages.linesOf(formatCount(receivedItemsCount), itemsCount),
          note: <Share part={receivedItemsCount} whole={itemsCount} />,
        },
  ];
  return <RecordFacts label={messages.glance} facts={facts} />;
}

function ageOf(date: string): string {
  const days = daysUntil(date);
  return days < 0 ? words.daysAgo(-days) : words.inDays(days);
}

import { formatDate } from '../base/format.ts';
import type { PurchaseOrderFieldsFragment } from '../generated/operations.ts';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { orderMessages as messages } from './messages.ts';

/** An order in one line above the sheet of its items: vendor and end user, date, and purchase request number. */
export function OrderSummary({ order }: { order: PurchaseOrderFieldsFragment }) {
  const { vendor, endUser, orderDate, orderNumberInternal } = order;
  const parts = [
    messages.fromTo(vendor?.name ?? null, endUser?.label ?? null),
    orderDate && formatDate(orderDate),
    orderNumberInternal,
  ];
  return (
    <Truncated color="fg.muted" py="1.5" dir="ltr">
      {parts.filter(Boolean).join(' · ')}
    </Truncated>
  );
}

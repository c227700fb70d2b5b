import FileText from 'lucide-react/icons/file-text';
import { addresses } from '../base/addresses.ts';
import { formatCount, formatDayOfYear } from '../base/format.ts';
import { useProgramOf } from '../client/session.ts';
import type { WaitingOrderFragment } from '../generated/operations.ts';
import { WaitingRows } from '../kit/list/WaitingRows.tsx';
import { ProgramLabel } from '../scope/ProgramLabel.tsx';
import { orderMessages as messages } from './messages.ts';

interface WaitingOrderTableProps {
  label: string;
  orders: readonly WaitingOrderFragment[];
}

/** Orders assigned to the user, each as a sentence that links to its page. */
export function WaitingOrderTable({ label, orders }: WaitingOrderTableProps) {
  const programOf = useProgramOf();
  const rows = orders.map((order) => {
    const program = programOf(order);
    return {
      id: order.id,
      icon: FileText,
      name: order.orderNumber,
      whose: order.vendor?.name ?? null,
      place: program && <ProgramLabel program={program} />,
      why: whyOf(order),
      when:
        order.orderDate === null
          ? null
          : { text: messages.orderedOn(formatDayOfYear(order.orderDate)), tone: 'quiet' as const },
      to: program && addresses.purchaseOrder(program.slug, order.id),
      action: messages.open,
    };
  });
  return <WaitingRows label={label} rows={rows} />;
}

/** Returns the status of an order, and what has not yet arrived. */
function whyOf({ status, subStatus, itemsCount, receivedItemsCount }: WaitingOrderFragment): string {
  if (subStatus !== null) return messages.standsBecause(status.name, subStatus);
  if (itemsCount === 0) return messages.withoutItems(status.name);
  if (itemsCount === null || receivedItemsCount === null || itemsCount === receivedItemsCount) return status.name;
  return messages.notReceived(status.name, formatCount(itemsCount - receivedItemsCount), formatCount(itemsCount));
}

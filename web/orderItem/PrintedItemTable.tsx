import { useRef } from 'react';
import { formatMoney } from '../base/format.ts';
import type { PageMetaFieldsFragment } from '../generated/operations.ts';
import { usePrintedList } from '../kit/print/printing.ts';
import { itemMessages } from './messages.ts';
import { printedItems } from './printedItems.ts';

interface PrintedItemTableProps {
  meta: PageMetaFieldsFragment | null;
  /** The total value of the items; null if unknown. */
  total: string | null;
}

/** Prints the items of an order that are shown as a sheet: as they are stored. Render it where the sheet is. */
export function PrintedItemTable({ meta, total }: PrintedItemTableProps) {
  const place = useRef<HTMLSpanElement>(null);
  const totals = totalsOf(total);
  usePrintedList({ ...printedItems, title: itemMessages.title, meta, totals }, place);
  return <span ref={place} hidden />;
}

/** Returns the foot of a table with the items of an order. */
export const totalsOf = (total: string | null) =>
  total === null ? undefined : { MATERIAL: itemMessages.total, TOTAL_VALUE: formatMoney(total) };

import { Text } from '@chakra-ui/react';
import { formatMoney, formatQuantity } from '../base/format.ts';
import { TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { itemMessages as messages } from './messages.ts';

/** An item that a split leaves or creates. */
export interface SplitPart {
  id: string;
  /** Null until the lines of the order are known. */
  line: string | null;
  material: string;
  /** Decimal text; null while the input is not a number. */
  quantity: string | null;
  total: string | null;
}

/** The result of splitting an item: each part with its line number, and the total value. */
export function SplitPreview({ parts, total }: { parts: readonly SplitPart[]; total: string | null }) {
  return (
    <>
      <Text mt="4" textStyle="xs" color="fg.muted">
        {messages.splitPreview}
      </Text>
      <RecordRows
        size="inner"
        label={messages.splitPreview}
        rows={parts}
        columns={columns}
        totals={{ material: messages.total, value: total === null ? messages.unknown : formatMoney(total) }}
      />
    </>
  );
}

const columns: Column<SplitPart, 'line' | 'material' | 'quantity' | 'value'>[] = [
  {
    id: 'line',
    header: messages.line,
    card: 'note',
    width: '64px',
    whole: ({ line }) => line,
    cell: ({ line }) => line ?? messages.unknown,
  },
  { id: 'material', header: messages.material, card: 'title', cell: ({ material }) => <TextCell>{material}</TextCell> },
  {
    id: 'quantity',
    header: messages.quantity,
    card: 'note',
    width: '96px',
    align: 'end',
    whole: ({ quantity }) => quantity && formatQuantity(quantity),
    cell: ({ quantity }) => (quantity === null ? messages.unknown : formatQuantity(quantity)),
  },
  {
    id: 'value',
    header: messages.value,
    card: 'end',
    width: '128px',
    align: 'end',
    whole: ({ total }) => total && formatMoney(total),
    cell: ({ total }) => (total === null ? messages.unknown : formatMoney(total)),
  },
];

/** Declares the columns of the items of an order or a shipment, and their positions on cards. Cells have two lines. */
import type { ReactNode } from 'react';
import { formatDate, formatMoney, formatQuantity } from '../base/format.ts';
import { widthOfWords } from '../base/language.ts';
import type { OrderItemColumn } from '../generated/columns.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { CommentsButton, Remark, TextCell, TwoLines } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { isAllowed } from '../kit/record/abilities.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { CutText } from '../kit/ui/Truncated.tsx';
import { useUnitBeside } from '../lookup/lookupChoices.ts';
import { dangerNote, UnNumberCell } from './DangerCell.tsx';
import { itemMessages as messages } from './messages.ts';
import { itemFieldOf } from './orderItemForm.ts';
import { orderedQuantity, partNote } from './queue/orderedParts.ts';

/** A remark on an item; the color says that somebody must act, and the text says on what. */
export interface ItemRemark {
  text: string;
  tone?: 'warning' | 'error' | undefined;
}

/** What a shipment says of its items. */
export interface ShippedItems {
  /** Returns what the export rule says of an item's HS Code; null if it says nothing. */
  exportOf: (hsCode: string | null) => ItemRemark | null;
  /** Whether the item keeps the shipment from leaving, because it is neither ready nor in a package. */
  isUnready: (id: string) => boolean;
  /** Whether an HS Code is still to be entered. */
  asksForCode: boolean;
}

type ItemColumn = Column<OrderItemRowFragment, OrderItemColumn>;

/**
 * Returns the columns; Material takes the width that the others leave.
 * @param onComment shows an item's comments
 * @param shipped what their shipment says of them; undefined for those of an order
 */
export function itemColumns(
  onComment: (id: string, label: string) => void,
  shipped?: ShippedItems | undefined,
): ItemColumn[] {
  return [
    {
      id: 'POSITION',
      header: messages.line,
      card: 'note',
      width: '52px',
      whole: ({ position }) => formatQuantity(position),
      cell: ({ position }) => formatQuantity(position),
    },
    {
      id: 'MATERIAL',
      header: messages.material,
      card: 'title',
      cell: (item) => (
        <div className="cell-lines">
          <CutText name>{item.material}</CutText>
          <span className="cell-foot">
            <span className="cell-note" data-whole="">
              <StatusBadge plain status={item.status} />
              {materialNote(item, shipped)}
            </span>
            <CommentsButton
              label={messages.comments(item.position, item.commentsCount)}
              count={item.commentsCount}
              onPress={() => onComment(item.id, itemName(item))}
            />
          </span>
        </div>
      ),
    },
    ...(shipped ? [dangerColumn, exportColumn(shipped)] : [codesColumn]),
    {
      id: 'LOT_NUMBER',
      header: messages.lot,
      width: '116px',
      from: 1040,
      whole: ({ lotNumber }) => lotNumber,
      cell: ({ lotNumber, expiryDate }) => (
        <TwoLines note={expiryDate && messages.expires(formatDate(expiryDate))}>
          <TextCell>{lotNumber}</TextCell>
        </TwoLines>
      ),
    },
    {
      id: 'QUANTITY',
      header: messages.quantity,
      card: 'note',
      width: widthOfWords('76px', '86px'),
      align: 'end',
      whole: quantityText,
      cell: (item) => (
        <TwoLines align="end" note={<UnitNote item={item} />}>
          <CutText>{quantityText(item)}</CutText>
        </TwoLines>
      ),
    },
    {
      id: 'TOTAL_VALUE',
      header: messages.value,
      card: 'corner',
      width: widthOfWords('108px', '116px'),
      align: 'end',
      whole: ({ totalValue }) => formatMoney(totalValue),
      cell: ({ totalValue, valuePerItem }) => (
        <TwoLines align="end" note={messages.each(formatMoney(valuePerItem))}>
          <CutText strong>{formatMoney(totalValue)}</CutText>
        </TwoLines>
      ),
    },
  ];
}

/** The unit below its quantity. */
function UnitNote({ item }: { item: OrderItemRowFragment }) {
  return useUnitBeside(item.quantity, item.sizePerItem);
}

/** The HS Code and the dangerous goods of an item of an order. */
const codesColumn: ItemColumn = {
  id: 'HS_CODE',
  header: messages.codes,
  card: 'end',
  width: '112px',
  from: 420,
  whole: ({ hsCode }) => hsCode,
  cell: (item) => (
    <TwoLines note={dangerNote(item)}>
      <HsCode code={item.hsCode} isAsked={isAllowed(item.abilities, 'UPDATE')} />
    </TwoLines>
  ),
};

const dangerColumn: ItemColumn = {
  id: 'DG_CLASS',
  header: messages.danger,
  width: '72px',
  from: 640,
  whole: ({ unNumber }) => unNumber,
  cell: (item) => <UnNumberCell item={item} />,
};

/** The HS Code of an item, and what the export rule says of it in its shipment. */
const exportColumn = ({ exportOf, asksForCode }: ShippedItems): ItemColumn => ({
  id: 'HS_CODE',
  header: messages.exported,
  card: 'end',
  width: '100px',
  from: 560,
  whole: ({ hsCode }) => hsCode,
  cell: ({ hsCode }) => {
    const remark = exportOf(hsCode);
    return (
      <TwoLines note={remark && <Remark tone={remark.tone}>{remark.text}</Remark>}>
        <HsCode code={hsCode} isAsked={asksForCode} />
      </TwoLines>
    );
  },
});

function HsCode({ code, isAsked }: { code: string | null; isAsked: boolean }) {
  if (code) return <CutText>{code}</CutText>;
  return <Remark tone={isAsked ? 'warning' : undefined}>{messages.notSet}</Remark>;
}

/** Returns the quantity, and of how much it is if the line was split. */
function quantityText({ quantity, parts }: OrderItemRowFragment): string {
  if (parts.length === 0) return formatQuantity(quantity);
  return messages.ofOrdered(formatQuantity(quantity), formatQuantity(orderedQuantity(parts)));
}

/**
 * Returns what the list says after the status: that the item is urgent, what it lacks for a shipment, what became of a split
 * line, and its catalog number, if there is room.
 */
function materialNote(item: OrderItemRowFragment, shipped: ShippedItems | undefined): ReactNode {
  const missing =
    item.shipmentId === null ? item.missingForShipment.map((field) => messages.labels[itemFieldOf(field)]) : [];
  return (
    <>
      {item.urgent && <b>{messages.urgent}</b>}
      {item.goodsReceipt.needsRelease && <b>{messages.toRelease}</b>}
      {shipped?.isUnready(item.id) && <Remark tone="warning">{messages.unready}</Remark>}
      {missing.length > 0 && <Remark tone="warning">{messages.lacks(missing)}</Remark>}
      {partNote(item)}
      {!shipped && <Remark>{messages.catalog(item.catalogNumber)}</Remark>}
    </>
  );
}

/** Returns an item's name within its order: `Line 3 · Nevirapine`. */
export function itemName({ position, material }: Pick<OrderItemRowFragment, 'position' | 'material'>): string {
  return messages.toggle(position, material);
}

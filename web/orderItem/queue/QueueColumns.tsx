/** Declares the columns of waiting items, and their positions on cards. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { addresses } from '../../base/addresses.ts';
import { calendarDay, formatDate, formatQuantity } from '../../base/format.ts';
import { widthOfWords } from '../../base/language.ts';
import { messages as kitMessages } from '../../base/words.ts';
import type { OrderItemColumn } from '../../generated/columns.ts';
import type { StepItemFragment } from '../../generated/operations.ts';
import { ChoiceCell, CommentsButton, TextCell, TwoLines } from '../../kit/list/Cells.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { StatusBadge } from '../../kit/ui/StatusBadge.tsx';
import { CutText } from '../../kit/ui/Truncated.tsx';
import { WaitingMark } from '../../kit/ui/WaitingMark.tsx';
import { storageChoices } from '../../lookup/lookupChoices.ts';
import { PartyCell } from '../../lookup/ProhibitedBadge.tsx';
import { itemFilterMessages } from './filterMessages.ts';
import { ItemQuantity } from './ItemQuantity.tsx';
import { dangerOf, lineOf } from './itemNames.ts';
import { queueMessages as messages } from './messages.ts';
import { partsText } from './orderedParts.ts';

/** Returns the columns of a program's list; the class only if an earlier step found it. `onComment` shows comments. */
export function queueColumns(
  slug: string,
  withClass: boolean,
  onComment: ((item: StepItemFragment) => void) | null,
): Column<StepItemFragment, OrderItemColumn>[] {
  return [
    {
      id: 'PURCHASE_ORDER',
      header: messages.orderLine,
      width: '124px',
      whole: lineOf,
      card: 'note',
      cell: (item) => <OrderLink slug={slug} item={item} />,
    },
    {
      id: 'MATERIAL',
      header: messages.material,
      card: 'title',
      cell: ({ id, material, catalogNumber, urgent, parts }) => (
        <TwoLines
          wholeNote
          note={
            <>
              {urgent && <b>{messages.urgent}</b>}
              {partsText(parts) ?? catalogNumber}
            </>
          }
        >
          <CutText name>{material}</CutText>
          <WaitingMark type="ORDER_ITEM" id={id} />
        </TwoLines>
      ),
    },
    {
      id: 'VENDOR',
      header: messages.vendor,
      width: '18%',
      from: 760,
      card: 'line',
      cell: ({ vendorName, namesProhibitedParty }) => (
        <PartyCell quiet ofOrder name={vendorName} isProhibited={namesProhibitedParty} />
      ),
    },
    {
      id: 'STATUS',
      header: messages.status,
      width: widthOfWords('112px', '128px'),
      card: 'corner',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    ...(withClass ? [dangerColumn] : []),
    {
      id: 'STORAGE',
      header: itemFilterMessages.storage,
      width: widthOfWords('166px', '172px'),
      from: 900,
      cell: ({ storage }) => <ChoiceCell source={storageChoices} id={storage} />,
    },
    {
      id: 'QUANTITY',
      header: messages.quantity,
      width: widthOfWords('116px', '138px'),
      align: 'end',
      card: 'end',
      whole: ({ quantity }) => formatQuantity(quantity),
      cell: (item) => <ItemQuantity item={item} />,
    },
    {
      id: 'CREATED_AT',
      header: messages.added,
      width: '120px',
      from: 1000,
      align: 'end',
      cell: ({ createdAt }) => formatDate(calendarDay(new Date(createdAt))),
    },
    ...(onComment ? [commentsColumn(onComment)] : []),
  ];
}

function commentsColumn(onComment: (item: StepItemFragment) => void): Column<StepItemFragment, OrderItemColumn> {
  return {
    id: 'COMMENTS',
    header: kitMessages.list.commentsColumn,
    headerHidden: true,
    card: 'end',
    width: '56px',
    align: 'end',
    cell: (item) => (
      <CommentsButton
        label={kitMessages.list.comments(lineOf(item), item.commentsCount)}
        count={item.commentsCount}
        onPress={() => onComment(item)}
      />
    ),
  };
}

const dangerColumn: Column<StepItemFragment, OrderItemColumn> = {
  id: 'DG_CLASS',
  header: messages.dgClass,
  width: '92px',
  whole: dangerOf,
  from: 1000,
  cell: (item) => <TextCell>{dangerOf(item)}</TextCell>,
};

function OrderLink({ slug, item }: { slug: string; item: StepItemFragment }) {
  if (!item.purchaseOrder) return lineOf(item);
  return (
    <chakra.span
      color="fg.muted"
      css={{ '& a:is(:hover, :focus-visible)': { textDecoration: 'underline', color: 'fg' } }}
    >
      <Link to={addresses.orderItem(slug, item.purchaseOrder.id, item.id)}>{lineOf(item)}</Link>
    </chakra.span>
  );
}

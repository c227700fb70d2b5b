import { Link, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { formatDate, formatQuantity } from '../base/format.ts';
import { messages as words } from '../base/words.ts';
import { useProgram } from '../client/session.ts';
import type { ItemPartFragment, OrderItemRowFragment } from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { InnerList } from '../kit/list/InnerList.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { listIn } from '../kit/record/historyWords.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { CutText } from '../kit/ui/Truncated.tsx';
import { itemMessages as messages } from './messages.ts';
import type { ItemSteps } from './useItemSteps.ts';

interface ItemPartsProps {
  item: OrderItemRowFragment;
  splits: ItemSteps['splits'];
  /** Items of the order whose addresses are known. */
  lines: readonly Pick<OrderItemRowFragment, 'id' | 'position'>[];
}

/** The parts that were ordered as one line with an item, and what it was split from and into otherwise, as a kit. */
export function ItemParts({ item, splits, lines }: ItemPartsProps) {
  const { slug } = useProgram();
  const { id, parts, purchaseOrderId } = item;
  const columns = useMemo(() => partColumns(slug, purchaseOrderId, id), [slug, purchaseOrderId, id]);
  const to = (itemId: string) => addresses.orderItem(slug, purchaseOrderId, itemId);
  const positions = parts.map(({ position }) => position);
  const into = changesIn(splits?.splitInto, 'splitInto')
    .flatMap((change) => listIn(change.to))
    .filter((position) => !positions.includes(position));
  const from = changesIn(splits?.splitFrom, 'splitFrom').filter(
    (change) => !parts.some((part) => part.id === change.to),
  );
  return (
    <>
      {from.map(({ to: origin, names: [name] }) => (
        <Said key={origin} label={messages.splitFrom}>
          {name && origin ? <ItemLink to={to(origin)}>{name.name}</ItemLink> : messages.splitFromGone}
        </Said>
      ))}
      {into.length > 0 && (
        <Said label={messages.splitInto}>
          {into.map((position, index) => {
            const line = lines.find((one) => one.position === position);
            const text = formatQuantity(position);
            return (
              <Fragment key={position}>
                {index > 0 && words.separator}
                {line ? <ItemLink to={to(line.id)}>{text}</ItemLink> : text}
              </Fragment>
            );
          })}
        </Said>
      )}
      {parts.length > 0 && (
        <InnerList title={messages.parts} paging={NO_PAGES} summary={String(parts.length)} empty={null}>
          <RecordRows
            size="inner"
            label={messages.parts}
            rows={parts}
            columns={columns}
            behavior={{ isMarked: (part) => part.id === id }}
          />
        </InnerList>
      )}
    </>
  );
}

const NO_PAGES = { meta: null, pageSize: 50, onPage: () => undefined };

type Splits = NonNullable<ItemSteps['splits']>['splitInto'];

const changesIn = (page: Splits | undefined, field: string) =>
  (page?.data ?? []).flatMap(({ changes }) => changes.filter((change) => change.field === field));

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text py="2" borderTopWidth="1px" borderColor="border">
      <Text as="span" color="fg.muted" me="2">
        {label}
      </Text>
      {children}
    </Text>
  );
}

function ItemLink({ to, children }: { to: string; children: string }) {
  return (
    <Link asChild color="program.fg">
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}

type PartColumn = Column<ItemPartFragment, 'line' | 'quantity' | 'day' | 'status'>;

function partColumns(slug: string, purchaseOrderId: string, openId: string): PartColumn[] {
  return [
    {
      id: 'line',
      header: messages.line,
      card: 'title',
      width: '88px',
      whole: ({ position }) => formatQuantity(position),
      cell: ({ id, position }) => (
        <LinkCell to={id === openId ? null : addresses.orderItem(slug, purchaseOrderId, id)}>
          {formatQuantity(position)}
        </LinkCell>
      ),
    },
    {
      id: 'quantity',
      header: messages.quantity,
      card: 'note',
      width: '120px',
      align: 'end',
      whole: ({ quantity }) => formatQuantity(quantity),
      cell: ({ quantity }) => <CutText>{formatQuantity(quantity)}</CutText>,
    },
    {
      id: 'day',
      header: messages.receivedColumn,
      card: 'note',
      cell: ({ receivedDate }) => <TextCell>{receivedDate && formatDate(receivedDate)}</TextCell>,
    },
    {
      id: 'status',
      header: messages.status,
      card: 'corner',
      width: '128px',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
  ];
}

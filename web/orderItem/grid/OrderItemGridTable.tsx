import { useApolloClient } from '@apollo/client/react';
import { Box, Skeleton } from '@chakra-ui/react';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { addDecimals, groupDigits } from '../../base/decimal.ts';
import { readSaved, writeSaved } from '../../base/storage.ts';
import { messages as words } from '../../base/words.ts';
import { useFeatureFlags, usePermissions } from '../../client/session.ts';
import { GridSheet } from '../../kit/grid/GridSheet.tsx';
import { GridTotals } from '../../kit/grid/GridTotals.tsx';
import { loadGridDraft } from '../../kit/grid/gridDraft.ts';
import { LeftRows } from '../../kit/grid/LeftRows.tsx';
import { isReady, type RowState } from '../../kit/grid/rowStates.ts';
import type { StoredRow } from '../../kit/grid/rows.ts';
import { type LoadedRows, useGrid } from '../../kit/grid/useGrid.ts';
import { useGridView } from '../../kit/grid/useGridView.ts';
import { type Ability, reasonAgainst } from '../../kit/record/abilities.ts';
import { ErrorState } from '../../kit/ui/ErrorState.tsx';
import { loadAllItems } from '../allItems.ts';
import { ItemViews, itemGridDraftName } from '../ItemViews.tsx';
import { itemMessages } from '../messages.ts';
import { ItemOptionLists } from './ItemOptionLists.tsx';
import { FIRST_COLUMNS, type ItemOptions, itemRow, itemSpec, worthOf } from './itemColumns.ts';
import { gridTexts } from './messages.ts';
import { useItemChanges } from './useItemChanges.ts';
import { useItemServer } from './useItemServer.ts';

interface OrderItemGridTableProps {
  order: { id: string; abilities: readonly Ability[] };
}

/** All items of an order in a grid, shown as they load. */
export function OrderItemGridTable(props: OrderItemGridTableProps) {
  return (
    <ItemOptionLists>
      {(options, error) => <LoadedItems {...props} options={options} optionsError={error} />}
    </ItemOptionLists>
  );
}

interface LoadedItemsProps extends OrderItemGridTableProps {
  options: ItemOptions | null;
  optionsError: unknown;
}

function LoadedItems({ options, optionsError, ...props }: LoadedItemsProps) {
  const client = useApolloClient();
  const { id } = props.order;
  const [turn, setTurn] = useState(0);
  const question = `${id} ${turn}`;
  const [answer, setAnswer] = useState<{ to: string; loaded?: LoadedRows; failure?: unknown }>({ to: '' });
  useEffect(() => {
    let wanted = true;
    const rows = new Map<string, StoredRow>();
    loadAllItems(client, { purchaseOrderId: id }, (items, count) => {
      for (const item of items) if (!rows.has(item.id)) rows.set(item.id, itemRow(item));
      if (wanted) setAnswer({ to: question, loaded: { stored: [...rows.values()], count } });
    }).catch((failure: unknown) => wanted && setAnswer({ to: question, failure }));
    return () => {
      wanted = false;
    };
  }, [client, id, question]);
  const { loaded, failure } = answer.to === question ? answer : {};
  const problem = failure ?? optionsError;
  if (problem) return <ErrorState error={problem} onRetry={() => setTurn(turn + 1)} />;
  if (!loaded || !options) return <Skeleton flex="1" minH="64" aria-hidden />;
  return (
    <LeftRows name={itemGridDraftName(id)}>
      {(key) => <ItemSheet key={key} {...props} loaded={loaded} options={options} />}
    </LeftRows>
  );
}

/** The name under which the chosen columns are saved. */
const COLUMNS = 'orderItemColumns';

interface ItemSheetProps extends OrderItemGridTableProps {
  loaded: LoadedRows;
  options: ItemOptions;
}

function ItemSheet({ order, loaded, options }: ItemSheetProps) {
  const flags = useFeatureFlags();
  const [, setView] = useGridView();
  const { orderItems } = usePermissions();
  const draftName = itemGridDraftName(order.id);
  const spec = useMemo(
    () =>
      itemSpec(options, {
        off: [
          ...(flags.oiInvoiceNumberEnabled ? [] : ['invoiceNumber']),
          ...(flags.oiWcmInvoiceNumberEnabled ? [] : ['wcmInvoiceNumber']),
          ...(flags.wbgMatDocEnabled ? [] : ['wbgMatDoc']),
        ],
        maySplit: orderItems.extra.includes('split'),
      }),
    [options, flags, orderItems],
  );
  const [shown, setShown] = useState(savedColumns);
  const show = useCallback((columns: readonly string[]) => {
    setShown(columns);
    writeSaved('panel', COLUMNS, columns);
  }, []);
  const addBlockedReason = reasonAgainst(order.abilities, 'CREATE_ITEM');
  const draft = () => loadGridDraft(draftName);
  const grid = useGrid({ spec, loaded, draft, shown, show, addBlockedReason });
  const server = useItemServer(order.id);
  useItemChanges(grid, order.id);
  const { looks } = grid;
  // The user can neither change any row nor add one.
  const blockedReason =
    addBlockedReason !== null && looks.every(({ row }) => row.locked !== null) ? addBlockedReason : null;
  return (
    <GridSheet
      grid={grid}
      server={server}
      title={itemMessages.title}
      draftName={draftName}
      views={<ItemViews orderId={order.id} />}
      totals={<Totals looks={looks} count={loaded.count} whole={grid.whole} />}
      blockedReason={blockedReason}
      onCancel={() => setView('list')}
    />
  );
}

interface TotalsProps {
  looks: readonly RowState[];
  /** The number of lines of the order, for use until all of them are loaded. */
  count: number;
  whole: boolean;
}

/** The total value of all lines with a valid value, what it leaves out, and the total of those that are ready to be saved. */
const Totals = memo(function Totals({ looks, count, whole }: TotalsProps) {
  const ready = looks.filter(isReady);
  const valued = looks.filter(({ row }) => worthOf(row) !== null);
  const summed = valued.filter(({ problems }) => !problems.quantity && !problems.valuePerItem);
  const left = looks.length - summed.length;
  const wrong = valued.length - summed.length;
  const saved = looks.filter(({ row }) => row.id !== null).length;
  return (
    <GridTotals>
      <span>{whole ? gridTexts.lines(looks.length, saved) : gridTexts.loading(saved, count)}</span>
      <Box as="span" ms="auto">
        {gridTexts.total}{' '}
        <Box as="b" color="fg" fontWeight="semibold">
          {whole ? sumOf(summed) : gridTexts.later}
        </Box>
        {whole && left > 0 && `${words.separator}${gridTexts.without(left - wrong, wrong)}`}
      </Box>
      {ready.length > 0 && <span>{gridTexts.ready(ready.length, sumOf(ready))}</span>}
    </GridTotals>
  );
});

function sumOf(looks: readonly RowState[]): string {
  return groupDigits(
    looks.reduce((sum, { row }) => addDecimals(sum, worthOf(row) ?? '0.00'), '0.00'),
    2,
  );
}

function savedColumns(): readonly string[] {
  const saved = readSaved('panel', COLUMNS);
  const isList = Array.isArray(saved) && saved.every((one) => typeof one === 'string');
  return isList ? saved : FIRST_COLUMNS;
}

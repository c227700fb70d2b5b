import { useMemo } from 'react';
import { addresses } from '../base/addresses.ts';
import { formatMoney } from '../base/format.ts';
import { type FileImportResultFieldsFragment, useFileImportResultsQuery } from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { ListLink } from '../kit/list/ListSection.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { type FileImport, KINDS, placeOf, recordAddress } from './importKinds.ts';
import { outcomeMessages as messages } from './outcomeMessages.ts';

const PAGE_SIZE = 10;

/** The orders, or other records, that an import made or changed. */
export function ResultTable({ of }: { of: FileImport }) {
  const [page, setPage] = useInnerPage('resultsPage', PAGE_SIZE);
  const query = useFileImportResultsQuery({
    variables: { id: of.id, page, items: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const results = (query.data ?? query.previousData)?.fileImport?.results;
  const slug = of.program?.slug ?? null;
  const hasItems = KINDS[of.kind].makes === 'PURCHASE_ORDER';
  const columns = useMemo(() => (hasItems ? orderColumns(slug) : recordColumns(slug)), [hasItems, slug]);
  const place = placeOf(of);
  const title = hasItems ? messages.resultOrders : messages.resultRecords;
  return (
    <InnerList
      title={title}
      place="results"
      paging={{ meta: results?.meta ?? null, pageSize: PAGE_SIZE, onPage: setPage }}
      query={query}
      action={place && <ListLink to={place.to}>{messages.openList}</ListLink>}
      empty={{ purpose: messages.noResults }}
    >
      <RecordRows
        label={title}
        size="inner"
        rows={results?.data.map((row) => ({ ...row, id: `${row.type} ${row.recordId}` })) ?? null}
        columns={columns}
        dimmed={query.loading && !query.data}
        set={String(page)}
      />
    </InnerList>
  );
}

type Row = FileImportResultFieldsFragment & { id: string };

const orders = columnsOf<Row, 'order' | 'vendor' | 'endUser' | 'items' | 'value'>();

const orderColumns = (slug: string | null) => [
  orders.shown('order', messages.orderNumber, { card: 'title' }, (row) => (
    <LinkCell to={addressOf(row, slug)}>{row.purchaseOrder?.orderNumber ?? row.label}</LinkCell>
  )),
  orders.shown(
    'vendor',
    messages.vendor,
    { card: 'line' },
    ({ purchaseOrder }) => purchaseOrder && <TextCell>{purchaseOrder.vendor?.name}</TextCell>,
  ),
  orders.shown(
    'endUser',
    messages.endUser,
    { card: 'line' },
    ({ purchaseOrder }) => purchaseOrder && <TextCell quiet>{purchaseOrder.endUser?.label}</TextCell>,
  ),
  orders.shown('items', messages.items, { card: 'line', width: '190px' }, (row) => messages.itemsOf(row)),
  orders.shown('value', messages.value, { card: 'corner', align: 'end', whole: worthOf }, worthOf),
];

const records = columnsOf<Row, 'record' | 'outcome'>();

const recordColumns = (slug: string | null) => [
  records.shown('record', messages.record, { card: 'title' }, (row) => (
    <LinkCell to={addressOf(row, slug)}>{row.label}</LinkCell>
  )),
  records.text('outcome', messages.outcome, { card: 'corner', width: '160px' }, ({ isNew }) =>
    isNew ? messages.madeNew : messages.wasChanged,
  ),
];

function worthOf({ value }: Row): string {
  return value === null ? '' : formatMoney(value);
}

/** Returns the address of a result's record; null if it was removed since, or has no page. */
function addressOf({ type, recordId, purchaseOrder }: Row, slug: string | null): string | null {
  if (type === 'PURCHASE_ORDER') {
    const own = purchaseOrder?.program?.slug ?? slug;
    return purchaseOrder && own && addresses.purchaseOrder(own, purchaseOrder.id);
  }
  return recordAddress(type, recordId, slug);
}

import { useMemo } from 'react';
import { addresses } from '../app/addresses.ts';
import { opensOverview, overviewLabel } from '../app/overviewSections.ts';
import { useFeatureFlags, usePermissions, useProgram } from '../app/session.ts';
import {
  type OrderItemFilter,
  type OrderItemSortField,
  type UrgentItemRowFragment,
  useUrgentItemListQuery,
} from '../generated/operations.ts';
import { formatDate, formatMoney, formatQuantity } from '../kit/format.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { statusColumn } from '../kit/list/TrackedColumns.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { CutText } from '../kit/ui/Truncated.tsx';
import { PartyCell } from '../lookup/ProhibitedBadge.tsx';
import { itemMessages as messages } from './messages.ts';
import { lineOf } from './queue/itemNames.ts';
import { queueMessages } from './queue/messages.ts';
import { queueListSpec } from './queue/queueList.ts';

/** The urgent items of the program that have not yet left, sorted by status: the least advanced first. */
export function UrgentItemList() {
  const { id: programId, slug } = useProgram();
  const allowed = opensOverview(usePermissions().views, 'urgent-items');
  const flags = useFeatureFlags();
  const spec = useMemo(() => urgentListSpec(flags), [flags]);
  const list = useRecordList(spec, `urgent-items:${programId}`);
  const { filter, ...variables } = list.variables;
  const query = useUrgentItemListQuery({
    ...list.options,
    variables: { ...variables, programId, sort: list.sort, filter: { ...filter, overview: 'URGENT_ITEMS' } },
    skip: !allowed,
  });
  return (
    <RecordList
      title={overviewLabel('urgent-items')}
      allowed={allowed}
      list={list}
      query={query}
      page={(data) => data.orderItems}
      columns={useMemo(() => urgentColumns(slug), [slug])}
      to={({ purchaseOrderId }) => addresses.purchaseOrder(slug, purchaseOrderId)}
      empty={{
        purpose: messages.urgentPurpose,
        next: { label: queueMessages.toOrders, to: addresses.purchaseOrders(slug) },
      }}
      searchPlaceholder={queueMessages.search}
      watch={{ type: 'ORDER_ITEM', programId }}
      minWidth="1080px"
    />
  );
}

function urgentListSpec(flags: ReturnType<typeof useFeatureFlags>): ListSpec<OrderItemFilter, OrderItemSortField> {
  const { filters, ...others } = queueListSpec(flags);
  return {
    ...others,
    filters: filters.filter(({ id }) => id !== 'urgent'),
    sortable: ['MATERIAL', 'CATALOG_NUMBER', 'STATUS', 'DG_CLASS', 'HS_CODE', 'QUANTITY', 'TOTAL_VALUE'],
  };
}

function urgentColumns(slug: string): Column<UrgentItemRowFragment, OrderItemSortField>[] {
  return [
    {
      id: 'line',
      header: queueMessages.orderLine,
      card: 'note',
      width: '150px',
      whole: lineOf,
      cell: (item) => <LinkCell to={addresses.purchaseOrder(slug, item.purchaseOrderId)}>{lineOf(item)}</LinkCell>,
    },
    {
      id: 'material',
      header: messages.material,
      sort: 'MATERIAL',
      card: 'title',
      cell: ({ material }) => <CutText name>{material}</CutText>,
    },
    statusColumn(messages.status, 'STATUS'),
    {
      id: 'catalogNumber',
      header: messages.labels.catalogNumber,
      sort: 'CATALOG_NUMBER',
      width: '140px',
      whole: ({ catalogNumber }) => catalogNumber,
      cell: ({ catalogNumber }) => <TextCell>{catalogNumber}</TextCell>,
    },
    {
      id: 'vendor',
      header: queueMessages.vendor,
      card: 'line',
      cell: ({ vendorName, namesProhibitedParty }) => (
        <PartyCell quiet ofOrder name={vendorName} isProhibited={namesProhibitedParty} />
      ),
    },
    {
      id: 'dgClass',
      header: messages.dgClass,
      sort: 'DG_CLASS',
      width: '96px',
      cell: ({ assessment }) => <TextCell>{assessment.dgClass}</TextCell>,
    },
    {
      id: 'hsCode',
      header: messages.hsCode,
      sort: 'HS_CODE',
      width: '112px',
      whole: ({ hsCode }) => hsCode,
      cell: ({ hsCode }) => <TextCell>{hsCode}</TextCell>,
    },
    {
      id: 'added',
      header: queueMessages.added,
      card: 'note',
      width: '108px',
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: 'quantity',
      header: messages.quantity,
      sort: 'QUANTITY',
      width: '100px',
      align: 'end',
      whole: ({ quantity }) => formatQuantity(quantity),
      cell: ({ quantity }) => formatQuantity(quantity),
    },
    {
      id: 'value',
      header: messages.labels.totalValue,
      sort: 'TOTAL_VALUE',
      card: 'end',
      width: '124px',
      align: 'end',
      whole: ({ totalValue }) => formatMoney(totalValue),
      cell: ({ totalValue }) => formatMoney(totalValue),
    },
  ];
}

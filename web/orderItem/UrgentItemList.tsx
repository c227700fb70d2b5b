import { useMemo } from 'react';
import { addresses } from '../base/addresses.ts';
import { formatDate, formatMoney, formatQuantity } from '../base/format.ts';
import { useFeatureFlags, usePermissions, useProgram } from '../client/session.ts';
import type { OrderItemColumn } from '../generated/columns.ts';
import {
  type OrderItemFilter,
  type OrderItemSortField,
  type UrgentItemRowFragment,
  useUrgentItemListQuery,
} from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { CutText } from '../kit/ui/Truncated.tsx';
import { PartyCell } from '../lookup/ProhibitedBadge.tsx';
import { opensOverview, overviewLabel } from '../shell/overviewSections.ts';
import { statusColumn } from '../tracked/TrackedColumns.tsx';
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
  const list = useRecordList(spec, `urgent-items:${programId}`, {
    list: 'URGENT_ITEMS',
    programId: programId,
    counted: ({ search, filter }) => ({
      orderItems: { programId, search, filter: { ...filter, overview: 'URGENT_ITEMS' } },
    }),
  });
  const { filter, ...variables } = list.variables;
  const query = useUrgentItemListQuery({
    ...list.options,
    variables: { ...variables, programId, sort: list.sort, filter: { ...filter, overview: 'URGENT_ITEMS' } },
    skip: !allowed,
  });
  return (
    <RecordList
      head={{ title: overviewLabel('urgent-items'), searchPlaceholder: queueMessages.search }}
      allowed={allowed}
      list={list}
      source={{ query, page: (data) => data.orderItems, watch: { type: 'ORDER_ITEM', programId } }}
      columns={useMemo(() => urgentColumns(slug), [slug])}
      link={{
        to: ({ id, purchaseOrderId }) => addresses.orderItem(slug, purchaseOrderId, id),
        load: () => import('./OrderItemPage.tsx'),
      }}
      empty={{
        purpose: messages.urgentPurpose,
        next: { label: queueMessages.toOrders, to: addresses.purchaseOrders(slug) },
      }}
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

function urgentColumns(slug: string): Column<UrgentItemRowFragment, OrderItemColumn>[] {
  return [
    {
      id: 'PURCHASE_ORDER',
      header: queueMessages.orderLine,
      card: 'note',
      width: '150px',
      whole: lineOf,
      cell: (item) => <LinkCell to={addresses.orderItem(slug, item.purchaseOrderId, item.id)}>{lineOf(item)}</LinkCell>,
    },
    {
      id: 'MATERIAL',
      header: messages.material,
      card: 'title',
      cell: ({ material }) => <CutText name>{material}</CutText>,
    },
    statusColumn(messages.status),
    {
      id: 'CATALOG_NUMBER',
      header: messages.labels.catalogNumber,
      width: '140px',
      whole: ({ catalogNumber }) => catalogNumber,
      cell: ({ catalogNumber }) => <TextCell>{catalogNumber}</TextCell>,
    },
    {
      id: 'VENDOR',
      header: queueMessages.vendor,
      card: 'line',
      cell: ({ vendorName, namesProhibitedParty }) => (
        <PartyCell quiet ofOrder name={vendorName} isProhibited={namesProhibitedParty} />
      ),
    },
    {
      id: 'DG_CLASS',
      header: messages.dgClass,
      width: '96px',
      cell: ({ assessment }) => <TextCell>{assessment.dgClass}</TextCell>,
    },
    {
      id: 'HS_CODE',
      header: messages.hsCode,
      width: '112px',
      whole: ({ hsCode }) => hsCode,
      cell: ({ hsCode }) => <TextCell>{hsCode}</TextCell>,
    },
    {
      id: 'CREATED_AT',
      header: queueMessages.added,
      card: 'note',
      width: '108px',
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: 'QUANTITY',
      header: messages.quantity,
      width: '100px',
      align: 'end',
      whole: ({ quantity }) => formatQuantity(quantity),
      cell: ({ quantity }) => formatQuantity(quantity),
    },
    {
      id: 'TOTAL_VALUE',
      header: messages.labels.totalValue,
      card: 'end',
      width: '124px',
      align: 'end',
      whole: ({ totalValue }) => formatMoney(totalValue),
      cell: ({ totalValue }) => formatMoney(totalValue),
    },
  ];
}

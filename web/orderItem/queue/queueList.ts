/** Declares the filters and the sorting of lists of waiting items. */
import {
  type OrderItemFilter,
  type OrderItemSortField,
  useOrderItemStatusesQuery,
} from '../../generated/operations.ts';
import { listSource } from '../../kit/form/choiceSource.ts';
import { filtersOf } from '../../kit/list/filters.ts';
import type { FilterSpec, ListSpec } from '../../kit/list/listState.ts';
import { dangerousGoodsChoices, shipmentTypeChoices } from '../../lookup/lookupChoices.ts';
import { type InvoiceNumberFlags, itemFilters, namingFilters } from './filterChoices.ts';
import { itemFilterMessages as labels } from './filterMessages.ts';
import { orderChoices } from './orderChoices.ts';
import { ORDER } from './stations.ts';

const { many } = filtersOf<OrderItemFilter>();

/** The statuses of order items. */
export const itemStatuses = listSource((skip) => {
  const { data, loading, error } = useOrderItemStatusesQuery({ skip });
  return { options: data?.orderItemStatuses.map(({ key, name }) => ({ id: key, label: name })), loading, error };
});

/** The id of the filter by status. */
export const STATUS = 'status';

const others: FilterSpec<OrderItemFilter>[] = [
  many(ORDER, labels.order, 'purchaseOrderIds', orderChoices),
  itemFilters.vendor,
  many(STATUS, labels.status, 'statuses', itemStatuses),
  many('dg_class', labels.dgClass, 'dgClasses', dangerousGoodsChoices),
  itemFilters.dgDescription,
  itemFilters.storage,
  ...itemFilters.amounts,
  itemFilters.country,
  itemFilters.mtaStatus,
  many('shipment_type', labels.shipmentType, 'shipmentTypes', shipmentTypeChoices),
  itemFilters.receivedDate,
  itemFilters.condition,
  itemFilters.lotNumber,
  itemFilters.expiryDate,
];

/** Returns the filters and the sorting of a list; invoice numbers only if their feature flags are on. */
export function queueListSpec(flags: InvoiceNumberFlags): ListSpec<OrderItemFilter, OrderItemSortField> {
  return {
    filters: [...namingFilters(flags), ...others],
    sortable: ['MATERIAL', 'STATUS', 'DG_CLASS', 'QUANTITY'],
    // Within a status, items are in the order in which they were added: order by order, line by line.
    defaultSort: { field: 'STATUS', direction: 'ASC' },
    pageSize: 20,
  };
}

/** Declares what lists of waiting items can be asked: their filters and their sorts. */
import {
  type OrderItemFilter,
  type OrderItemSortField,
  useOrderItemStatusesQuery,
} from '../../generated/operations.ts';
import { listSource } from '../../kit/form/choiceSource.ts';
import { filtersOf } from '../../kit/list/filters.ts';
import type { FilterSpec, ListSpec } from '../../kit/list/listState.ts';
import { dangerousGoodsChoices, shipmentTypeChoices } from '../../lookup/lookupChoices.ts';
import { type InvoiceNumberFlags, itemFilters, itemFilterMessages as labels, namingFilters } from './filterChoices.ts';

const { many } = filtersOf<OrderItemFilter>();

const statusChoices = listSource((skip) => {
  const { data, loading, error } = useOrderItemStatusesQuery({ skip });
  return { options: data?.orderItemStatuses.map(({ key, name }) => ({ id: key, label: name })), loading, error };
});

/** The filter by status. */
export const STATUS = 'status';

const others: FilterSpec<OrderItemFilter>[] = [
  itemFilters.vendor,
  many(STATUS, labels.status, 'statuses', statusChoices),
  many('dg_class', labels.dgClass, 'dgClasses', dangerousGoodsChoices),
  itemFilters.dgDescription,
  itemFilters.storage,
  ...itemFilters.amounts,
  itemFilters.country,
  itemFilters.mtaStatus,
  many('shipment_type', labels.shipmentType, 'shipmentTypes', shipmentTypeChoices),
  itemFilters.receivedDate,
  itemFilters.condition,
];

/** What such a list can be asked; invoice numbers only where their switches are on. */
export function queueListSpec(flags: InvoiceNumberFlags): ListSpec<OrderItemFilter, OrderItemSortField> {
  return {
    filters: [...namingFilters(flags), ...others],
    sortable: ['MATERIAL', 'STATUS', 'DG_CLASS', 'QUANTITY'],
    // Within a status the items stand as they were added: order by order, line by line.
    defaultSort: { field: 'STATUS', direction: 'ASC' },
    pageSize: 20,
  };
}

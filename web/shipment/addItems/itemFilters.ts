/** Declares the filters of the items that a shipment can take. */
import {
  type AvailableOrderItemFilter,
  type OrderItemSortField,
  useAvailableItemStatusesQuery,
  useCompatibleClassesQuery,
} from '../../generated/operations.ts';
import { type ChoiceSource, listSource } from '../../kit/form/choiceSource.ts';
import { filtersOf } from '../../kit/list/filters.ts';
import type { ListSpec } from '../../kit/list/listState.ts';
import { type InvoiceNumberFlags, itemFilters, namingFilters } from '../../orderItem/queue/filterChoices.ts';
import { addItemsMessages } from './messages.ts';

const { labels } = addItemsMessages;
const { many } = filtersOf<AvailableOrderItemFilter>();

/** The statuses of offered items, as the specification shows them: upper case, with spaces. */
const statusChoices = listSource((skip) => {
  const { data, loading, error } = useAvailableItemStatusesQuery({ skip });
  const options = data?.orderItemStatuses.map(({ key }) => ({
    id: key,
    label: key.toUpperCase().replaceAll('_', ' '),
  }));
  return { options, loading, error };
});

/** Returns the hazard classes that are compatible with all of these hazards. */
const compatibleChoices = (hazards: readonly string[]): ChoiceSource =>
  listSource((skip) => {
    const { data, loading, error } = useCompatibleClassesQuery({ variables: { with: [...hazards] }, skip });
    const options = data?.dangerousGoodsClasses.map(({ id, description }) => ({ id, label: description }));
    return { options, loading, error };
  });

/** The number of items per request. */
export const PAGE = 50;

/** Returns the spec of the item list. @param hazards those of the items in the shipment and of the chosen ones */
export function itemListSpec(
  hazards: readonly string[],
  flags: InvoiceNumberFlags,
): ListSpec<AvailableOrderItemFilter, OrderItemSortField> {
  return {
    filters: [
      ...namingFilters(flags),
      itemFilters.receivedDate,
      itemFilters.dgDescription,
      itemFilters.vendor,
      ...itemFilters.amounts,
      many('status', labels.status, 'statuses', statusChoices),
      itemFilters.country,
      itemFilters.condition,
      itemFilters.lotNumber,
      itemFilters.expiryDate,
      many('dg_class', labels.dgClassCompatibility, 'dgClasses', compatibleChoices(hazards)),
      itemFilters.mtaStatus,
      itemFilters.storage,
    ],
    sortable: [],
    defaultSort: { field: 'POSITION', direction: 'ASC' },
    pageSize: PAGE,
  };
}

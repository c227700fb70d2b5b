/** Declares what the items that a shipment can take are asked by. */
import {
  type AvailableOrderItemFilter,
  type OrderItemSortField,
  useCompatibleClassesQuery,
  useOrderItemStatusesQuery,
} from '../../generated/operations.ts';
import { type ChoiceSource, fixedSource, listSource } from '../../kit/form/choiceSource.ts';
import { YES_NO } from '../../kit/form/fields.ts';
import { filtersOf } from '../../kit/list/filters.ts';
import type { FilterValue, ListSpec } from '../../kit/list/listState.ts';
import { conditionChoices, countryChoices, mtaStatusChoices, storageChoices } from '../../lookup/lookupChoices.ts';
import { addItemsMessages } from './messages.ts';

const { filter: labels } = addItemsMessages;
const { text, one, many, dates, range } = filtersOf<AvailableOrderItemFilter>();

/** Items that are offered at all, also where they cannot be chosen now. */
const OFFERED = ['open', 'assessed', 'received', 'in_review', 'on_hold'];

/** Statuses as the specification shows them: upper case, with spaces. */
const statusChoices = listSource((skip) => {
  const { data, loading, error } = useOrderItemStatusesQuery({ skip });
  const options = data?.orderItemStatuses
    .filter(({ key }) => OFFERED.includes(key))
    .map(({ key }) => ({ id: key, label: key.toUpperCase().replaceAll('_', ' ') }));
  return { options, loading, error };
});

/** Classes that may stand next to all of these hazards. */
const compatibleChoices = (hazards: readonly string[]): ChoiceSource =>
  listSource((skip) => {
    const { data, loading, error } = useCompatibleClassesQuery({ variables: { with: [...hazards] }, skip });
    const options = data?.dangerousGoodsClasses.map(({ id, description }) => ({ id, label: description }));
    return { options, loading, error };
  });

const yesNo = (id: string, label: string, key: 'urgent' | 'splitKit' | 'eeiExport') =>
  one(id, label, ([value]: FilterValue) => ({ [key]: value === 'true' }), fixedSource(YES_NO));

/** How many items are asked for at once. */
export const PAGE = 50;

/** What the items can be asked, beside the hazards of what is in the shipment and of what is chosen. */
export function itemListSpec(
  hazards: readonly string[],
  flags: { oiInvoiceNumberEnabled: boolean; oiWcmInvoiceNumberEnabled: boolean },
): ListSpec<AvailableOrderItemFilter, OrderItemSortField> {
  return {
    filters: [
      text('material', labels.material, 'material'),
      text('catalog_number', labels.catalogNumber, 'catalogNumber'),
      ...(flags.oiInvoiceNumberEnabled ? [text('invoice_number', labels.invoiceNumber, 'invoiceNumber')] : []),
      ...(flags.oiWcmInvoiceNumberEnabled
        ? [text('wcm_invoice_number', labels.wcmInvoiceNumber, 'wcmInvoiceNumber')]
        : []),
      dates('received_date', labels.receivedDate, 'receivedDate'),
      text('dg_description', labels.dgDescription, 'dgDescription'),
      text('vendor', labels.vendor, 'vendorName'),
      range('quantity', labels.quantity, 'quantity'),
      range('value_total', labels.totalValue, 'totalValue'),
      range('value_per_item', labels.valuePerItem, 'valuePerItem'),
      yesNo('urgent', labels.urgent, 'urgent'),
      yesNo('split_kit', labels.splitKit, 'splitKit'),
      yesNo('eei_export', labels.eeiExport, 'eeiExport'),
      many('status', labels.status, 'statuses', statusChoices),
      many('country', labels.country, 'countriesOfManufacture', countryChoices),
      many('condition', labels.condition, 'conditions', conditionChoices),
      many('dg_class', labels.compatibility, 'dgClasses', compatibleChoices(hazards)),
      many('mta_status', labels.mtaStatus, 'mtaStatuses', mtaStatusChoices),
      many('storage', labels.storage, 'storages', storageChoices),
    ],
    sortable: [],
    defaultSort: { field: 'POSITION', direction: 'ASC' },
    pageSize: PAGE,
  };
}

/** Declares what lists of waiting items can be asked: their filters and their sorts. */
import {
  type OrderItemFilter,
  type OrderItemSortField,
  useOrderItemStatusesQuery,
} from '../../generated/operations.ts';
import { fixedSource, listSource } from '../../kit/form/choiceSource.ts';
import { YES_NO } from '../../kit/form/fields.ts';
import { filtersOf } from '../../kit/list/filters.ts';
import type { FilterSpec, FilterValue, ListSpec } from '../../kit/list/listState.ts';
import {
  conditionChoices,
  countryChoices,
  dangerousGoodsChoices,
  mtaStatusChoices,
  shipmentTypeChoices,
  storageChoices,
} from '../../lookup/lookupChoices.ts';
import { queueMessages } from './messages.ts';

const { filters: labels } = queueMessages;
const { text, one, many, dates, range } = filtersOf<OrderItemFilter>();

const statusChoices = listSource((skip) => {
  const { data, loading, error } = useOrderItemStatusesQuery({ skip });
  return { options: data?.orderItemStatuses.map(({ key, name }) => ({ id: key, label: name })), loading, error };
});

const yesNo = (id: string, label: string, key: 'urgent' | 'splitKit' | 'eeiExport') =>
  one(id, label, ([value]: FilterValue) => ({ [key]: value === 'true' }), fixedSource(YES_NO));

/** The filter by status. */
export const STATUS = 'status';

const first: FilterSpec<OrderItemFilter>[] = [
  text('material', labels.material, 'material'),
  text('catalog_number', labels.catalogNumber, 'catalogNumber'),
];
const shippingNumber = text('invoice_number', labels.invoiceNumber, 'invoiceNumber');
const wcmNumber = text('wcm_invoice_number', labels.wcmInvoiceNumber, 'wcmInvoiceNumber');
const others: FilterSpec<OrderItemFilter>[] = [
  text('vendor', labels.vendor, 'vendorName'),
  many(STATUS, labels.status, 'statuses', statusChoices),
  many('dg_class', labels.dgClass, 'dgClasses', dangerousGoodsChoices),
  text('dg_description', labels.dgDescription, 'dgDescription'),
  many('storage', labels.storage, 'storages', storageChoices),
  range('quantity', labels.quantity, 'quantity'),
  range('value_total', labels.totalValue, 'totalValue'),
  range('value_per_item', labels.valuePerItem, 'valuePerItem'),
  yesNo('urgent', labels.urgent, 'urgent'),
  yesNo('split_kit', labels.splitKit, 'splitKit'),
  yesNo('eei_export', labels.eeiExport, 'eeiExport'),
  many('country', labels.countriesOfManufacture, 'countriesOfManufacture', countryChoices),
  many('mta_status', labels.mtaStatus, 'mtaStatuses', mtaStatusChoices),
  many('shipment_type', labels.shipmentType, 'shipmentTypes', shipmentTypeChoices),
  dates('received_date', labels.receivedDate, 'receivedDate'),
  many('condition', labels.condition, 'conditions', conditionChoices),
];

/** What such a list can be asked; invoice numbers only where their switches are on. */
export function queueListSpec(flags: {
  oiInvoiceNumberEnabled: boolean;
  oiWcmInvoiceNumberEnabled: boolean;
}): ListSpec<OrderItemFilter, OrderItemSortField> {
  return {
    filters: [
      ...first,
      ...(flags.oiInvoiceNumberEnabled ? [shippingNumber] : []),
      ...(flags.oiWcmInvoiceNumberEnabled ? [wcmNumber] : []),
      ...others,
    ],
    sortable: ['MATERIAL', 'STATUS', 'DG_CLASS', 'QUANTITY'],
    // Within a status the items stand as they were added: order by order, line by line.
    defaultSort: { field: 'STATUS', direction: 'ASC' },
    pageSize: 20,
  };
}

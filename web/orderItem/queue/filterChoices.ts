/** The filters of order items, for every list of items. */
import type { AvailableOrderItemFilter } from '../../generated/operations.ts';
import { yesNoChoices } from '../../kit/form/yesNo.ts';
import { filtersOf } from '../../kit/list/filters.ts';
import type { FilterSpec, FilterValue } from '../../kit/list/listState.ts';
import { conditionChoices, countryChoices, mtaStatusChoices, storageChoices } from '../../lookup/lookupChoices.ts';
import { itemFilterMessages as labels } from './filterMessages.ts';

// Every list of items accepts at least the filters of the list of available items.
const { text, one, many, dates, range } = filtersOf<AvailableOrderItemFilter>();

const yesNo = (id: string, label: string, key: 'urgent' | 'splitKit' | 'eeiExport') =>
  one(id, label, ([value]: FilterValue) => ({ [key]: value === 'true' }), yesNoChoices);

const invoiceNumber = text('invoice_number', labels.invoiceNumber, 'invoiceNumber');
const wcmInvoiceNumber = text('wcm_invoice_number', labels.wcmInvoiceNumber, 'wcmInvoiceNumber');

/** The organization's feature flags for the two invoice numbers of an item. */
export interface InvoiceNumberFlags {
  oiInvoiceNumberEnabled: boolean;
  oiWcmInvoiceNumberEnabled: boolean;
}

/** Returns the filters by an item's names and numbers; invoice numbers only if their feature flags are on. */
export function namingFilters(flags: InvoiceNumberFlags): FilterSpec<AvailableOrderItemFilter>[] {
  return [
    text('material', labels.material, 'material'),
    text('catalog_number', labels.catalogNumber, 'catalogNumber'),
    ...(flags.oiInvoiceNumberEnabled ? [invoiceNumber] : []),
    ...(flags.oiWcmInvoiceNumberEnabled ? [wcmInvoiceNumber] : []),
  ];
}

/** The filters by an item's properties, quantity and value. */
export const itemFilters = {
  vendor: text('vendor', labels.vendor, 'vendorName'),
  dgDescription: text('dg_description', labels.dgDescription, 'dgDescription'),
  storage: many('storage', labels.storage, 'storages', storageChoices),
  amounts: [
    range('quantity', labels.quantity, 'quantity'),
    range('value_total', labels.totalValue, 'totalValue'),
    range('value_per_item', labels.valuePerItem, 'valuePerItem'),
    yesNo('urgent', labels.urgent, 'urgent'),
    yesNo('split_kit', labels.splitKit, 'splitKit'),
    yesNo('eei_export', labels.eeiExport, 'eeiExport'),
  ],
  country: many('country', labels.countriesOfManufacture, 'countriesOfManufacture', countryChoices),
  mtaStatus: many('mta_status', labels.mtaStatus, 'mtaStatuses', mtaStatusChoices),
  receivedDate: dates('received_date', labels.receivedDate, 'receivedDate'),
  lotNumber: text('lot_number', labels.lotNumber, 'lotNumber'),
  expiryDate: dates('expiry_date', labels.expiryDate, 'expiryDate'),
  condition: many('condition', labels.condition, 'conditions', conditionChoices),
};

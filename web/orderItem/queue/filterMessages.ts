import { texts } from '../../base/texts.ts';

/** The labels of the filters of order items. */
export const itemFilterMessages = texts('itemFilter', {
  order: 'PO #',
  material: 'Material',
  catalogNumber: 'Catalog Number',
  invoiceNumber: 'Shipping CI #',
  wcmInvoiceNumber: 'WCM Invoice #',
  receivedDate: 'Received Date',
  lotNumber: 'Lot number',
  expiryDate: 'Expiry date',
  dgClass: 'Dangerous Goods Class',
  dgDescription: 'Dangerous Goods Details',
  vendor: 'Vendor',
  quantity: 'Quantity',
  totalValue: 'Value Total',
  valuePerItem: 'Value per Item',
  urgent: 'Urgent',
  splitKit: 'Split kit',
  eeiExport: 'EEI/Export',
  status: 'Status',
  countriesOfManufacture: 'Country of Manufacture',
  condition: 'Condition',
  mtaStatus: 'MTA Status',
  shipmentType: 'Shipment Type',
  storage: 'Storage',
});

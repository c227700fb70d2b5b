import { longText, text } from '../api/validate.ts';
import { countries } from '../lookup/countries.ts';
import { orderItemCreate } from '../orderItem/schema.ts';
import { purchaseOrderCreate } from '../purchaseOrder/schema.ts';
import type { Layout } from './layout.ts';
import {
  amount,
  collected,
  date,
  firstOf,
  from,
  mapped,
  oneLine,
  oneOf,
  oneReading,
  only,
  pastDate,
  ruled,
  undamaged,
  unless,
} from './reading.ts';

/** Names of countries in the file that differ from the list of countries. */
const otherNames = { 'Congo, DRC': 'CD', "Côte d'Ivoire": 'CI', Swaziland: 'SZ' };

const countryCodes = {
  ...Object.fromEntries(Object.entries(countries).map(([code, name]) => [name, code])),
  ...otherNames,
};

const shipmentTypes = { Air: 'air', 'Air Charter': 'air_charter', Truck: 'truck', Ocean: 'ocean' };

const notDates = ['Date Not Captured', 'Pre-PQ Process', 'N/A - From RDC'];

/** "See ASN-93 (ID#:1281)": counted in the line of that shipment. */
const countedElsewhere = /^See (ASN|DN)-\d+ \(ID#:\d+\)$/;
const remarks = ['Weight Captured Separately', 'Freight Included in Commodity Cost', 'Invoiced Separately'];
const remarksOrElsewhere = new RegExp(`${countedElsewhere.source}|^(${remarks.join('|')})$`);

const order = purchaseOrderCreate.shape;
const item = orderItemCreate.shape;

/** The delivery history of the Supply Chain Management System, published by USAID: one row per delivered line. */
export const scms: Layout = {
  name: 'SCMS delivery history',
  fields: {
    program: from('Product Group', ruled(text(), 'Program')),
    group: from('Project Code', ruled(text(), 'Group')),
    end_user: from(
      'Country',
      mapped(ruled(text(), 'End user'), (country) => `${country} national programme`),
    ),
    country: from('Country', oneOf(countryCodes)),
    vendor: from('Vendor', oneLine(ruled(text(), 'Vendor'))),

    order_number: from('PO / SO #', undamaged(ruled(order.order_number, 'Order number'))),
    order_number_internal: from('PQ #', unless(['Pre-PQ Process'], undamaged(ruled(text(), 'Purchase Request #')))),
    order_date: firstOf(
      from('PO Sent to Vendor Date', unless(notDates, date)),
      from('PQ First Sent to Client Date', unless(notDates, date)),
    ),

    shipment_number: from('ASN/DN #', unless([], undamaged(ruled(text(), 'Invoice number')))),
    shipment_type: from('Shipment Mode', unless(['N/A'], oneOf(shipmentTypes))),
    incoterm: from('Vendor INCO Term', unless(['N/A - From RDC'], ruled(text(), 'Incoterm'))),
    anticipated_ship_date: from('Scheduled Delivery Date', unless(notDates, date)),
    shipped_date: from('Delivered to Client Date', unless(notDates, pastDate)),
    weight: from('Weight (Kilograms)', amount(3, remarksOrElsewhere)),
    freight_cost: from('Freight Cost (USD)', amount(2, remarksOrElsewhere)),
    shipment_notes: collected(from('Weight (Kilograms)', only(remarks)), from('Freight Cost (USD)', only(remarks))),

    line_id: from('ID', undamaged(ruled(text(), 'ID'))),
    catalog_number: from('ID', undamaged(ruled(item.catalog_number, 'Catalog number'))),
    material: from('Item Description', oneLine(ruled(item.material, 'Material'))),
    quantity: from('Line Item Quantity', oneReading(ruled(item.quantity, 'Quantity'))),
    size_per_item: from(
      'Unit of Measure (Per Pack)',
      mapped(ruled(text(31), 'Unit'), (count) => `${count} per pack`),
    ),
    value_per_item: from('Pack Price', oneReading(ruled(item.value_per_item, 'Value per Item'))),
    line_value: from('Line Item Value', amount(2, /^$/)),
    notes: from('Manufacturing Site', unless([], ruled(longText(), 'Notes'))),
    received_date: from('Delivery Recorded Date', unless(notDates, pastDate)),
  },
};

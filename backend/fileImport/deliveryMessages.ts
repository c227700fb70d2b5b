import { texts } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';

const { number } = wordingIn('en');

/** The texts of imports of deliveries: what their own fields are called, and what is to be known of a row. */
export const deliveryMessages = texts('deliveryImport', {
  field: {
    program_id: 'Program',
    country: 'Country of the end user',
    quote_date: 'Quote date, for want of a PO Date',
    line_id: 'Line ID',
    pack_count: 'Count per pack',
    received_date: 'Received Date',
    shipment_number: 'Invoice #',
    incoterm: 'Incoterm',
    anticipated_ship_date: 'Anticipated ship date',
    shipped_date: 'Ship Date',
    weight: 'Weight (kg)',
    freight_cost: 'Freight cost',
  },
  /** @param total quantity × price, with two decimals */
  valueDiffers: (total: string) => `differs from quantity × price, which is ${total}; quantity and price were used`,
  /** @param row the row whose value counts for the whole order */
  differsFromRow: (row: number) => `differs from row ${number(row)}, which counts for the whole order`,
  orderArchived: 'is an archived order, which takes no more items',
  shipmentElsewhere: 'is that of a shipment in another program',
  /** @param parties the names of vendors, end users and groups */
  prohibited: (parties: string) => `${parties}: new orders and shipments may not name it`,
  importedMeanwhile: 'was imported meanwhile by somebody else',
  shipmentStays: (reason: string) => `its shipment: ${reason}`,
  notStored: 'cannot be stored as it is: a number is too large, or a name is taken',
});

import { texts } from '../language/texts.ts';

/** The texts on a purchase order, as it is sent to the vendor. */
export const orderPaper = texts('orderPaper', {
  printsHidden: 'The paper shows items, vendor and group in full, which your role does not',
  title: 'Purchase Order',
  orderNumber: 'Order no.',
  requestNumber: 'Request no.',
  date: 'Date',
  printed: 'Printed',
  buyer: 'BUYER',
  vendor: 'VENDOR',
  shipTo: 'SHIP TO',
  usd: 'US dollars (USD)',
  fundingNumber: 'Funding number',
  funding: 'Funding',
  items: 'Items',
  noItems: 'This order has no items yet.',
  line: 'Line',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  unitPrice: 'Unit price',
  amount: 'Amount',
  catalogNumber: 'Cat. no.',
  urgent: 'Urgent',
  total: 'Total (USD)',
  authorization: 'Authorized for the buyer:',
  /** Where a text that somebody typed stands. */
  place: {
    order: 'Purchase Order',
    line: (position: string) => `Line ${position}`,
  },
});

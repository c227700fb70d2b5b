/** The concepts of the product: one word each, the same in each layer, in the schema and in the names of tests. */
export const CONCEPTS: readonly string[] = [
  ...[
    'apiKey',
    'assessment',
    'backgroundWork',
    'comment',
    'courier',
    'document',
    'endUser',
    'goodsReceipt',
    'group',
    'guide',
    'lookup',
    'notification',
  ],
  ...['orderItem', 'orderPaper', 'organization', 'program', 'purchaseOrder', 'session', 'shipment', 'shipmentPaper', 'substatus'],
  ...['user', 'vendor'],
];

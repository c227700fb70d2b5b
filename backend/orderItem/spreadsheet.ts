import { conditions, mtaStatuses, shipmentTypes, storageRequirements } from '../lookup/rules.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { orderItemColumns } from './columns.ts';
import { typedIn } from './filters.ts';
import { orderItemListQuery } from './listSchema.ts';
import { readRecords, sortedItems } from './read.ts';
import { orderItemStatuses } from './rules.ts';

/** The list of items as a file: of an order, of a shipment, or of programs. */
export const orderItemSpreadsheet = spreadsheetOf({
  path: '/api/v1/order_items',
  rows: 'order items',
  title: () => messages.lists.orderItems,
  access: [['order_items', 'read']],
  query: orderItemListQuery,
  columns: orderItemColumns,
  typed: typedIn,
  sorted: ({ db, caller }, query, spelling) => sortedItems(db, caller, query, spelling),
  read: ({ db, caller }, ids) => readRecords(db, caller, ids),
  choices: {
    statuses: orderItemStatuses,
    goods_receipt_condition: conditions,
    mta_status: mtaStatuses,
    shipment: shipmentTypes,
    storage: storageRequirements,
  },
});

import { shipmentTypes } from '../lookup/rules.ts';
import { todayOf } from '../record/timeZone.ts';
import { spreadsheetOf } from '../spreadsheet/declare.ts';
import { messages } from '../spreadsheet/messages.ts';
import { shipmentColumns } from './columns.ts';
import { shipmentListQuery } from './listSchema.ts';
import { readShipmentRows, sortedShipments, toRecord } from './read.ts';
import { shipmentStatuses } from './statuses.ts';

/** The list of shipments as a file. */
export const shipmentSpreadsheet = spreadsheetOf({
  path: '/api/v1/commercial_invoices',
  rows: 'shipments',
  title: () => messages.lists.shipments,
  access: [['commercial_invoices', 'read']],
  query: shipmentListQuery,
  columns: shipmentColumns,
  typed: ({ search, filters }) => [search, filters?.invoice_number, filters?.awb, filters?.itn],
  sorted: ({ db, caller, services }, query, spelling) =>
    sortedShipments(db, caller, query, todayOf(caller, services.now()), spelling),
  read: async ({ db, caller }, ids) => (await readShipmentRows(db, caller, ids)).map((row) => toRecord(row, caller)),
  choices: { statuses: shipmentStatuses, shipment_types: shipmentTypes },
});

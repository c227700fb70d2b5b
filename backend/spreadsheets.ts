import { apiKeySpreadsheet } from './apiKey/spreadsheet.ts';
import { airlineSpreadsheet } from './courier/airlineSpreadsheet.ts';
import { courierSpreadsheet } from './courier/spreadsheet.ts';
import { documentSpreadsheets } from './document/spreadsheet.ts';
import { endUserSpreadsheet } from './endUser/spreadsheet.ts';
import { groupSpreadsheet } from './group/spreadsheet.ts';
import { isDue } from './orderItem/due.ts';
import { orderItemSpreadsheet } from './orderItem/spreadsheet.ts';
import { organizationSpreadsheet } from './organization/spreadsheet.ts';
import { programSpreadsheet } from './program/spreadsheet.ts';
import { purchaseOrderSpreadsheet } from './purchaseOrder/spreadsheet.ts';
import { shipmentSpreadsheet } from './shipment/spreadsheet.ts';
import type { CountedList, ListRoute } from './spreadsheet/counted.ts';
import { substatusSpreadsheet } from './substatus/spreadsheet.ts';
import type { StatusesByModel } from './substatus/table.ts';
import { userSpreadsheet } from './user/spreadsheet.ts';
import { vendorSpreadsheet } from './vendor/spreadsheet.ts';

/** Every list that can be had as a file. @param statuses those of each kind of record */
export const spreadsheetRoutes = (statuses: StatusesByModel): readonly ListRoute[] => [
  purchaseOrderSpreadsheet(isDue),
  orderItemSpreadsheet,
  shipmentSpreadsheet,
  vendorSpreadsheet,
  endUserSpreadsheet,
  groupSpreadsheet,
  courierSpreadsheet,
  airlineSpreadsheet,
  programSpreadsheet,
  organizationSpreadsheet,
  userSpreadsheet,
  substatusSpreadsheet(statuses),
  apiKeySpreadsheet,
  ...documentSpreadsheets,
];

/** The lists that can be counted: those that are not under a record. */
export const countedLists = (statuses: StatusesByModel): readonly CountedList[] =>
  spreadsheetRoutes(statuses).flatMap(({ counted }) => counted ?? []);

/** Generated delivery histories in the layout that Lading knows, and the responses of imports. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { scmsDeliveries } from '../../backend/fileImport/shippedMappings.ts';
import { type ImportEvent, type ImportSummary, importEvent } from '../../backend/import/events.ts';
import type { Api } from './api.ts';

/** The path of the real file, which is not part of the project; null if it is missing. */
export const realFile = (() => {
  const file = resolve(import.meta.dirname, '../../../shared/data/scms-delivery-history.csv');
  return existsSync(file) ? file : null;
})();

/** The counts of a correct import of the real file. */
export const realMade = {
  programs: 5,
  groups: 189,
  end_users: 43,
  vendors: 73,
  purchase_orders: 6223,
  shipments: 7014,
  order_items: 10306,
};

/** What the rows of the real file become. */
export const realRows = { refused_rows: 18, noted_rows: 718 };

/** The columns of the layout. */
export const columns = scmsDeliveries.fields.map(({ heading }) => heading);

/** What a line says unless it is given otherwise. */
export const usual: Record<string, string> = {
  ID: '1',
  'Project Code': '100-KE-T01',
  'PQ #': 'FPQ-1',
  'PO / SO #': 'TEST-1',
  'ASN/DN #': '',
  Country: 'Kenya',
  'Vendor INCO Term': 'EXW',
  'Shipment Mode': 'Air',
  'PQ First Sent to Client Date': '3/1/06',
  'PO Sent to Vendor Date': 'Date Not Captured',
  'Scheduled Delivery Date': '2-Jun-06',
  'Delivered to Client Date': '5-Jun-06',
  'Delivery Recorded Date': '6-Jun-06',
  'Product Group': 'TESTS',
  Vendor: 'Test Vendor',
  'Item Description': 'Rapid test, 30 tests',
  'Unit of Measure (Per Pack)': '30',
  'Line Item Quantity': '10',
  'Line Item Value': '25',
  'Pack Price': '2.5',
  'Manufacturing Site': 'Test site',
  'Weight (Kilograms)': '12',
  'Freight Cost (USD)': '100.5',
};

/** A line; missing columns get the usual values. */
export type FileRow = Record<string, string>;

/** Returns the text of a file with these lines. */
export function fileOf(
  rows: readonly FileRow[],
  {
    delimiter = ',',
    lineEnd = '\n',
    header = columns,
  }: { delimiter?: string; lineEnd?: string; header?: string[] } = {},
): string {
  const cell = (text: string) =>
    text.includes('"') || text.includes('\n') || text.includes('\r') || text.includes(delimiter)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const lines = [header, ...rows.map((row) => header.map((column) => row[column] ?? usual[column] ?? ''))];
  return lines.map((line) => line.map(cell).join(delimiter) + lineEnd).join('');
}

/** Returns the lines of many orders, all of one vendor, each order in its own shipment. */
export function manyOrders(name: string, orders: number, linesEach: number): FileRow[] {
  return Array.from({ length: orders * linesEach }, (_, index) => ({
    ID: String(index + 1),
    // The lines of an order are not adjacent: first one line of each order, then the next.
    'PO / SO #': `${name}-${index % orders}`,
    'ASN/DN #': `ASN-${name}-${index % orders}`,
  }));
}

/** The response of an import. `summary` is its last event; it throws if that is no summary. */
export type Imported = { status: number; events: ImportEvent[]; summary: ImportSummary; body: string };

/** Posts a file and reads the response to its end. */
export async function postImport(
  url: string,
  api: Pick<Api, 'token'>,
  body: string | Uint8Array<ArrayBuffer>,
  query = '',
): Promise<Imported> {
  const response = await fetch(new URL(`/api/v1/imports${query}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...(api.token && { authorization: `Bearer ${api.token}` }) },
    body,
  });
  return readImport(response);
}

/** Reads a response of the import to its end. */
export async function readImport(response: Response): Promise<Imported> {
  const body = await response.text();
  const events = response.status === 200 ? eventsIn(body) : [];
  return {
    status: response.status,
    events,
    body,
    get summary() {
      const last = events.at(-1);
      if (last?.type !== 'imported') throw new Error(`There is no summary: ${body.slice(-500)}`);
      return last;
    },
  };
}

/** Parses the events of a response. @throws when one violates the contract */
export function eventsIn(text: string): ImportEvent[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => importEvent.parse(JSON.parse(line)));
}

/** Returns what an import reports about rows: `[row, column, reason]`, in the order of its events. */
export function findings({ events }: Imported, type: 'refused' | 'noted'): [number, string | null, string][] {
  return events.flatMap((event) => (event.type === type ? [[event.row, event.column, event.reason]] : []));
}

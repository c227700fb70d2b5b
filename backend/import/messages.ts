import { texts } from '../language/texts.ts';

const count = (value: number) => value.toLocaleString('en-US');

/** The kinds of records that an import creates: how one is called, and several. */
const NOUNS = {
  programs: ['program', 'programs'],
  groups: ['group', 'groups'],
  end_users: ['end user', 'end users'],
  vendors: ['vendor', 'vendors'],
  purchase_orders: ['purchase order', 'purchase orders'],
  shipments: ['shipment', 'shipments'],
  order_items: ['order item', 'order items'],
} as const;

/** A kind of record that an import creates. */
export type ImportedKind = keyof typeof NOUNS;

/** The messages of an import at the terminal, in its report and in the responses of `POST imports`. */
export const messages = texts('importing', {
  stalled: 'No data arrived for 30 seconds.',

  // The organization and the command
  noOrganization: 'There is no organization to import into yet. Set Lading up first: npm start prints a link for it.',
  unknownOrganization: (name: string, names: readonly string[]) =>
    `There is no organization "${name}". There ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ')}.`,
  nameOne: (names: readonly string[]) =>
    `There are several organizations. Name the one to import into, with --organization NAME: ${names.join(', ')}.`,
  usage:
    'Usage: npm run import -- FILE [--organization NAME] [--dry-run]\nFor example: npm run import -- orders.csv --organization "Relief Works"\nWhat else the rows may become: npm run import -- FILE --kind deliveries|orders|items|vendors|end-users|groups [--program NAME] [--order NUMBER] [--mapping NAME] [--create] [--as EMAIL]',
  noFile: (file: string) =>
    `There is no file ${file}. Name a CSV file by its path from here, for example: npm run import -- exports/orders.csv`,
  isFolder: (file: string) =>
    `${file} is a folder, not a file. Name a CSV file, for example: npm run import -- exports/orders.csv`,
  throughBackend: (url: string) => `Sending the file to the running Lading at ${url}.`,
  lostBackend:
    'The backend stopped before the import was finished. The orders imported so far are complete; run the import again.',
  stopped: 'Stopped. The orders imported so far are complete; run the import again for the rest.',
  waiting: 'Waiting until another import of the organization has ended …',
  stopping: 'Stopping after this order …',
  failed: 'The import failed. The orders imported so far are complete; run the import again for the rest.',

  // Progress and the end
  reading: (rows: number) => `Reading: ${count(rows)} rows`,
  importing: (orders: number, of: number) => `Importing: ${count(orders)} of ${count(of)} orders`,
  nothingChanged: (lines: number, organization: string) =>
    `Nothing changed: all ${count(lines)} lines were imported into ${organization} before.`,
  nothingNew: 'Nothing was imported.',
  dryRun: (organization: string) => `Dry run: nothing was written. An import would create in ${organization}:`,
  made: (organization: string) => `Imported into ${organization}:`,
  counted: (kind: ImportedKind, value: number) => `${count(value)} ${NOUNS[kind][value === 1 ? 0 : 1]}`,
  unchanged: (lines: number) => `${count(lines)} lines had been imported before and were not changed.`,
  refused: (rows: number) => `${count(rows)} ${rows === 1 ? 'row was' : 'rows were'} refused.`,
  noted: (rows: number) => `${count(rows)} imported ${rows === 1 ? 'row is' : 'rows are'} listed in the report.`,
  noMembers: (programs: number) =>
    `${
      programs === 1
        ? '1 new program has no members: only administrators see it.'
        : `${count(programs)} new programs have no members: only administrators see them.`
    } Add members in Organization Panel > Manage Users, in the field Programs of each user.`,
  report: (file: string) => `Report: ${file}`,
});

const count = (value: number) => value.toLocaleString('en-US');

/** What people read about an import: at the terminal, in its report and in the answers of `POST imports`. */
export const messages = {
  // The file as a whole
  empty: 'The file is empty.',
  workbook: 'This is an Excel workbook, not a CSV file. Save it as CSV (UTF-8) and import that.',
  pdf: 'This is a PDF, not a CSV file.',
  compressed: 'This file is compressed. Unpack it and import the CSV file in it.',
  binary: 'This is not a CSV file: it holds binary data.',
  unknownLayout: (layout: string, missing: readonly string[]) =>
    `This is not a file that Lading knows how to import. For the layout "${layout}" ${
      missing.length === 1 ? 'this column is' : 'these columns are'
    } missing: ${missing.join(', ')}.`,
  stalled: 'No data came for 30 seconds.',

  // A row
  tooFewCells: (has: number, wanted: number) => `has ${has} cells, the header has ${wanted}`,
  openQuote: 'a quote is opened here and not closed; the row was left out',
  tooLong: (kilobytes: number) => `is longer than ${kilobytes} KB; the row was left out`,
  unreadable: 'holds a character that could not be read',
  worthNothing: 'times Value per Item must be at least 0.01',
  repeated: (lineId: string) => `line ${lineId} of this order stands further up in the file; the first one counts`,

  // A cell
  notADate: 'is not a date',
  ahead: 'is later than today',
  notANumber: 'is not a number',
  notKnown: 'is not known and was left out',
  valueDiffers: (total: string) => `differs from quantity × price, which is ${total}; quantity and price were taken`,
  differsFromFirst: (row: number) => `differs from row ${row}, the first of this order, which was taken`,
  orderElsewhere: 'is an order of another program already',
  orderArchived: 'is an archived order, which takes no more items',
  shipmentElsewhere: 'is a shipment of another program already',
  databaseRefused: (reason: string) => `the database refused it: ${reason}`,
  taken: 'has already been taken',

  // The organization and the command
  noOrganization:
    'There is no organization to import into yet. Start Lading with ADMIN_EMAIL and ADMIN_PASSWORD, or run npm run create-admin -- EMAIL.',
  unknownOrganization: (name: string, names: readonly string[]) =>
    `There is no organization "${name}". There ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ')}.`,
  usage: 'Usage: npm run import -- FILE [--organization NAME] [--dry-run]',
  noFile: (file: string) => `There is no file ${file}.`,
  isFolder: (file: string) => `${file} is a folder, not a file.`,
  running: 'Another import is running. Wait until it is done, then start this one.',
  throughBackend: (url: string) => `Sending the file to the Lading that runs at ${url}.`,
  lostBackend: 'The backend ended before the import was done. The orders imported so far are whole; run it again.',
  stopped: 'Stopped. The orders imported so far are whole; run it again for the rest.',
  stopping: 'Stopping after this order …',
  failed: 'The import failed. The orders imported so far are whole; run it again for the rest.',

  // Progress and the end
  reading: (rows: number) => `Reading: ${count(rows)} rows`,
  importing: (orders: number, of: number) => `Importing: ${count(orders)} of ${count(of)} orders`,
  nothingChanged: (lines: number) => `Nothing changed: all ${count(lines)} lines were imported before.`,
  nothingNew: 'Nothing was imported.',
  dryRun: 'A dry run: nothing was written. An import would make:',
  made: 'Imported:',
  counted: (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`,
  unchanged: (lines: number) => `${count(lines)} lines were imported before and were left as they are.`,
  refused: (rows: number) => `${count(rows)} ${rows === 1 ? 'row was' : 'rows were'} refused.`,
  noted: (rows: number) => `${count(rows)} imported ${rows === 1 ? 'row is' : 'rows are'} named in the report.`,
  report: (file: string) => `Report: ${file}`,
};

import { formatCount } from '../base/format.ts';
import { texts } from '../base/texts.ts';
import type {
  FileImportCountFieldsFragment,
  FileImportKind,
  FileImportState,
  LeftRowKind,
  MappingSource,
} from '../generated/operations.ts';

const counted = (count: number, one: string, several: string) => `${formatCount(count)} ${count === 1 ? one : several}`;
const rows = (count: number) => counted(count, 'row', 'rows');

const states: Readonly<Record<FileImportState, string>> = {
  OPEN: 'Not imported yet',
  APPLYING: 'Running',
  APPLIED: 'Finished',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
};

const titles: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'Import purchase orders',
  ORDER_ITEMS: 'Import items',
  VENDORS: 'Import vendors',
  END_USERS: 'Import end users',
  GROUPS: 'Import groups',
  DELIVERIES: 'Import deliveries',
};

const what: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'Each row is an item. Rows with one order number become an order, or change the one that exists.',
  ORDER_ITEMS: 'Each row becomes an item of this order, or changes the one with its line number.',
  VENDORS: 'Each row becomes a vendor, or changes the one of its name.',
  END_USERS: 'Each row becomes an end user, or changes the one of its name.',
  GROUPS: 'Each row becomes a group, or changes the one of its name.',
  DELIVERIES:
    'Each row is a delivered item. Its order, and the shipment in which it came, are made with it: closed, delivered and received.',
};

const needed: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'New orders need it',
  ORDER_ITEMS: 'New items need it',
  VENDORS: 'New vendors need it',
  END_USERS: 'New end users need it',
  GROUPS: 'New groups need it',
  DELIVERIES: 'Deliveries need it',
};

const sources: Readonly<Record<MappingSource, string>> = {
  HEADING: 'Heading',
  VALUES: 'Values',
  REMEMBERED: 'Remembered',
  PERSON: 'Chosen',
};

const left: Readonly<Record<LeftRowKind, string>> = {
  TITLE: 'title',
  HEADING: 'repeated headings',
  TOTAL: 'total',
  NOTE: 'note',
  BLANK: 'blank',
};

/** What is written beside a count of rows: `356 new, 9 changed`. */
function outcomeOf(
  { new: made, changed, unchanged, attention }: FileImportCountFieldsFragment,
  refused: string,
): string {
  const parts = [
    made > 0 && `${formatCount(made)} new`,
    changed > 0 && `${formatCount(changed)} changed`,
    unchanged > 0 && `${formatCount(unchanged)} unchanged`,
    attention > 0 && `${formatCount(attention)} ${refused}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The texts about the import of files. */
export const importMessages = texts('fileImport', {
  states,
  titles,
  what,
  needed,
  sources,
  import: 'Import',
  imports: 'Imports',
  orders: 'Purchase Orders',
  steps: { label: 'Steps of the import', file: 'File', columns: 'Columns', preview: 'Preview', done: 'Done' },
  drop: 'Drop a file here, or paste rows from a spreadsheet',
  dropHint: 'Excel (XLSX), OpenDocument (ODS), CSV or TSV, with any headings in any order.',
  choose: 'Choose a file',
  paste: 'Paste rows',
  pastedName: 'Pasted rows',
  notPasted: 'Nothing was pasted. Copy the rows, then press Ctrl V on this page.',
  nothingYet: 'Nothing is written before you have seen the preview.',
  program: 'Program',
  chooseProgram: 'Choose a program',
  programFirst: 'Choose first the program that the records are for.',
  earlier: 'Earlier imports',
  noEarlier: 'Imports stay here with what they did, to be looked at, mended and undone.',
  file: 'File',
  state: 'Status',
  by: 'By',
  at: 'Sent',
  ended: (counts: FileImportCountFieldsFragment) => outcomeOf(counts, 'refused'),
  foreseen: (counts: FileImportCountFieldsFragment) => outcomeOf(counts, 'need attention'),
  notFound: 'There is no such import',
  notFoundHint: 'It was discarded, or is not open to you.',
  orderNotFound: 'There is no such purchase order',
  changedElsewhere: 'Somebody else has changed this import. It is shown as it is now; your change was not made.',

  columns: 'Columns',
  columnsTaken: (taken: number, all: number) => `${formatCount(taken)} of ${formatCount(all)} go into a field`,
  mapping: 'Mapping',
  ownMapping: 'As below',
  inFile: 'In the file',
  examples: 'Three examples',
  field: 'Field in Lading',
  from: 'Taken from',
  emptyCell: 'empty',
  notImported: 'Not imported',
  noHeading: 'no heading',
  /** @param letter the column's letter, as in a spreadsheet */
  column: (letter: string, heading: string) => (heading === '' ? `Column ${letter}` : `Column ${letter}, ${heading}`),
  fieldOf: (column: string) => `Field for ${column}`,
  likely: 'Likely',
  allFields: 'All fields',
  takenBy: (field: string, letter: string) => `${field} (taken by column ${letter})`,
  compareOnly: (field: string) => `${field}, compare only`,
  columnFor: (field: string) => `Column for ${field}`,
  chooseColumn: 'Choose its column',
  withoutColumn: (fields: string) => `Without a column: ${fields}`,
  answerFirst: 'Answer first how the file is to be read',
  asked: 'To be answered first',
  /** @param field one of several columns that an earlier file called alike */
  askColumn: (field: string) => `Which column is ${field}?`,
  noneOfThem: 'None of these',
  askNumbers: 'Which sign separates decimals?',
  askDates: 'In which order are dates written?',
  /** What a text of the file means: `7.216 is 7,216`. */
  means: (text: string, value: string) => `${text} is ${value}`,
  decimalComma: 'Comma: 1.234,56',
  decimalPoint: 'Point: 1,234.56',
  dateOrders: { dmy: 'Day first', mdy: 'Month first', ymd: 'Year first' },
  day: (month: string, day: number, year: number) => `${month} ${day}, ${year}`,
  howRead: 'How the file is read',
  sheet: 'Sheet',
  sheetOf: (place: number, all: number, count: number) =>
    all > 1 ? `${formatCount(place)} of ${formatCount(all)}, ${rows(count)}` : rows(count),
  hiddenSheet: (name: string) => `${name} (hidden)`,
  headingsRow: 'Headings in row',
  noHeadings: 'None',
  lastRow: 'Last row',
  lastRowRange: (first: number) => `A row from ${formatCount(first)} on`,
  totalRow: (row: number) => `The total in row ${formatCount(row)} is left out and compared`,
  /** The rows of one kind that are left out. */
  leftRows: (kind: LeftRowKind, rowNumbers: string) => `Left out (${left[kind]}): ${rowNumbers}`,
  moreRows: (count: number) => `and ${formatCount(count)} more`,
  numbers: 'Numbers',
  dates: 'Dates',
  undecided: 'To be answered',
  decidedBy: (text: string, column: string, row: number) => `Decided by ${text} in row ${formatCount(row)}, ${column}`,
  decidedByPerson: 'Chosen',
  asLastTime: 'As last time',
  notNeeded: 'Nothing in the file depends on it',
  /** @param columns the headings with their numbers of filled cells */
  unmapped: (columns: readonly (readonly [heading: string, filled: number])[]) =>
    `No field takes the filled cells of ${columns.map(([heading, filled]) => `“${heading}” (${formatCount(filled)})`).join(', ')}. They stay in the file of this import.`,
  remember: 'Remember for these headings',
  mappingName: 'Name of the mapping',
  back: 'Back',
  preview: (count: number) => `Preview ${rows(count)}`,
  discard: 'Discard',
  discardTitle: 'Discard this import?',
  discardQuestion: 'Its file and what was mended are removed. Nothing of it was imported.',
  discarded: 'Discarded',
});

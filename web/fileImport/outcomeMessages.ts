import { formatCount } from '../base/format.ts';
import { texts } from '../base/texts.ts';
import type {
  FileImportKind,
  FileImportResultFieldsFragment,
  FileImportRowState,
  RecordType,
} from '../generated/operations.ts';

/** The counts of what an import did to the items of an order. */
type ItemCounts = Pick<FileImportResultFieldsFragment, 'newItems' | 'changedItems' | 'unchangedItems' | 'refusedItems'>;

const counted = (count: number, one: string, several: string) => `${formatCount(count)} ${count === 1 ? one : several}`;
const rows = (count: number) => counted(count, 'row', 'rows');
const orders = (count: number) => counted(count, 'order', 'orders');
const listed = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'row' : 'rows'} ${numbers.map(formatCount).join(', ')}`;

/** What is made of the rows: one, and several. */
const NOUNS: Readonly<Record<FileImportKind, readonly [one: string, several: string]>> = {
  PURCHASE_ORDERS: ['item', 'items'],
  ORDER_ITEMS: ['item', 'items'],
  VENDORS: ['vendor', 'vendors'],
  END_USERS: ['end user', 'end users'],
  GROUPS: ['group', 'groups'],
  DELIVERIES: ['item', 'items'],
};

const types: Readonly<Partial<Record<RecordType, string>>> = {
  PURCHASE_ORDER: 'Order',
  SHIPMENT: 'Shipment',
  PROGRAM: 'Program',
  VENDOR: 'Vendor',
  END_USER: 'End user',
  GROUP: 'Group',
};

const tabs: Readonly<Record<FileImportRowState, string>> = {
  NEW: 'New',
  CHANGED: 'Changed',
  UNCHANGED: 'Unchanged',
  ATTENTION: 'Need attention',
  LEFT_OUT: 'Left out',
};

/** The texts about what an import would do, and what it did. */
export const outcomeMessages = texts('fileImportOutcome', {
  types,
  allRows: 'All rows',
  tabs,
  refusedTab: 'Refused',
  tabList: 'Rows by what happens to them',
  rowsOfFile: 'Rows of the file',
  whatHappens: 'What happens',
  makes: (made: number, changed: number) =>
    made > 0
      ? `Makes ${orders(made)}${changed > 0 ? `, changes ${formatCount(changed)}` : ''}`
      : changed > 0
        ? `Changes ${orders(changed)}`
        : '',
  noRows: 'There are no such rows.',
  notLoaded: 'Some rows could not be loaded.',
  namesNotLoaded: 'The names in question could not be loaded.',
  /** What was typed over a cell and could not be stored. */
  cellNotMended: (row: number, label: string, why: string) => `Row ${formatCount(row)}, ${label}: ${why}`,
  unsaved: (row: number) => `What was typed in row ${formatCount(row)} is not saved yet. Its cell says why.`,
  leaveRowOut: (row: number) => `Leave row ${formatCount(row)} out`,
  takeRowIn: (row: number) => `Take row ${formatCount(row)} in`,
  mendHow: 'Type or paste over cells to mend them.',
  names: 'Names and values in question',
  createAll: (label: string, count: number) => `${label}: create all ${formatCount(count)}`,
  moreNames: (count: number) => `Show ${formatCount(count)} more`,
  fewerNames: 'Show fewer',
  nameIn: (label: string, text: string, count: number) => `${label} “${text}”, ${rows(count)}`,
  answered: (text: string, answer: string) => `${text} → ${answer}`,
  notCalled: (label: string, text: string) => `${label}: nothing is called “${text}”`,
  notRead: (label: string, text: string) => `${label}: “${text}” cannot be read`,
  sayers: (count: number, orderCount: number) =>
    `${rows(count)}${orderCount > 0 ? ` of ${orders(orderCount)}` : ''} ${count === 1 ? 'says' : 'say'} so. What you choose holds for all of them.`,
  orderCount: orders,
  another: 'Another one',
  chooseRecord: 'Choose which one is meant',
  create: (text: string) => `Create “${text}”`,
  leaveOut: (count: number) => (count === 1 ? 'Leave this row out' : `Leave these ${rows(count)} out`),
  countsAsEmpty: 'Counts as empty',
  emptyAnswer: 'counts as empty',
  leftOutAnswer: 'left out',
  createdAnswer: 'to be created',
  remembered: 'Is remembered with the mapping',
  takeFor: (count: number) => `Use for ${rows(count)}`,
  takeBack: 'Take back',
  sums: 'Sums',
  usd: 'USD',
  fileTotal: (row: number | null) =>
    row === null ? 'The file’s own total' : `The file’s own total, row ${formatCount(row)}`,
  readTotal: (count: number) => `Read from its ${rows(count)}`,
  readyTotal: (count: number) => `Ready, ${rows(count)}`,
  less: (amount: string) => `${amount} less than in the file`,
  more: (amount: string) => `${amount} more than in the file`,
  same: 'as in the file',
  waiting: (amount: string, count: number) => `${amount} waits in ${rows(count)}`,
  differences: (count: number) =>
    `${count === 1 ? '1 row differs' : `${formatCount(count)} rows differ`} from the total beside it`,
  difference: (row: number, file: string, read: string) =>
    `Row ${formatCount(row)}: ${file} in the file, ${read} by quantity × price`,
  stayOut: (count: number) =>
    `${rows(count)} ${count === 1 ? 'stays' : 'stay'} out until mended, and can be downloaded afterwards.`,
  untilImport: 'Nothing is written before you import.',
  importRows: (count: number) => `Import ${rows(count)}`,
  backToImport: 'Back to the import',

  /** Which moment, how long it took and who: `12/10/2026 10:04 AM, 4 s, by Priya Raman`. */
  facts: (moment: string, seconds: number | null, name: string | null) =>
    [moment, seconds !== null && `${formatCount(seconds)} s`, name !== null && `by ${name}`].filter(Boolean).join(', '),
  importAnother: 'Import another',
  figures: 'What it did',
  newOrders: (count: number) => (count === 1 ? 'new order' : 'new orders'),
  newRecords: (kind: FileImportKind, count: number) => `new ${NOUNS[kind][count === 1 ? 0 : 1]}`,
  changedRecords: (kind: FileImportKind, count: number) => `${NOUNS[kind][count === 1 ? 0 : 1]} changed`,
  unchangedRecords: (kind: FileImportKind, count: number) => `${NOUNS[kind][count === 1 ? 0 : 1]} unchanged`,
  refusedRows: (count: number) => (count === 1 ? 'row refused' : 'rows refused'),
  leftOutRows: (count: number) => (count === 1 ? 'row left out' : 'rows left out'),
  wereRefused: (count: number) => `${rows(count)} ${count === 1 ? 'was' : 'were'} refused`,
  refusedHint: 'The reason stands beside each row. Mend them here, or in the downloaded file and import that.',
  downloadRefused: 'Download with reasons',
  refusedAsCsv: 'As CSV',
  mendHere: 'Mend here',
  resultOrders: 'Orders',
  resultRecords: 'Records',
  noResults: 'It made and changed nothing.',
  orderNumber: 'PO #',
  record: 'Record',
  vendor: 'Vendor',
  endUser: 'End User',
  items: 'Items',
  outcome: 'Outcome',
  madeNew: 'New',
  wasChanged: 'Changed',
  value: 'Value Total',
  itemsOf: ({ newItems, changedItems, unchangedItems, refusedItems }: ItemCounts) =>
    [
      newItems > 0 && `${formatCount(newItems)} new`,
      changedItems > 0 && `${formatCount(changedItems)} changed`,
      unchangedItems > 0 && `${formatCount(unchangedItems)} unchanged`,
      refusedItems > 0 && `${formatCount(refusedItems)} refused`,
    ]
      .filter(Boolean)
      .join(', '),
  openList: 'Open the list',
  undoTitle: 'Undo this import',
  undoHint: 'Takes back what nobody has touched since.',
  goes: (kind: FileImportKind, count: number, orderCount: number) =>
    `${NOUNS[kind][count === 1 ? 0 : 1]}${orderCount > 0 ? ` and ${orders(orderCount)}` : ''} ${count === 1 && orderCount === 0 ? 'goes' : 'go'}`,
  goesBack: (kind: FileImportKind, count: number) =>
    `${NOUNS[kind][count === 1 ? 0 : 1]} ${count === 1 ? 'gets its' : 'get their'} earlier values back`,
  stays: (count: number) => (count === 1 ? 'stays' : 'stay'),
  staying: (reason: string, count: number, numbers: readonly number[]) =>
    `${reason}: ${formatCount(count)} (${listed(numbers)})`,
  undo: 'Undo',
  undoQuestion: 'Undo this import?',
  undoText:
    'What it made is removed, and what it changed gets its earlier values back, unless somebody has gone on with it.',
  undoStarted: 'The import is being undone',
  nothingToUndo: 'Nothing of it can be taken back any more.',
  stayedTitle: 'What stayed',
  wasUndone: 'This import was undone',
  undoneRows: (count: number, stayed: number) =>
    `${counted(count, 'record was', 'records were')} taken back${stayed > 0 ? `, ${formatCount(stayed)} stayed` : ''}.`,
  theFile: 'The file',
  rows: 'Rows',
  rowsOfSheet: (count: number, sheet: string) => `${formatCount(count)}, sheet ${sheet}`,
  totalInFile: 'Total in the file',
  size: 'Size',
  download: (size: string) => `Download, ${size}`,
  onTheWay: 'Made on the way',
  madeOne: (type: string, name: string) => `${type}: ${name}`,
  madeStays: (reason: string) => `Stays: ${reason}`,
  madeRemoved: 'Removed since',
  running: 'Importing',
  undoing: 'Undoing',
  progress: (reached: number, total: number) => `${formatCount(reached)} of ${formatCount(total)}`,
  mayLeave: 'You may leave this page: it goes on, and you are told when it ends.',
  cancel: 'Cancel',
  cancelTitle: 'Cancel this import?',
  cancelQuestion: 'What was imported already stays, and can be undone. The rest is not imported.',
  cancelled: 'Cancelled',
  wasCancelled: 'It was cancelled before the last row; the rest was not imported.',
  failed: (reason: string) => `It ended before the last row: ${reason}`,
});

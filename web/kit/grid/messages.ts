import { formatCount } from '../../base/format.ts';
import { texts } from '../../base/laterTexts.ts';
import type { LeftKind } from './pasteLines.ts';

const KINDS: Readonly<Record<LeftKind, string>> = {
  title: 'title',
  heading: 'repeated heading',
  total: 'total',
  note: 'note',
  blank: 'blank',
};

/** Names kinds of lines, with their number if there are several: `title, 2 totals`. */
function kindsOf(kinds: readonly LeftKind[]): string {
  const counted = [...Map.groupBy(kinds, (kind) => kind)];
  return counted
    .map(([kind, all]) =>
      all.length === 1 ? KINDS[kind] : `${all.length} ${KINDS[kind]}${kind === 'blank' ? '' : 's'}`,
    )
    .join(', ');
}

const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`);

/** The texts of all grids. */
export const gridMessages = texts('grid', {
  notRead: (label: string, text: string) => `“${text}” is not one of the choices of ${label}`,
  toCheck: (label: string) => `${label} to check`,
  damaged: {
    shortened: (text: string) => `“${text}” is a number that a spreadsheet has shortened: enter all its digits`,
    date: (text: string) => `“${text}” may be a number or code that a spreadsheet has made a date`,
    error: (text: string) => `“${text}” is an error of the spreadsheet, not a value`,
    zero: (text: string) => `“${text}” may have lost a leading zero`,
  },
  notDollars: (text: string) => `“${text}” is not an amount in US dollars`,
  notOnlyNumber: (text: string) => `“${text}” is more than a number`,
  toChoose: (label: string) => `${label} to choose`,
  conflict: 'Somebody else saved another value here',
  rowHead: 'Row',
  row: (number: number) => `Row ${number}`,
  cell: (label: string, number: number) => `${label}, row ${number}`,
  newRow: 'Type or paste here',
  state: 'State',
  states: {
    stored: 'Saved',
    locked: 'Read only',
    new: 'New',
    changed: 'Changed',
    conflict: 'Changed by somebody else',
  },
  conflictBy: (who: string) => `Changed by ${who}`,
  refused: (why: string) => `Refused: ${why}`,
  computed: 'This is computed',
  stillLoading: 'The other rows are still loading',
  chooseOne: 'Choose one:',
  keep: (text: string) => `Keep ${text}`,
  mine: (text: string) => `Yours: ${text}`,
  theirs: (text: string) => `Theirs: ${text}`,
  nothing: 'empty',
  selected: (height: number, width: number) =>
    `${rows(height)}, ${width} ${width === 1 ? 'column' : 'columns'} selected`,
  pasted: (count: number) => `${rows(count)} pasted`,
  /** A part of the news before another one. */
  beforeMore: (text: string) => `${text},`,
  ready: (count: number) => `${formatCount(count)} ready`,
  attention: (count: number) => `${formatCount(count)} ${count === 1 ? 'needs' : 'need'} attention`,
  pasteLocked: (count: number) =>
    `${rows(count)} cannot be changed and stayed as ${count === 1 ? 'it was' : 'they were'}`,
  leftOut: (kinds: readonly LeftKind[]) => `${rows(kinds.length)} left out: ${kindsOf(kinds)}`,
  readAs: (text: string, number: string) => `“${text}” read as ${number}`,
  typedAs: (text: string, number: string, other: string) =>
    `“${text}” read as ${number}. For ${other}, type it without the sign between the thousands`,
  otherTotals: (count: number) =>
    `${count === 1 ? '1 line total differs' : `${formatCount(count)} line totals differ`} from the sheet`,
  question: {
    title: 'How is this read?',
    columns: 'Which column is what?',
    column: (number: number) => `Column ${number}`,
    as: (name: string) => `${name} is`,
    nothing: 'Not pasted',
    numbers: 'Which sign separates the decimals?',
    point: 'The dot: 1,234.50',
    comma: 'The comma: 1.234,50',
    reading: (text: string, as: string) => `${text} is ${as}`,
    undecided: 'Choose how the numbers are read first',
    twice: 'Two columns have the same name',
    paste: 'Paste',
  },
  pasteUnknown: (names: readonly string[]) => `Not pasted, because there is no such column: ${names.join(', ')}`,
  cellsPasted: (count: number) => `${count === 1 ? '1 cell' : `${formatCount(count)} cells`} pasted`,
  cellsLeft: (count: number) =>
    count === 1
      ? '1 cell had no place in a row and column that can be changed here'
      : `${formatCount(count)} cells had no place in a row and column that can be changed here`,
  undoPaste: 'Undo paste',
  notTogether: 'Cells of different columns cannot be copied together',
  copied: (height: number, width: number) =>
    height * width === 1 ? 'Copied' : `Copied ${rows(height)}, ${width} ${width === 1 ? 'column' : 'columns'}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  savedStay: 'Saved rows are not removed here',
  columns: 'Columns',
  save: (count: number) => `Save ${rows(count)}`,
  saved: (count: number) => `${rows(count)} saved`,
  nothingReady: 'No row is ready to be saved',
  refusedRows: (count: number) => `${rows(count)} ${count === 1 ? 'was' : 'were'} refused and stay as typed`,
  undone: 'Undone',
  redone: 'Redone',
  notUndone: {
    changed: (count: number) => `${rows(count)} skipped, because ${count === 1 ? 'it was' : 'they were'} changed since`,
    gone: (count: number) => `${rows(count)} skipped, because ${count === 1 ? 'it was' : 'they were'} deleted`,
    locked: (count: number) =>
      `${rows(count)} skipped, because ${count === 1 ? 'it' : 'they'} cannot be changed any more`,
  },
  removeTitle: 'Remove saved rows?',
  removeText: (count: number) => `Undoing this removes ${rows(count)} that ${count === 1 ? 'was' : 'were'} saved.`,
  removeNote: 'Redo (Ctrl Y) brings them back as new rows, which you can save again.',
  remove: 'Remove',
  keys: [
    { keys: ['Tab'], what: 'next cell' },
    { keys: ['Enter'], what: 'down' },
    { keys: ['Ctrl', 'V'], what: 'paste anywhere' },
    { keys: ['Ctrl', 'D'], what: 'fill down' },
    { keys: ['Alt', '↓'], what: 'choose' },
    { keys: ['Ctrl', 'Z'], what: 'undo' },
    { keys: ['Esc'], what: 'leave the grid' },
  ],
  draftKept: 'Draft kept on this device',
  allSaved: 'All saved',
});

import { formatCount } from '../format.ts';

const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`);

/** The texts of all grids. */
export const gridMessages = {
  notRead: (label: string, text: string) => `“${text}” is not one of the choices of ${label}`,
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
  ready: (count: number) => `${formatCount(count)} ready`,
  attention: (count: number) => `${formatCount(count)} ${count === 1 ? 'needs' : 'need'} attention`,
  pasteLocked: (count: number) =>
    `${rows(count)} cannot be changed and stayed as ${count === 1 ? 'it was' : 'they were'}`,
  pasteUnknown: (names: readonly string[]) => `Not pasted, because there is no such column: ${names.join(', ')}`,
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
};

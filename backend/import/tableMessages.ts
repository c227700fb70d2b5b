import { texts } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';

const { number, list } = wordingIn('en');

/** The numbers of rows by what becomes of them. */
export interface RowsThen {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly attention: number;
  readonly left_out: number;
}

/** The messages of `npm run import -- FILE --kind …`, which imports a table of any layout. */
export const tableMessages = texts('importingTable', {
  unknownKind: (name: string, kinds: readonly string[]) =>
    `There is no kind "${name}". What the rows become is one of: ${kinds.join(', ')}.`,
  needsOrder: 'Name the order that the items go into, with --order NUMBER.',
  onlyAtTerminal: 'is only for the command at the terminal',
  unknownMapping: (name: string, names: readonly string[]) =>
    names.length === 0
      ? `There is no mapping "${name}". None has a name yet: give it one on the screen of an import.`
      : `There is no mapping "${name}". There are: ${names.join(', ')}.`,
  /** @param examples of what can be read in several ways */
  question: {
    columns: (examples: readonly string[]) =>
      `Several columns have a heading that one column of an earlier file had: ${list(examples)}. Say on the screen once which is meant.`,
    numbers: (examples: readonly string[]) =>
      `The file does not tell whether a comma or a point separates decimals: ${list(examples)}. Say it on the screen once; it is remembered for these headings.`,
    dates: (examples: readonly string[]) =>
      `The file does not tell in which order its dates are written: ${list(examples)}. Say it on the screen once; it is remembered for these headings.`,
  },
  nobody: (organization: string, email: string | undefined) =>
    email === undefined
      ? `${organization} has no active user in whose name to import.`
      : `${organization} has no active user ${email}.`,
  mayNotImport: (email: string) =>
    `The role of ${email} does not allow this import. Name somebody else, with --as EMAIL.`,
  unknownOrder: (order: string) => `There is no order ${order}.`,
  unknownProgram: (name: string, names: readonly string[]) =>
    names.length === 0
      ? 'There is no program to import into.'
      : `There is no program "${name}". There are: ${names.join(', ')}.`,
  nameProgram: (names: readonly string[]) =>
    `There are several programs. Name the one to import into, with --program NAME: ${names.join(', ')}.`,
  /** @param program null for vendors, which belong to the organization */
  inTheNameOf: (organization: string, program: string | null, person: string) =>
    `Importing into ${program === null ? organization : `${program} (${organization})`} in the name of ${person}.`,
  wouldBe: (rows: number) => `Dry run: nothing was written. An import would make of the rows (${number(rows)}):`,
  was: (rows: number) => `Imported. What became of the rows (${number(rows)}):`,
  rowsBecome: (rows: RowsThen) =>
    `new: ${number(rows.new)}, changed: ${number(rows.changed)}, unchanged: ${number(rows.unchanged)}, refused: ${number(rows.attention)}, left out: ${number(rows.left_out)}`,
  ordersBecome: (fresh: number, changed: number) =>
    `purchase orders new: ${number(fresh)}, changed: ${number(changed)}`,
  /** @param file the total that the file itself has; null for none */
  sums: (read: string, ready: string, file: string | null) =>
    `US dollars read: ${read}, without the refused rows: ${ready}${file === null ? '' : `, by the file’s own total: ${file}`}`,
  byMapping: (name: string) => `mapping: ${name}`,
  leftColumns: (headings: readonly string[]) => `columns that were not imported: ${list(headings)}`,
  refusedRow: (row: number, reason: string) => `row ${number(row)}: ${reason}`,
  moreRefused: (rows: number) => `and ${number(rows)} more, in the report`,
});

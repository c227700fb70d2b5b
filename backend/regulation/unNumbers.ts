import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folded } from '../record/folded.ts';
import { found, searchKey } from '../record/searchKey.ts';

/** An entry of the table of dangerous goods, 49 CFR 172.101; a number has one for each name and packing group. */
export interface UnEntry {
  /** The number with the index of the entry: `UN1170-2`. */
  readonly id: string;
  readonly number: string;
  /** The proper shipping name. */
  readonly name: string;
  /** The class or division; null if the entry has neither. */
  readonly dgClass: string | null;
  /** The compatibility letter of an explosive. */
  readonly compatibilityGroup: string | null;
  readonly subsidiaryHazards: readonly string[];
  readonly packingGroup: string | null;
  /** From column 1: `D` names for domestic, `I` for international transport. */
  readonly symbols: readonly string[];
  /** The maximum in one package, in the table's words; null if the table has none. */
  readonly passengerAircraft: string | null;
  readonly cargoAircraft: string | null;
}

interface Table {
  /** The metadata in the head of the file: rule, source, date. */
  readonly facts: Readonly<Record<string, string>>;
  readonly entries: readonly UnEntry[];
  readonly byNumber: ReadonlyMap<string, readonly UnEntry[]>;
}

/** The form of UN numbers: UN, NA (North America only) or ID (air only) and four digits. */
export const unNumberForm = /^(UN|NA|ID)\d{4}$/;

/** Great, medium and minor danger: 49 CFR 173.2a. Gases, infectious substances and some others have none. */
const packingGroups = ['I', 'II', 'III'];
/** Whether a text is a packing group. */
export const isPackingGroup = (text: string) => packingGroups.includes(text);

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

function readTable(): Table {
  const lines = readFileSync(path.join(import.meta.dirname, 'hazardousMaterials.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  const isFact = (line: string) => line.startsWith('# ');
  const facts = lines.filter(isFact).map((line): [string, string] => {
    const [name = '', ...rest] = line.slice(2).split(': ');
    return [name, rest.join(': ')];
  });
  const byNumber = new Map<string, UnEntry[]>();
  for (const line of lines.filter((each) => !isFact(each)).slice(1)) {
    const [number = '', name = '', hazard = '', subsidiary, group, , symbols, passenger, cargo] = line.split('\t');
    const [, dgClass = null, letter = null] = hazard.match(/^(\d(?:\.\d)?)([A-S])?$/) ?? [];
    const known = byNumber.get(number) ?? [];
    known.push({
      id: `${number}-${known.length + 1}`,
      number,
      name,
      dgClass,
      compatibilityGroup: letter,
      subsidiaryHazards: words(subsidiary),
      packingGroup: group || null,
      symbols: words(symbols),
      passengerAircraft: passenger || null,
      cargoAircraft: cargo || null,
    });
    byNumber.set(number, known);
  }
  return { facts: Object.fromEntries(facts), entries: [...byNumber.values()].flat(), byNumber };
}

let read: Table | null = null;
/** Returns the table, read at its first use. */
function table(): Table {
  read ??= readTable();
  return read;
}

/** Returns the table's rule, date and source. */
export function unTableFacts() {
  const { rule = '', 'text of': textOf = '', source = '' } = table().facts;
  return { rule, textOf, source };
}

/** Lists all numbers of the table. */
export const allUnNumbers = () => [...table().byNumber.keys()];

/** Returns the entries of a number; none if the table lacks it, which does not mean that the goods are harmless. */
export const entriesOf = (number: string): readonly UnEntry[] => table().byNumber.get(number.toUpperCase()) ?? [];

/** The names and numbers of the entries as they are searched, made at the first search. */
const keys = new WeakMap<UnEntry, string>();
function keyOf(entry: UnEntry): string {
  const key = keys.get(entry) ?? searchKey(entry.name) + searchKey(entry.number);
  keys.set(entry, key);
  return key;
}

/**
 * Finds the entries whose number begins with a text, or whose name has all of its words, in any order; if none has, those
 * whose name has them but for a slip in each. Names that begin with the text are first, each by number.
 * @param text digits with or without `UN`, or words of a name
 */
export function searchUnNumbers(text: string, most: number): { entries: UnEntry[]; similar: boolean } {
  const [, series, digits] =
    folded(text)
      .toLowerCase()
      .match(/^(un|na|id)?[ -]*(\d{1,4})$/) ?? [];
  if (digits !== undefined) {
    const begins = ({ number }: UnEntry) =>
      (series === undefined || number.toLowerCase().startsWith(series)) && number.slice(2).startsWith(digits);
    return { entries: table().entries.filter(begins).slice(0, most), similar: false };
  }
  const { items, similar } = found(table().entries, keyOf, text);
  const wanted = searchKey(text).trimEnd();
  const isFirst = (entry: UnEntry) => keyOf(entry).startsWith(wanted);
  const entries = [...items.filter(isFirst), ...items.filter((entry) => !isFirst(entry))];
  return { entries: entries.slice(0, most), similar };
}

/**
 * Returns the possible entries of goods with a number: those of their packing group and class as far as known and found,
 * and without those for transport within the United States only if there are others.
 */
export function candidatesOf(
  number: string,
  packingGroup: string | null,
  dgClass: string | null = null,
): readonly UnEntry[] {
  const narrowed = (all: readonly UnEntry[], fits: (entry: UnEntry) => boolean) => {
    const some = all.filter(fits);
    return some.length > 0 ? some : all;
  };
  const grouped = packingGroup
    ? narrowed(entriesOf(number), (entry) => entry.packingGroup === packingGroup)
    : entriesOf(number);
  const classed = dgClass ? narrowed(grouped, (entry) => entry.dgClass === dgClass) : grouped;
  return narrowed(classed, ({ symbols }) => !symbols.includes('D'));
}

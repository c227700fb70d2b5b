/**
 * Converts between cell texts and field values: parses typed or pasted text, formats values, and finds the option that a
 * text means. It never guesses: text that it does not understand stays as typed.
 */
import { readDate, showDate } from '../../base/dateText.ts';
import { editedDecimal, groupDigits, trimZeros } from '../../base/decimal.ts';
import { formats } from '../../base/pageFormats.ts';
import { type DecimalSign, readNumberText } from '../../generated/numberText.ts';
import { words } from '../../generated/wordForms.ts';
import { formMessages } from '../form/messages.ts';
import { type Choice, type FieldValue, isList } from '../form/values.ts';
import { type GridColumn, isNumeric } from './column.ts';
import { cellOf, type GridRow } from './rows.ts';

type Lettered = Pick<GridColumn, 'look' | 'options' | 'others' | 'doubtfulNames' | 'byId'>;

/** What is known of a text that comes from elsewhere. */
interface Pasted {
  sign: DecimalSign;
}

const YES = new Set([formMessages.yes.toLowerCase(), 'yes', 'y', 'true', 'x', '1', '✓', '✔', 'on']);
const NO = new Set(['', formMessages.no.toLowerCase(), 'no', 'n', 'false', '0', '-', 'off']);

/**
 * Parses typed or pasted text as the field's value; text that it does not understand is returned as text.
 * @param pasted what is known of a text from elsewhere: its decimal sign; null for a text typed or chosen here, which is
 * written as the page writes it
 */
export function readCell(column: Lettered, typed: string, pasted: Pasted | null = null): FieldValue {
  const { kind } = column.look;
  const text = kind === 'longText' ? typed.replace(/\r\n?/g, '\n').trim() : oneLine(typed);
  switch (kind) {
    case 'number':
    case 'money':
      return readNumber(text, kind, pasted?.sign ?? formats.decimalSign);
    case 'date':
      return readDate(text) ?? text;
    case 'switch':
      return YES.has(text.toLowerCase()) || (NO.has(text.toLowerCase()) ? false : text);
    case 'select':
    case 'suggest':
      return text === '' ? '' : (meant(column, text, pasted)?.id ?? text);
    case 'choices':
      return text === '' ? [] : (severalMeant(column, text, pasted) ?? text);
    default:
      return text;
  }
}

function readNumber(text: string, kind: 'number' | 'money', sign: DecimalSign): string {
  const number = readNumberText(text);
  const isPlain = number?.beside === '' && (kind === 'money' || !number.dollars);
  return isPlain ? trimZeros(number.readings[sign] ?? number.readings[sign === '.' ? ',' : '.'] ?? text) : text;
}

/** Formats a value for display in a cell. */
export function showCell(column: Lettered, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? formMessages.yes : formMessages.no;
  if (isList(value)) return value.map(({ id }) => labelOf(column, id)).join(', ');
  const text = typeof value === 'string' ? value : '';
  switch (column.look.kind) {
    case 'money':
      return grouped(text, 2);
    case 'number':
      return grouped(text);
    case 'date':
      return showDate(text);
    case 'select':
    case 'suggest':
      return column.byId ? text : labelOf(column, text);
    default:
      return text;
  }
}

/** Returns the text that a cell shows. */
export function cellTextOf(column: GridColumn, row: GridRow): string {
  return column.compute?.(row) ?? showCell(column, cellOf(row, column.id));
}

/** Formats a value for editing: numbers without separated thousands. */
export function editedText(column: Lettered, value: FieldValue): string {
  return isNumeric(column.look) && typeof value === 'string' ? editedDecimal(value) : showCell(column, value);
}

/** Whether a cell holds text that is none of the column's values. A suggestion field without options accepts any text. */
export function isUnread({ look, options }: Lettered, value: FieldValue): boolean {
  if (typeof value !== 'string') return false;
  if (look.kind === 'switch' || look.kind === 'choices') return true;
  const isListed = look.kind === 'select' || (look.kind === 'suggest' && options !== undefined);
  return isListed && value !== '' && !options?.some(({ id }) => id === value);
}

/** Returns the options that a text may mean, the likeliest first. @param used values of other cells, which rank higher */
export function likely(column: Lettered, text: string, used: readonly string[], most: number): Choice[] {
  const options = column.options ?? [];
  const wanted = words(text);
  const meantBy = column.doubtfulNames?.[wanted] ?? [];
  const score = ({ id, label, also = '' }: Choice) =>
    (meantBy.includes(id) ? 1 : 0) +
    Math.max(likeness(wanted, words(id)), likeness(wanted, words(label)), likeness(wanted, words(also))) +
    (used.includes(id) ? 0.25 : 0);
  const scored = options.map((option) => ({ option, score: score(option) })).filter((one) => one.score > 0.2);
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ option }) => option);
}

function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

function grouped(text: string, decimals?: number): string {
  return /^-?\d+(\.\d+)?$/.test(text) ? groupDigits(text, decimals) : text;
}

function labelOf({ options }: Lettered, id: string): string {
  return options?.find((option) => option.id === id)?.label ?? id;
}

const indexes = new WeakMap<readonly Choice[], Map<string, Choice>>();

/** Indexes options by the texts that users write for them: id, label, and label without a final part in parentheses. */
function indexOf(options: readonly Choice[]): Map<string, Choice> {
  const known = indexes.get(options);
  if (known) return known;
  const index = new Map<string, Choice>();
  const add = (key: string, option: Choice) => {
    if (key !== '' && !index.has(key)) index.set(key, option);
  };
  for (const option of options) add(words(option.id), option);
  for (const option of options) add(words(option.label), option);
  for (const option of options) add(words(option.also ?? ''), option);
  const short = Map.groupBy(options, ({ label }) => words(label.replace(/\([^)]*\)\s*$/, '')));
  // A short name of several options means none of them.
  for (const [key, [option, other]] of short) if (option && !other) add(key, option);
  indexes.set(options, index);
  return index;
}

function meant({ options = [], others, doubtfulNames }: Lettered, text: string, pasted: Pasted | null): Choice | null {
  const key = words(text);
  const index = indexOf(options);
  const isDoubtful = doubtfulNames !== undefined && Object.hasOwn(doubtfulNames, key);
  // Who chooses an option from the list here means it.
  if (isDoubtful && (pasted || words(index.get(key)?.label ?? '') !== key)) return null;
  const found = index.get(key) ?? index.get(key.replace(/s$/, ''));
  const other = others?.[key];
  return found ?? (other === undefined ? null : (index.get(words(other)) ?? null));
}

/** Parses several choices, separated by commas, semicolons, slashes, bars or lines; names may contain commas. */
function severalMeant(column: Lettered, text: string, pasted: Pasted | null): Choice[] | null {
  const found = new Map<string, Choice>();
  for (const part of text.split(/[;/|\n]/)) {
    let rest = part.split(',').filter((piece) => piece.trim() !== '');
    while (rest.length > 0) {
      const longestFirst = rest.map((_, at) => rest.slice(0, rest.length - at));
      const name = longestFirst.find((pieces) => meant(column, pieces.join(), pasted));
      const choice = name && meant(column, name.join(), pasted);
      if (!choice) return null;
      found.set(choice.id, asPicked(choice));
      rest = rest.slice(name.length);
    }
  }
  return [...found.values()];
}

/** Returns a choice as records hold it: with its id as label. */
function asPicked({ id }: Choice): Choice {
  return { id, label: id };
}

/** Returns the similarity of texts, 0 to 1: 0.8 if one begins with the other, else the share of common letter pairs. */
function likeness(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  if (other.startsWith(one) || one.startsWith(other)) return 0.8;
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * shared) / (pairs.length + others.length || 1);
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** The form of a shipment's packages: lines of alike packages, and rows that say how much of which item is in which line. */
import * as yup from 'yup';
import { addDecimals, compareDecimals, isPositive, readDecimal } from '../../base/decimal.ts';
import type {
  PackableItemFragment,
  PackageLineFieldsFragment,
  PackageLineInput,
  PackedItemInput,
} from '../../generated/operations.ts';
import type { ChoiceSource } from '../../kit/form/choiceSource.ts';
import type { Field } from '../../kit/form/field.ts';
import { formFor } from '../../kit/form/form.ts';
import { numberRule } from '../../kit/form/rules.ts';
import { type FormValues, isStarted, type PartValues, partsAt } from '../../kit/form/values.ts';
import { packageTypeChoices } from '../../lookup/lookupChoices.ts';
import { packageMessages as messages } from './messages.ts';

/** How many lines the form has room for, and how many items. */
export const MOST_LINES = 40;
export const MOST_ITEMS = 300;
/** How many more rows there are than items: an item may be in several lines. */
const MORE_ROWS = 60;

/** The name of a line's field, and of a row's; both are numbered from 1. */
export const lineName = (n: number): string => `line${n}`;
export const rowName = (n: number): string => `row${n}`;

const NO_LINE: PartValues = {
  ...{ count: '', packageType: '', length: '', width: '', height: '' },
  ...{ netWeight: '', grossWeight: '', dryIce: '' },
};
const NO_ROW: PartValues = { item: '', line: '', quantity: '' };

/** The names of a line's inputs. */
const LINE_PARTS = Object.keys(NO_LINE);

/** The values of the form. */
type Values = Readonly<Record<string, PartValues>>;

/** Returns the lines that are filled in, with the numbers of their packages. */
export function linesIn(values: FormValues): { name: string; n: number; from: number; to: number; line: PartValues }[] {
  let last = 0;
  return Array.from({ length: MOST_LINES }, (_, index) => index + 1).flatMap((n) => {
    const line = partsAt(values, lineName(n));
    if (!isStarted(line)) return [];
    const from = last + 1;
    last += Number(readDecimal(line['count'] ?? '') ?? 1);
    return [{ name: lineName(n), n, from, to: Math.max(from, last), line }];
  });
}

/** Returns the rows about an item, in their order. */
export function rowsOf(values: FormValues, itemId: string, rows: number): { name: string; row: PartValues }[] {
  return Array.from({ length: rows }, (_, index) => rowName(index + 1))
    .map((name) => ({ name, row: partsAt(values, name) }))
    .filter(({ row }) => row['item'] === itemId);
}

/**
 * Returns the values to set, by path, so that a line is gone: those below it move up, with what is in them; what was in it is
 * not packed.
 */
export function withoutLine(values: FormValues, n: number, shown: number): [path: string, text: string][] {
  const moved = Array.from({ length: shown - n + 1 }, (_, index) => n + index).flatMap((to) => {
    const next = to < shown ? partsAt(values, lineName(to + 1)) : NO_LINE;
    return LINE_PARTS.map((part): [string, string] => [`${lineName(to)}.${part}`, next[part] ?? '']);
  });
  const placed = Object.keys(values).flatMap((name): [string, string][] => {
    const place = Number(/^line(\d+)$/.exec(partsAt(values, name)['line'] ?? '')?.[1] ?? 0);
    return place < n ? [] : [[`${name}.line`, place === n ? '' : lineName(place - 1)]];
  });
  return [...moved, ...placed];
}

/** Returns the first row that is about no item yet; null if there is none. */
export function freeRow(values: FormValues, rows: number): string | null {
  const names = Array.from({ length: rows }, (_, index) => rowName(index + 1));
  return names.find((name) => partsAt(values, name)['item'] === '') ?? null;
}

/** Returns how much of an item is in no row yet; null unless that is more than nothing. */
export function restOf(values: FormValues, item: PackableItemFragment, rows: number): string | null {
  const packed = rowsOf(values, item.id, rows).reduce(
    (sum, { row }) => addDecimals(sum, readDecimal(row['quantity'] ?? '') ?? '0'),
    '0',
  );
  const rest = addDecimals(item.quantity, packed, -1n);
  return isPositive(rest) ? rest : null;
}

/** Creates the form over a shipment's items. @param lineChoices the lines that are filled in */
export function packageFormOf(items: readonly PackableItemFragment[], lineChoices: ChoiceSource) {
  const rows = rowCount(items);
  const quantities = new Map(items.map(({ id, quantity }) => [id, quantity]));
  return formFor<Record<string, PackageLineInput | PackedItemInput>>()({
    ...Object.fromEntries(numbers(MOST_LINES).map((n) => [lineName(n), lineField(n)])),
    ...Object.fromEntries(numbers(rows).map((n) => [rowName(n), rowField(lineChoices, quantities)])),
  });
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Returns how many rows the form has for these items. */
export const rowCount = (items: readonly PackableItemFragment[]) => (items.length === 0 ? 0 : items.length + MORE_ROWS);

const weights = ['netWeight', 'grossWeight', 'dryIce'] as const;
const sizes = ['length', 'width', 'height'] as const;

function lineField(n: number): Field<never, PartValues, PackageLineInput> {
  const number = (part: 'count' | (typeof weights)[number] | (typeof sizes)[number]) => ({
    required: false,
    kind: 'number' as const,
    label: messages.fieldOf(n, messages[part]),
  });
  const optional = (part: (typeof weights)[number] | (typeof sizes)[number], decimals: number) =>
    numberRule({
      positive: messages.positive(messages[part]),
      below: { limit: '1000000', message: messages.weightBelow },
      decimals,
    });
  return {
    kind: 'parts',
    label: messages.line(n),
    required: false,
    empty: NO_LINE,
    rule: yup.object({
      count: numberRule({
        positive: messages.countPositive,
        below: { limit: '1000001', message: messages.countBelow },
        decimals: 0,
      }).test('needed', messages.countRequired, (value, { parent }) => Boolean(value?.trim()) || !isStarted(parent)),
      length: optional('length', 1),
      width: optional('width', 1),
      height: optional('height', 1),
      netWeight: optional('netWeight', 3).test('fits', messages.goodsTooHeavy, (_, { parent }) => fits(parent)),
      grossWeight: optional('grossWeight', 3),
      dryIce: optional('dryIce', 3).test('lighter', messages.iceTooHeavy, (_, { parent }) => isLighter(parent)),
    }),
    read: () => NO_LINE,
    send: () => null,
    parts: {
      count: { ...number('count'), requiredWhen: isStarted },
      packageType: {
        kind: 'select',
        label: messages.fieldOf(n, messages.type),
        required: false,
        source: packageTypeChoices,
      },
      ...Object.fromEntries([...sizes, ...weights].map((part) => [part, number(part)])),
    },
  };
}

const numberIn = (line: PartValues, part: string) => readDecimal(line[part] ?? '') ?? '0';

/** Whether the dry ice in a package weighs less than the package with it, as far as that is entered. */
function isLighter(line: PartValues): boolean {
  const gross = readDecimal(line['grossWeight'] ?? '');
  const ice = readDecimal(line['dryIce'] ?? '');
  return gross === null || ice === null || compareDecimals(ice, gross) < 0;
}

/** Whether goods and dry ice weigh no more than the package with them, as far as that is entered. */
function fits(line: PartValues): boolean {
  const gross = readDecimal(line['grossWeight'] ?? '');
  const inside = addDecimals(numberIn(line, 'netWeight'), numberIn(line, 'dryIce'));
  return gross === null || !isLighter(line) || compareDecimals(inside, gross) <= 0;
}

function rowField(
  lineChoices: ChoiceSource,
  quantities: ReadonlyMap<string, string>,
): Field<never, PartValues, PackedItemInput> {
  const isPacked = (row: PartValues) => Boolean(row['line']);
  return {
    kind: 'parts',
    label: messages.contents,
    required: false,
    empty: NO_ROW,
    rule: yup.object({
      line: yup.string().test('filled', messages.lineEmpty, (line, { from }) => {
        const values: FormValues = from?.at(-1)?.value ?? {};
        return !line || isStarted(partsAt(values, line));
      }),
      quantity: numberRule({ positive: messages.positive(messages.quantity), decimals: 3 })
        .test('needed', messages.quantityRequired, (value, { parent }) => Boolean(value?.trim()) || !isPacked(parent))
        .test('most', (value, context) => {
          const all = quantities.get(context.parent.item);
          const typed = readDecimal(value ?? '');
          const isOver = all !== undefined && typed !== null && compareDecimals(typed, all) > 0;
          return !isOver || context.createError({ message: messages.moreThanAll(all) });
        }),
    }),
    read: () => NO_ROW,
    send: () => null,
    parts: {
      item: { kind: 'text', label: messages.contents, required: false },
      line: {
        kind: 'select',
        label: messages.inLine,
        required: false,
        source: lineChoices,
        none: messages.notPacked,
      },
      quantity: { kind: 'number', label: messages.quantity, required: false, requiredWhen: isPacked },
    },
  };
}

/** Whether the form has room for these lines and what they hold; otherwise it would lose some of them. */
export const isRoomFor = (
  lines: readonly PackageLineFieldsFragment[],
  items: readonly PackableItemFragment[],
): boolean =>
  lines.length <= MOST_LINES &&
  (items.length === 0 ||
    Object.keys(startOf(lines, items)).filter((name) => name.startsWith('row')).length <= rowCount(items));

/** Returns the values to begin with: the lines as they are, and a row for whatever of an item is in none. */
export function startOf(lines: readonly PackageLineFieldsFragment[], items: readonly PackableItemFragment[]): Values {
  const shown = lines.length > 0 ? lines : [null];
  const filled = shown.map((line, index) => [lineName(index + 1), line ? shownLine(line) : NO_LINE] as const);
  const packed = lines.flatMap(({ contents }, index) =>
    contents.map(({ orderItemId, quantity }) => ({ item: orderItemId, line: lineName(index + 1), quantity })),
  );
  // Without any contents yet, all of them are in the only line.
  const first = lines.length <= 1 && packed.length === 0 ? lineName(1) : '';
  const rows = items.flatMap((item) => {
    const own = packed.filter((row) => row.item === item.id);
    const rest = own.reduce((left, { quantity }) => addDecimals(left, quantity, -1n), item.quantity);
    return isPositive(rest) ? [...own, { item: item.id, line: first, quantity: rest }] : own;
  });
  return Object.fromEntries([...filled, ...rows.map((row, index) => [rowName(index + 1), row] as const)]);
}

const shownLine = (line: PackageLineFieldsFragment): PartValues => ({
  count: String(line.count),
  packageType: line.packageType ?? '',
  length: line.length ?? '',
  width: line.width ?? '',
  height: line.height ?? '',
  netWeight: line.netWeight ?? '',
  grossWeight: line.grossWeight ?? '',
  dryIce: line.dryIce ?? '',
});

/**
 * The lines as they are sent, with the names of their fields and rows, by which rejections find them. A row about an item that
 * has left the shipment since it was typed is not sent.
 * @param kept the lines as they are stored, whose contents stay if the form has no rows
 */
export function sentOf(
  values: FormValues,
  kept: readonly PackageLineFieldsFragment[],
  items: readonly PackableItemFragment[],
) {
  const rows = rowCount(items);
  const isThere = new Set(items.map(({ id }) => id));
  const lines = linesIn(values).map(({ name, n, line }) => {
    const inLine = numbers(rows)
      .map((row) => ({ name: rowName(row), row: partsAt(values, rowName(row)) }))
      .filter(({ row }) => row['line'] === name && isThere.has(row['item'] ?? ''));
    const number = (part: string) => readDecimal(line[part] ?? '');
    const contents =
      rows > 0
        ? inLine.map(({ row }) => ({
            orderItemId: row['item'] ?? '',
            quantity: readDecimal(row['quantity'] ?? '') ?? '',
          }))
        : (kept[n - 1]?.contents ?? []).map(({ orderItemId, quantity }) => ({ orderItemId, quantity }));
    const input: PackageLineInput = {
      count: Number(number('count') ?? 1),
      packageType: line['packageType'] || null,
      length: number('length'),
      width: number('width'),
      height: number('height'),
      netWeight: number('netWeight'),
      grossWeight: number('grossWeight'),
      dryIce: number('dryIce'),
      contents,
    };
    return { name, rows: inLine.map((row) => row.name), input };
  });
  return {
    packages: lines.map(({ input }) => input),
    /** Returns the form's name of a field of the input. */
    fieldOf(field: string): string {
      const [, at, rest = ''] = /^packages\.(\d+)\.(.+)$/.exec(field) ?? [];
      const line = lines[Number(at)];
      const [, nth, part] = /^contents\.(\d+)\.(.+)$/.exec(rest) ?? [];
      const row = line?.rows[Number(nth)];
      if (row && part) return `${row}.${part === 'quantity' ? part : 'line'}`;
      return line ? `${line.name}.${rest}` : field;
    },
  };
}

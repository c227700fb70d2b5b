/** Proposes what each column of a file becomes: by earlier answers, by its heading, and by its values. */
import { FOREIGN_CURRENCY } from './currency.ts';
import { readDateDigits, readNamedDate } from './dateText.ts';
import { LONGEST_HEAD } from './heads.ts';
import { areLineNumbers, areNumbers } from './looksLike.ts';
import { isProduct } from './product.ts';
import type { ColumnProposal, ExaminedSheet, ImportField, TableColumn } from './types.ts';
import { foldHeading, words } from './wordForms.ts';

/** What columns became before, by their place: the key of a field, or null for none. */
export type RememberedMapping = ReadonlyMap<number, string | null>;

/** Returns a function that tells whether a text is the heading of a field. */
export function headingFinder(fields: readonly ImportField[]): (text: string) => boolean {
  const known = new Set(
    fields.flatMap((field) => [...field.headings, ...(field.doubtfulHeadings ?? [])]).map(foldHeading),
  );
  return (text) =>
    text.length <= LONGEST_HEAD &&
    [text, ...partsOf(text)].some((one) => formsOf([one]).some((form) => known.has(form)));
}

/**
 * Proposes the fields of a sheet's columns. A field goes to one column; a heading with one meaning counts more than one with
 * several, and earlier answers more than both. What says nothing goes nowhere.
 */
export function proposeMapping(
  sheet: ExaminedSheet,
  fields: readonly ImportField[],
  remembered: RememberedMapping = new Map(),
): ColumnProposal[] {
  return new Proposer(sheet, fields, remembered).propose();
}

const FOREIGN = new RegExp(FOREIGN_CURRENCY, 'giu');
/** Words of a heading that name the currency of all amounts, or how they are taxed. */
const CURRENCY_WORDS = new Set('usd us dollar dollars en in em ht htva excl'.split(' '));

/** Returns how a column's headings are looked up, the most exact form first. */
function formsOf(headings: readonly string[]): string[] {
  const texts = [headings.join(' '), headings.at(-1) ?? '', headings[0] ?? ''];
  const forms = texts.flatMap((text) => {
    const plain = words(text.replace(FOREIGN, ' ').replace(/n[°º]/giu, 'no '))
      .split(' ')
      .filter((word) => !CURRENCY_WORDS.has(word));
    return [foldHeading(text), foldHeading(plain.join(' '))];
  });
  return [...new Set(forms)].filter((form) => form !== '');
}

/** Returns the parts of a heading in two languages: `Quantité / Quantity`. */
function partsOf(heading: string): string[] {
  const parts = heading.split(/[/|\n]|\s[-–—]\s/).map((part) => part.trim());
  return parts.length > 1 ? parts : [];
}

type Why = NonNullable<ColumnProposal['from']>;

class Proposer {
  readonly #sheet: ExaminedSheet;
  readonly #fields: readonly ImportField[];
  readonly #remembered: RememberedMapping;
  /** The column and the reason of each field that is taken. */
  readonly #taken = new Map<string, { column: number; from: Why }>();
  /** The columns that are decided, with their field. */
  readonly #decided = new Map<number, { field: string | null; from: Why }>();
  readonly #others = new Map<number, readonly string[]>();

  constructor(sheet: ExaminedSheet, fields: readonly ImportField[], remembered: RememberedMapping) {
    this.#sheet = sheet;
    this.#fields = fields;
    this.#remembered = remembered;
  }

  propose(): ColumnProposal[] {
    const { columns } = this.#sheet.shape;
    this.#takeRemembered(columns);
    const open = columns.filter(({ column }) => !this.#decided.has(column));
    const sure = open.map((column) => ({ column, key: this.#meantBy(column, 'headings')[0] }));
    this.#takeSure(sure.flatMap(({ column, key }) => (key === undefined ? [] : [{ column, key }])));
    const unsure = open.filter((_, at) => sure[at]?.key === undefined);
    const doubtful = unsure.map((column) => ({ column, keys: this.#meantBy(column, 'doubtfulHeadings') }));
    this.#takeDoubtful(doubtful.filter(({ keys }) => keys.length > 0));
    this.#takeByValues(doubtful.filter(({ keys }) => keys.length === 0).map(({ column }) => column));
    return columns.map(({ column }) => {
      const { field = null, from = null } = this.#decided.get(column) ?? {};
      const others = (this.#others.get(column) ?? []).filter((key) => key !== field);
      return { column, field, from, others };
    });
  }

  #take(column: number, field: string | null, from: Why): void {
    this.#decided.set(column, { field, from });
    if (field !== null) this.#taken.set(field, { column, from });
  }

  #takeRemembered(columns: readonly TableColumn[]): void {
    for (const { column } of columns) {
      const key = this.#remembered.get(column);
      if (key === undefined || (key !== null && (this.#taken.has(key) || !this.#field(key)))) continue;
      this.#take(column, key, 'remembered');
    }
  }

  /** Takes the fields of headings with one meaning. Of several columns for a field, the values tell, or the first one has it. */
  #takeSure(claims: readonly { column: TableColumn; key: string }[]): void {
    const byField = Map.groupBy(claims, ({ key }) => key);
    const contested: (readonly [string, number[]])[] = [];
    for (const [key, claiming] of byField) {
      const paid = claiming.filter(({ column }) => !this.#isForeign(key, column));
      const fitting = paid.filter(({ column }) => this.#mayBe(key, column));
      // Whose heading is clear keeps it whatever the values are: what is wrong with them is seen before anything is made. Only
      // notes take any value: numbers below “Comments” are how many there are.
      const clear = this.#field(key)?.kind === 'long_text' ? [] : paid;
      const free = this.#taken.has(key) ? [] : fitting.length > 0 ? fitting : clear;
      const [only, other] = free;
      for (const { column } of claiming) if (column !== only?.column || other) this.#others.set(column.column, [key]);
      if (only && !other) this.#take(only.column.column, key, 'heading');
      else if (only) contested.push([key, free.map(({ column }) => column.column)]);
    }
    for (const [key, columns] of contested) {
      const fitting = this.#byProduct(key, columns);
      const [first] = columns;
      if (fitting !== null) this.#take(fitting, key, 'values');
      else if (first !== undefined) this.#take(first, key, 'heading');
    }
  }

  /** Takes the fields of headings with several meanings: the values rule some out, others are taken, and a new record needs some. */
  #takeDoubtful(claims: readonly { column: TableColumn; keys: readonly string[] }[]): void {
    const fewestFirst = claims.toSorted((one, other) => one.keys.length - other.keys.length);
    for (const { column, keys } of fewestFirst) {
      const able = keys.filter((key) => this.#mayBe(key, column));
      const free = able.filter((key) => !this.#taken.has(key));
      this.#others.set(column.column, able);
      const product = free.find((key) => this.#byProduct(key, [column.column]) !== null);
      const needed = free.filter((key) => this.#field(key)?.required);
      const [choice, other] = product ? [product] : needed.length === 1 ? needed : free;
      if (choice === undefined || other !== undefined) continue;
      const isByValues = product !== undefined || able.length < keys.length;
      this.#take(column.column, choice, isByValues ? 'values' : 'heading');
    }
  }

  /** Takes the fields that values alone say. */
  #takeByValues(columns: readonly TableColumn[]): void {
    for (const { column } of columns) {
      const values = this.#valuesOf(column);
      if (values.length === 0) continue;
      const alike = this.#fields.filter(
        ({ key, looksLike }) => looksLike?.(values) || this.#byProduct(key, [column]) !== null,
      );
      const [choice, other] = alike.filter(({ key }) => !this.#taken.has(key));
      this.#others.set(
        column,
        alike.map(({ key }) => key),
      );
      if (choice && !other) this.#take(column, choice.key, 'values');
    }
  }

  /**
   * Returns which of the columns a product tells: the one that is the product, or the one with which a column that is taken, or
   * that only its heading names, is the product. Null if there is none.
   */
  #byProduct(key: string, columns: readonly number[]): number | null {
    for (const { key: total, productOf } of this.#fields) {
      if (!productOf || ![total, ...productOf].includes(key)) continue;
      const place = (name: string, column: number) => (name === key ? column : this.#taken.get(name)?.column);
      const fits = columns.find((column) => {
        const [product, one, other] = [total, ...productOf].map((name) => place(name, column));
        if (product === undefined || one === undefined || other === undefined) return false;
        return isProduct(this.#sheet.sample, product, [one, other]);
      });
      if (fits !== undefined) return fits;
    }
    return null;
  }

  /** Returns the keys of the fields that a column's headings mean. */
  #meantBy({ headings }: TableColumn, which: 'headings' | 'doubtfulHeadings'): readonly string[] {
    const own = this.#named(formsOf(headings), which);
    if (own.length > 0) return own;
    const found = headings.flatMap(partsOf).map((part) => this.#named(formsOf([part]), which));
    const [first = [], ...others] = found.filter((keys) => keys.length > 0);
    return others.every((keys) => keys[0] === first[0]) ? first : [];
  }

  #named(forms: readonly string[], which: 'headings' | 'doubtfulHeadings'): readonly string[] {
    for (const form of forms) {
      const keys = this.#index[which].get(form);
      if (keys) return keys;
    }
    return [];
  }

  get #index() {
    return indexOf(this.#fields);
  }

  #field(key: string): ImportField | undefined {
    return this.#fields.find((field) => field.key === key);
  }

  #valuesOf(column: number): readonly string[] {
    return this.#sheet.evidence.find((evidence) => evidence.column === column)?.values ?? [];
  }

  /** Whether a heading names another currency for an amount in dollars. */
  #isForeign(key: string, { heading }: TableColumn): boolean {
    return this.#field(key)?.kind === 'money' && FOREIGN_CURRENCY.test(heading);
  }

  /** Whether heading and values allow a field: a text is no number, and a number no name. */
  #mayBe(key: string, from: TableColumn): boolean {
    const { column } = from;
    const field = this.#field(key);
    if (!field || this.#isForeign(key, from)) return false;
    const values = this.#valuesOf(column);
    if (values.length === 0) return true;
    if (field.isLine) return areLineNumbers(values);
    switch (field.kind) {
      case 'number':
      case 'money':
        return areNumbers(values);
      case 'date':
        return values.some((value) => readDateDigits(value) !== null || readNamedDate(value) !== null);
      case 'text':
      case 'long_text':
      case 'name':
      case 'country':
        return field.key === 'size_per_item' || !areNumbers(values);
      default:
        return true;
    }
  }
}

interface Index {
  readonly headings: ReadonlyMap<string, readonly string[]>;
  readonly doubtfulHeadings: ReadonlyMap<string, readonly string[]>;
}

const indexes = new WeakMap<readonly ImportField[], Index>();

/** Returns the fields by their folded headings. */
function indexOf(fields: readonly ImportField[]): Index {
  const known = indexes.get(fields);
  if (known) return known;
  const by = (which: keyof Index) => {
    const found = new Map<string, string[]>();
    for (const field of fields) {
      for (const form of new Set((field[which] ?? []).map(foldHeading))) {
        found.set(form, [...(found.get(form) ?? []), field.key]);
      }
    }
    return found;
  };
  const index = { headings: by('headings'), doubtfulHeadings: by('doubtfulHeadings') };
  indexes.set(fields, index);
  return index;
}

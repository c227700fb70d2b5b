/** Finds the columns that the headings of a pasted sheet name. */

import { FOREIGN_CURRENCY } from '../../generated/currency.ts';
import { foldHeading } from '../../generated/wordForms.ts';
import type { Block } from './block.ts';
import { type GridColumn, headOf } from './column.ts';
import { isMostly } from './pasteLines.ts';

/** The columns of a pasted sheet. */
export interface Heads {
  /** The column ids by place in the sheet; null for what is not taken. */
  columns: readonly (string | null)[];
  /** The headings that name no column. */
  unknown: readonly string[];
  /** Whether a heading may mean several columns, repeats another one, or names another currency. */
  doubtful: boolean;
}

/** Finds the columns that a heading names: one, several that it may mean, or none. */
export type FindHeading = (cell: string) => readonly string[];

/** Returns a function that finds the columns of a heading by label, heading, and the columns' other spellings. */
export function headingFinder(columns: readonly GridColumn[]): FindHeading {
  const known = new Map<string, string>();
  const several = new Map<string, string[]>();
  for (const column of columns) {
    for (const name of [headOf(column), column.look.label, ...(column.headings ?? [])]) {
      if (!known.has(foldHeading(name))) known.set(foldHeading(name), column.id);
    }
    for (const name of column.doubtfulHeadings ?? []) {
      const key = foldHeading(name);
      several.set(key, [...new Set([...(several.get(key) ?? []), column.id])]);
    }
  }
  return (cell) => {
    const id = known.get(foldHeading(cell));
    return id === undefined ? (several.get(foldHeading(cell)) ?? []) : [id];
  };
}

/** Assigns columns to headings. @param head the line of headings @param body the lines below */
export function headsOf(
  head: readonly string[],
  body: Block,
  { find, columns }: { find: FindHeading; columns: readonly GridColumn[] },
): Heads {
  const found = head.map(find);
  const exact = new Set(found.flatMap((ids) => (ids.length === 1 ? ids : [])));
  const taken = new Set<string>();
  const unknown: string[] = [];
  let doubtful = false;
  const assigned = head.map((cell, at): string | null => {
    const texts = body.map((row) => row[at] ?? '');
    const all = found[at] ?? [];
    const ids = all.length === 1 ? all : all.filter((id) => !exact.has(id));
    const [id] = ids.length > 1 ? byValues(ids, texts, columns) : ids;
    const column = columns.find((one) => one.id === id);
    if (!id || !column) {
      if (texts.some((text) => text.trim() !== '')) unknown.push(cell.trim());
      return null;
    }
    const isForeign = column.look.kind === 'money' && FOREIGN_CURRENCY.test(cell);
    doubtful ||= taken.has(id) || isForeign || (ids.length > 1 && byValues(ids, texts, columns).length > 1);
    if (taken.has(id) || isForeign) return null;
    taken.add(id);
    return id;
  });
  return { columns: assigned, unknown, doubtful };
}

/** Drops the columns that the values rule out: a number is no name, and a text no number. */
function byValues(ids: readonly string[], texts: readonly string[], columns: readonly GridColumn[]): readonly string[] {
  const isShort = isMostly(texts, (text) => /^\d{1,4}(\.\d)?$/.test(text.trim()));
  const isDigits = isMostly(texts, (text) => /^[\s$]*[\d.,\s]+$/.test(text));
  const fits = ids.filter((id) => {
    const column = columns.find((one) => one.id === id);
    if (column?.counts) return isShort;
    return column?.look.kind === 'number' || column?.look.kind === 'money' ? isDigits : !isShort || column?.codeForm;
  });
  return fits.length > 0 ? fits : ids;
}

import { mostRows } from '../record/many.ts';

/** Returns rows in parts that one call may write: a statement has a limited number of parameters. */
export function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length; at += mostRows) parts.push(rows.slice(at, at + mostRows));
  return parts;
}

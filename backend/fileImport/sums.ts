/** The sums of an import, as a person compares them with the file. */
import { fromUnits, toUnits } from '../record/decimal.ts';
import { readNumber } from '../tableFile/readCell.ts';
import type { Reading } from '../tableFile/types.ts';
import type { PlannedRow } from './kind.ts';
import type { ImportSums, MappedColumn } from './table.ts';

/** Decimals that sums are computed with. */
const SCALE = 2;
/** How many rows are named whose own total differs. */
const MOST_DIFFERENCES = 20;

type Difference = ImportSums['differences'][number] & { readonly size: bigint };

/** Creates the sums of a file; null if no columns say what its lines are worth. */
export function sumsOf(columns: readonly MappedColumn[], reading: Reading) {
  const has = (key: string) => columns.some(({ field }) => field === key);
  if (!has('quantity') || !has('value_per_item')) return null;
  let read = 0n;
  let ready = 0n;
  let differences: Difference[] = [];
  return {
    /** Adds a row. @param total what its own cell says that it is worth */
    add({ row, state, plan: { value } }: PlannedRow, total: unknown): void {
      if (state === 'left_out') return;
      const units = toUnits(value ?? '0', SCALE);
      read += units;
      if (state !== 'attention') ready += units;
      if (typeof total !== 'string' || value === null || total.startsWith('-')) return;
      const own = toUnits(total, SCALE);
      if (own === units) return;
      const size = own > units ? own - units : units - own;
      differences.push({ row, file: fromUnits(own, SCALE), read: value, size });
      if (differences.length > 10 * MOST_DIFFERENCES) differences = largest(differences);
    },
    /** Returns the sums of the rows so far. */
    result(): ImportSums {
      const total = columns.find(({ field }) => field === 'total_value')?.total ?? '';
      const found = readNumber({ text: total }, reading.decimal, 'dollars');
      const file = 'value' in found && found.value !== null && !found.value.startsWith('-') ? found.value : null;
      return {
        file: file && fromUnits(toUnits(file, SCALE), SCALE),
        read: fromUnits(read, SCALE),
        ready: fromUnits(ready, SCALE),
        differences: largest(differences).map(({ size: _, ...row }) => row),
      };
    },
  };
}

/** Returns the largest differences, the first rows first among equal ones. */
const largest = (differences: readonly Difference[]): Difference[] =>
  differences.toSorted((a, b) => (b.size > a.size ? 1 : b.size < a.size ? -1 : 0)).slice(0, MOST_DIFFERENCES);

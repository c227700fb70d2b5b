/** The shipments that the rows of a file of deliveries name: what all of their rows say together. */
import { fromUnits, toUnits } from '../record/decimal.ts';
import type { ReadRow } from './kind.ts';
import { textIn } from './textIn.ts';

/** A shipment, as it is made: fields of its table. Kilograms and US dollars are exact decimal text. */
export interface NewShipment {
  readonly invoice_number: string;
  readonly shipment_type: string | null;
  readonly incoterm: string | null;
  readonly anticipated_ship_date: string | null;
  readonly shipped_date: string | null;
  readonly total_weight: string | null;
  readonly freight_cost: string | null;
  readonly notes: string | null;
}

/** A shipment of a file. */
export interface NamedShipment {
  /** Its number as it is compared. */
  readonly key: string;
  readonly number: string;
  /** The program of the first row that names it, as it is compared; null if that row names none. */
  readonly program: string | null;
  /** The shipment of the organization that has the number, with its program; null if none has. */
  readonly existing: { readonly id: number; readonly programId: number } | null;
  readonly of: Gathered;
}

/** What rows said of a shipment so far. */
interface Gathered {
  type: string | null;
  incoterm: string | null;
  anticipated: string | null;
  shipped: string | null;
  weight: bigint | null;
  freight: bigint | null;
  readonly notes: Set<string>;
}

/** Decimals of a weight in kilograms and of a cost in dollars. */
const SCALES = { weight: 3, freight: 2 } as const;
const AMOUNT = /^\d{1,12}(\.\d+)?$/;
/** "See ASN-93 (ID#:1281)" in place of a weight or cost: it is counted in the line of that shipment. */
const COUNTED_ELSEWHERE = /^See \S+ \(ID#:\s*\d+\)$/i;

export const gathered = (): Gathered => ({
  ...{ type: null, incoterm: null, anticipated: null, shipped: null, weight: null, freight: null },
  notes: new Set(),
});

/**
 * Adds what a row says of its shipment. The first type and delivery term count, and the earliest of several dates; weights and
 * costs add up, and a text in place of one becomes a note.
 */
export function gather(into: Gathered, row: ReadRow): void {
  const said = (key: string) => textIn(row, key);
  into.type ??= said('shipment_type');
  into.incoterm ??= said('incoterm');
  into.anticipated = earliest(into.anticipated, said('anticipated_ship_date'));
  into.shipped = earliest(into.shipped, said('shipped_date'));
  for (const [field, key] of [['weight', 'weight'] as const, ['freight', 'freight_cost'] as const]) {
    const value = said(key);
    if (value === null) continue;
    if (AMOUNT.test(value)) into[field] = (into[field] ?? 0n) + toUnits(value, SCALES[field]);
    else if (!COUNTED_ELSEWHERE.test(value)) into.notes.add(value);
  }
}

const earliest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

/** Returns a shipment as it is made. */
export function newShipment({ number, of }: NamedShipment): NewShipment {
  const { type, incoterm, anticipated, shipped, weight, freight, notes } = of;
  return {
    invoice_number: number,
    shipment_type: type,
    incoterm,
    anticipated_ship_date: anticipated,
    shipped_date: shipped,
    total_weight: weight === null ? null : fromUnits(weight, SCALES.weight),
    freight_cost: freight === null ? null : fromUnits(freight, SCALES.freight),
    notes: notes.size === 0 ? null : [...notes].sort().join('\n'),
  };
}

/** What readiness says about the lines of a shipment's packages. */
import { toUnits } from '../record/decimal.ts';
import type { CheckAnswer, CheckReason } from './checkAnswer.ts';
import { lineName, numbered, type PackageLine, packedOf } from './packageLines.ts';
import { packageMessages as messages } from './packageMessages.ts';

/** The facts of an item that its packing is compared with. */
export interface PackedItem {
  /** Null for dry ice as packing, which is no item. */
  readonly id: number | null;
  readonly material: string;
  /** Exact decimal text. */
  readonly quantity: string;
  readonly storage: string | null;
}

/** What was found about the packages. */
export interface PackageFinding {
  readonly answer: CheckAnswer;
  /** What is wrong, or why the check does not apply. */
  readonly remarks: readonly string[];
  readonly because: readonly CheckReason[];
  /** The items concerned. */
  readonly ids: readonly number[];
}

/** Compares the lines of packages with the items of the shipment: all of each item is in a package, with what it needs. */
export function packageFinding(lines: readonly PackageLine[], goods: readonly PackedItem[]): PackageFinding {
  if (lines.length === 0) return found('does_not_apply', [messages.notListed]);
  const gross = numbered(lines).filter(({ gross_weight }) => gross_weight === null);
  const open = gross.length > 0 ? [{ message: messages.noGross(gross.map(lineName)), order_item_ids: [] }] : [];
  if (lines.every(({ contents }) => contents.length === 0)) {
    const because = [{ message: messages.noContents, order_item_ids: [] }, ...open];
    return { ...found('cannot_tell'), because };
  }
  const items = goods.flatMap(({ id, ...item }) => (id === null ? [] : [{ ...item, id }]));
  const packed = items.map((item) => ({ item, difference: packedOf(lines, item.id) - toUnits(item.quantity, 3) }));
  const missing = packed.filter(({ difference }) => difference < 0n).map(({ item }) => item);
  const over = packed.filter(({ difference }) => difference > 0n).map(({ item }) => item);
  const warm = items.filter(({ id, storage }) => storage === 'dry_ice' && isWithoutIce(lines, id));
  const wrong = [
    { items: over, text: messages.overpacked },
    { items: missing, text: messages.unpacked },
    { items: warm, text: messages.withoutIce },
  ].filter(({ items: concerned }) => concerned.length > 0);
  if (wrong.length > 0) {
    const remarks = wrong.map(({ items: concerned, text }) => text(concerned.map(({ material }) => material)));
    const ids = wrong.flatMap(({ items: concerned }) => concerned.map(({ id }) => id));
    return { ...found('not_met', remarks), ids: [...new Set(ids)] };
  }
  return open.length > 0 ? { ...found('cannot_tell'), because: open } : found('met');
}

const found = (answer: CheckAnswer, remarks: readonly string[] = []): PackageFinding => ({
  answer,
  remarks,
  because: [],
  ids: [],
});

/** Whether packages without dry ice hold some of an item. */
const isWithoutIce = (lines: readonly PackageLine[], itemId: number) =>
  lines.some(
    ({ dry_ice, contents }) => dry_ice === null && contents.some(({ order_item_id }) => order_item_id === itemId),
  );

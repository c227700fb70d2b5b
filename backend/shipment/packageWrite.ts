import { type FieldMessages, invalid, rejectedTransition } from '../api/errors.ts';
import { differences } from '../history/table.ts';
import { toUnits } from '../record/decimal.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { numbered, type PackageLine, type Packed, totalsOf } from '../shipmentAdvice/packageLines.ts';
import { lockItemsOf, shipments } from './change.ts';
import { packageMessages as messages } from './packageMessages.ts';
import type { PackagesChange } from './packageSchema.ts';
import { writePackages } from './packages.ts';
import { packageFacts, readOrdered, readPackageFacts } from './packageText.ts';
import { whyNotEdited } from './rules.ts';
import type { Shipment } from './schema.ts';

/** The bounds of the totals that follow from the lines: those of the same fields when they are typed. */
const most = { packages: 1_000_000, grams: 10n ** 12n };

/**
 * Replaces the lines of a shipment's packages, and its totals by those of the lines. Without lines the totals stay, to be
 * typed again.
 * @throws 409 `stale` if `lock_version` is sent and not the newest, 409 `transition`; 422 on contents that are not in the
 * shipment or more than there is of them, and on dry ice or goods that weigh more than their package; 404
 */
export function setPackages(context: WriteContext, id: number, input: PackagesChange): Promise<Shipment> {
  const { db, caller } = context;
  const { lock_version, packages: lines } = input;
  return shipments.update(context, id, lock_version, async (before) => {
    const locked = whyNotEdited(caller.role, before.status);
    if (locked) throw rejectedTransition(locked);
    const inside = await lockItemsOf(db, [id]);
    const items = await readOrdered(
      db,
      inside.map((item) => item.id),
    );
    checkLines(lines, items);
    const sorted = lines.map((line) => ({ ...line, contents: inOrder(line.contents, items) }));
    const from = await readPackageFacts(db, id);
    const to = numbered(sorted).map((line) => packageFacts(line, items));
    const totals = lines.length > 0 ? totalsOf(lines) : {};
    return {
      changes: [...differences({ ...before }, totals), ...differences({ packages: from }, { packages: to })],
      write: async () => {
        await writePackages(db, id, lines);
        await db
          .updateTable('shipments')
          .set({ ...totals, ...newVersion })
          .where('id', '=', id)
          .execute();
      },
    };
  });
}

/** Sorts what is packed as packages list it: the order in which it is sent says nothing. */
const inOrder = (contents: readonly Packed[], items: readonly { id: number }[]): Packed[] => {
  const place = new Map(items.map(({ id }, at) => [id, at]));
  const placeOf = ({ order_item_id }: Packed) => place.get(order_item_id) ?? 0;
  return contents.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** @throws 422, with the messages at the fields of the lines */
function checkLines(lines: readonly PackageLine[], items: readonly { id: number; quantity: string }[]): void {
  const left = new Map(items.map(({ id, quantity }) => [id, toUnits(quantity, 3)]));
  const all = new Map(items.map(({ id, quantity }) => [id, quantity]));
  const errors: FieldMessages = {};
  for (const [at, line] of lines.entries()) {
    Object.assign(errors, weightErrors(line, `packages.${at}`));
    const seen = new Set<number>();
    for (const [nth, { order_item_id, quantity }] of line.contents.entries()) {
      const field = `packages.${at}.contents.${nth}`;
      const rest = left.get(order_item_id);
      const after = rest === undefined ? undefined : rest - toUnits(quantity, 3);
      if (after === undefined) errors[`${field}.order_item_id`] = [messages.notInShipment];
      else if (seen.has(order_item_id)) errors[`${field}.order_item_id`] = [messages.twice];
      else if (after < 0n) errors[`${field}.quantity`] = [messages.moreThan(all.get(order_item_id) ?? '0')];
      else left.set(order_item_id, after);
      seen.add(order_item_id);
    }
  }
  const { package_quantity, total_weight, net_weight, dry_ice } = totalsOf(lines);
  if (package_quantity > most.packages) errors['base'] = [messages.tooMany];
  const isTooHeavy = [total_weight, net_weight, dry_ice].some((weight) => toUnits(weight ?? '0', 3) >= most.grams);
  if (isTooHeavy) errors['base'] = [messages.tooHeavy];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function weightErrors({ gross_weight, net_weight, dry_ice }: PackageLine, field: string): FieldMessages {
  if (gross_weight === null) return {};
  const grams = (kilograms: string | null) => toUnits(kilograms ?? '0', 3);
  if (grams(dry_ice) >= grams(gross_weight)) return { [`${field}.dry_ice`]: [messages.iceTooHeavy(gross_weight)] };
  if (grams(net_weight) + grams(dry_ice) <= grams(gross_weight)) return {};
  return { [`${field}.net_weight`]: [messages.goodsTooHeavy(gross_weight)] };
}

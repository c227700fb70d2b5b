/** What the rules find about goods by themselves: what they are, and what limits them. */
import { waysOf } from '../regulation/segregation.ts';
import { candidatesOf, entriesOf, type UnEntry } from '../regulation/unNumbers.ts';
import { dangerMessages as messages } from './adviceMessages.ts';
import type { DangerFacts, DangerousItem, Finding } from './dangerFacts.ts';
import { identityOf } from './dangerIdentity.ts';
import { dryIceOf, icedLines, joined, limitsOf } from './dangerLimits.ts';
import type { Loaded } from './dangerSegregation.ts';
import { lineName } from './packageLines.ts';

/** Goods with what each check found about them. */
export type Judged = ReturnType<typeof judgedGood>;

/** Judges goods of a shipment by themselves. */
export function judgedGood(item: DangerousItem, facts: DangerFacts) {
  const { un_number: number, packing_group } = item;
  const entries = number === null ? [] : candidatesOf(number, packing_group, item.dg_class);
  const tableClass = common(entries.map(classOf));
  // Choosing a line of the table writes its name into the details.
  const entered = entries.find(({ name }) => name.toLowerCase() === item.dg_description?.toLowerCase());
  // The table knows an explosive's letter; users enter only the division.
  const isSameDivision = item.dg_class !== null && tableClass?.replace(/[A-S]$/, '') === item.dg_class;
  const dgClass = isSameDivision || item.dg_class === null ? tableClass : item.dg_class;
  const differs = tableClass !== null && item.dg_class !== null && !isSameDivision;
  const subsidiary = [...new Set([...item.subsidiary_hazards, ...entries.flatMap((each) => each.subsidiaryHazards)])];
  const group = packing_group ?? common(entries.map((entry) => entry.packingGroup));
  const identity = identityOf(item);
  const limits = limitsOf(item, entries, identity.answer === 'met', facts);
  const both = item.id === null ? packingIce(facts) : joined([identity, limits]);
  const good: Loaded = {
    order_item_id: item.id,
    name: item.material,
    un_number: number,
    in_table: number === null ? null : entriesOf(number).length > 0,
    proper_shipping_name: entered?.name ?? common(entries.map(({ name }) => name)),
    dg_class: dgClass ?? item.dg_class,
    subsidiary_hazards: subsidiary,
    packing_group: group,
    passenger_aircraft: wording(entries, (entry) => entry.passengerAircraft),
    cargo_aircraft: wording(entries, (entry) => entry.cargoAircraft),
    answer: both.answer,
    because: [...both.because],
    remarks: [...both.remarks, ...both.because],
    hazards: [
      ...new Set(
        [dgClass, item.dg_class, differs ? tableClass : null, ...subsidiary, number].flatMap((each) => each ?? []),
      ),
    ]
      // An explosive without its letter would count as another hazard, next to the one with it.
      .filter((label) => !(isSameDivision && label === item.dg_class && label !== dgClass))
      .map((label) => ({ label, packingGroup: label === item.dg_class ? group : null })),
  };
  return { item, good, identity, limits };
}

/** Returns the only value that all have, or null. */
function common<Value>(values: readonly Value[]): Value | null {
  const [first, ...others] = new Set(values);
  return first !== undefined && others.length === 0 ? first : null;
}

/** Joins the different cells of the possible entries of goods, in the table's words. */
function wording(entries: readonly UnEntry[], cell: (entry: UnEntry) => string | null): string | null {
  const cells = [...new Set(entries.map((entry) => cell(entry)))];
  return cells.includes(null) ? null : cells.join(' / ') || null;
}

const classOf = ({ dgClass, compatibilityGroup }: UnEntry) => dgClass && `${dgClass}${compatibilityGroup ?? ''}`;

/** Returns what was found about dry ice as packing, with what is always to do about it. */
function packingIce(facts: DangerFacts): Finding {
  const found = dryIceOf(facts);
  const flies = waysOf(facts.shipment_type).includes('air');
  const lines = icedLines(facts);
  const marks =
    lines.length > 0
      ? lines.map((line) => messages.iceMarkedOn(lineName(line), line.dry_ice ?? '0'))
      : [messages.iceMarked];
  return { ...found, remarks: [...found.remarks, ...marks, ...(flies ? [messages.iceArranged] : [])] };
}

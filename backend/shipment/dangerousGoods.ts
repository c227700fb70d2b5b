/** The dangerous goods of a whole shipment: 49 CFR 172 to 177. The result is advice; people decide. */
import { packageLimit, packagesFor } from '../regulation/packageLimit.ts';
import { type Hazard, type Outcome, segregationOf, type Way, ways, waysOf } from '../regulation/segregation.ts';
import { candidatesOf, entriesOf, type UnEntry } from '../regulation/unNumbers.ts';
import { dangerMessages as messages } from './adviceMessages.ts';
import type { DangerFacts, DangerousGood, DangerousItem } from './dangerFacts.ts';
import { type DeclarationPart, declarationOf } from './declaration.ts';
import type { Acknowledged } from './table.ts';

/** Two hazards that a table requires to load apart. */
export interface ApartPair {
  readonly key: string;
  readonly way: Way;
  readonly one: string;
  readonly other: string;
  readonly outcome: Outcome;
  readonly message: string;
  readonly rule: string;
  readonly advisory: boolean;
  readonly order_item_ids: number[];
  readonly acknowledged_by_id: number | null;
  readonly acknowledged_at: string | null;
}

/** The result of the rules for a shipment. */
export interface DangerAdvice {
  /** The tables that its pairs were checked against, by shipment type; none for the sea. */
  readonly tables: { way: Way; rule: string; advisory: boolean }[];
  readonly goods: DangerousGood[];
  readonly pairs: ApartPair[];
  /** The number of pairs of goods without a rule in the tables; null without a table. */
  readonly unruled: number | null;
  readonly not_assessed: number;
  readonly declaration: DeclarationPart[];
  readonly remarks: string[];
}

/** Goods with the hazards that matter for loading. */
interface Loaded extends DangerousGood {
  readonly hazards: readonly Hazard[];
}

/** Applies the rules to the goods of a shipment: individually, in pairs, and to the declaration. */
export function dangerAdvice(facts: DangerFacts): DangerAdvice {
  const dangerous = facts.items.filter((item) => item.un_number !== null || item.dg_class !== null);
  const used = waysOf(facts.shipment_type);
  const items = [...dangerous, ...dryIceOf(facts)];
  const goods = items.map((item) => goodOf(item, facts, used.includes('air')));
  const { pairs, unruled } = pairsOf(goods, used, facts.acknowledged);
  const coldStored = facts.dry_ice === null && facts.items.some(({ storage }) => storage === 'dry_ice');
  return {
    tables: used.map((way) => ({ way, ...ways[way] })),
    goods: goods.map(({ hazards: _hazards, ...good }) => good),
    pairs,
    unruled: used.length > 0 ? unruled : null,
    not_assessed: facts.items.filter(({ assessed }) => !assessed).length,
    declaration: goods.length > 0 ? declarationOf(items, goods, facts) : [],
    remarks: [
      ...(used.length === 0 && goods.length > 1 ? [messages.noSeaTable] : []),
      ...(coldStored ? [messages.iceNotStated] : []),
    ],
  };
}

function dryIceOf({ dry_ice }: DangerFacts): DangerousItem[] {
  if (dry_ice === null) return [];
  return [
    {
      id: null,
      material: messages.dryIce,
      un_number: 'UN1845',
      dg_class: '9',
      dg_description: null,
      subsidiary_hazards: [],
      packing_group: null,
      quantity: dry_ice,
      size_per_item: 'KGM',
      storage: null,
      assessed: true,
    },
  ];
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

function goodOf(item: DangerousItem, facts: DangerFacts, flies: boolean): Loaded {
  const { un_number: number, packing_group } = item;
  const entries = number === null ? [] : candidatesOf(number, packing_group);
  const tableClass = common(entries.map(classOf));
  // The table knows an explosive's letter; users enter only the division.
  const isSameDivision = item.dg_class !== null && tableClass?.replace(/[A-S]$/, '') === item.dg_class;
  const dgClass = isSameDivision || item.dg_class === null ? tableClass : item.dg_class;
  const tabled = entries.flatMap((entry) => entry.subsidiaryHazards);
  const subsidiary = [...new Set([...item.subsidiary_hazards, ...tabled])];
  const group = packing_group ?? common(entries.map((entry) => entry.packingGroup));
  const inTable = number === null ? null : entriesOf(number).length > 0;
  const good: DangerousGood = {
    order_item_id: item.id,
    name: item.material,
    un_number: number,
    in_table: inTable,
    proper_shipping_name: common(entries.map(({ name }) => name)),
    dg_class: dgClass ?? item.dg_class,
    subsidiary_hazards: subsidiary,
    packing_group: group,
    passenger_aircraft: wording(entries, (entry) => entry.passengerAircraft),
    cargo_aircraft: wording(entries, (entry) => entry.cargoAircraft),
    remarks: [],
  };
  const differs = tableClass !== null && item.dg_class !== null && !isSameDivision;
  return {
    ...good,
    remarks: [
      ...(number === null ? [messages.noNumber] : []),
      ...(number !== null && inTable === false ? [messages.notInTable(number)] : []),
      ...(differs ? [messages.otherClass(number ?? '', tableClass ?? '', item.dg_class ?? '')] : []),
      ...(flies ? limitRemarks(item, good, entries) : []),
      ...(item.id === null ? iceRemarks(facts) : []),
    ],
    hazards: [
      ...new Set(
        [dgClass, item.dg_class, differs ? tableClass : null, ...subsidiary, number].flatMap((each) => each ?? []),
      ),
    ]
      // An explosive without its letter would count as another hazard, next to the one with it.
      .filter((label) => !(isSameDivision && label === item.dg_class && label !== dgClass))
      .map((label) => ({ label, packingGroup: label === item.dg_class ? group : null })),
  };
}

/** Returns what the limits of 49 CFR 172.101 mean for this quantity. */
function limitRemarks(item: DangerousItem, good: DangerousGood, entries: readonly UnEntry[]): string[] {
  if (entries.length === 0) return [];
  const said = (cell: string | null, of: (entry: UnEntry) => string | null, aircraft: string) => {
    const limit = packageLimit(cell);
    if (limit.kind === 'forbidden') return [messages.forbidden(aircraft)];
    if (limit.kind === 'unlimited') return [];
    if (limit.kind === 'unknown') {
      return [new Set(entries.map(of)).size > 1 ? messages.severalLimits : messages.noLimitKnown(aircraft, cell)];
    }
    const packages = item.id === null ? null : packagesFor(limit, item.quantity, item.size_per_item);
    return packages !== null && packages > 1 ? [messages.manyPackages(aircraft, cell ?? '', packages)] : [];
  };
  const remarks = [
    ...said(good.passenger_aircraft, (entry) => entry.passengerAircraft, messages.passenger),
    ...said(good.cargo_aircraft, (entry) => entry.cargoAircraft, messages.cargo),
  ];
  return [...new Set(remarks)];
}

function iceRemarks({ dry_ice, package_quantity, shipment_type }: DangerFacts): string[] {
  if (!waysOf(shipment_type).includes('air')) return [messages.iceMarked];
  const limit = packageLimit(entriesOf('UN1845')[0]?.passengerAircraft ?? null);
  const packages = packagesFor(limit, dry_ice ?? '0', 'KGM') ?? 1;
  const tooFew = package_quantity !== null && packages > package_quantity;
  const over = tooFew || (package_quantity === null && packages > 1);
  return [...(over ? [messages.icePackages(packages)] : []), messages.iceMarked, messages.iceArranged];
}

/** Finds pairs between sets of hazards, not between goods, so that a thousand lines of ethanol are checked once. */
function pairsOf(goods: readonly Loaded[], used: readonly Way[], acknowledged: Acknowledged) {
  const sets = [...Map.groupBy(goods, ({ hazards }) => JSON.stringify(hazards)).values()];
  const found = new Map<string, { pair: Omit<ApartPair, 'order_item_ids'>; ids: Set<number> }>();
  let unruled = 0;
  for (const [at, ones] of sets.entries()) {
    for (const others of sets.slice(at)) {
      if (ones === others && ones.length < 2) continue;
      const both = [...ones, ...others];
      const pairs = used.flatMap((way) => apart(way, ones[0]?.hazards ?? [], others[0]?.hazards ?? [], acknowledged));
      if (pairs.length === 0) unruled += 1;
      for (const pair of pairs) {
        const known = found.get(pair.key) ?? { pair, ids: new Set<number>() };
        for (const { order_item_id } of both) if (order_item_id !== null) known.ids.add(order_item_id);
        found.set(pair.key, known);
      }
    }
  }
  const pairs = [...found.values()].map(({ pair, ids }) => ({ ...pair, order_item_ids: [...ids] }));
  return { pairs: pairs.sort((one, other) => one.key.localeCompare(other.key)), unruled };
}

function apart(way: Way, ones: readonly Hazard[], others: readonly Hazard[], acknowledged: Acknowledged) {
  return ones.flatMap((first) =>
    others.flatMap((second) => {
      const rule = segregationOf(way, first, second);
      if (!rule) return [];
      const [one = '', other = ''] = [first.label, second.label].sort();
      const key = `${way} ${one} ${other}`;
      const by = acknowledged[key];
      return [
        {
          key,
          way,
          one,
          other,
          outcome: rule.outcome,
          message: messages.outcome[rule.outcome](one, other) + (rule.condition ? ` (${rule.condition})` : ''),
          rule: rule.citation,
          advisory: rule.advisory,
          acknowledged_by_id: by?.user_id ?? null,
          acknowledged_at: by?.at ?? null,
        },
      ];
    }),
  );
}

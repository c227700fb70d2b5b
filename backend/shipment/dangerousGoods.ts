/** The dangerous goods of a whole shipment: 49 CFR 172 to 177. The result is advice; people decide. */
import { type Way, ways, waysOf } from '../regulation/segregation.ts';
import { candidatesOf, entriesOf, type UnEntry } from '../regulation/unNumbers.ts';
import { dangerMessages as messages } from './adviceMessages.ts';
import { answerOfAll, type CheckAnswer, type CheckReason } from './checkAnswer.ts';
import { type DangerChecks, dangerChecks } from './dangerChecks.ts';
import type { DangerFacts, DangerousGood, DangerousItem, Finding } from './dangerFacts.ts';
import { identityOf } from './dangerIdentity.ts';
import { dryIceOf, hasDryIce, joined, limitsOf } from './dangerLimits.ts';
import { type ApartPair, type Loaded, pairsOf } from './dangerSegregation.ts';
import { type DeclarationPart, declarationOf } from './declaration.ts';

/** The result of the rules for a shipment. */
export interface DangerAdvice {
  /** The answer of all checks together. */
  readonly answer: CheckAnswer;
  /** The inputs that are missing or unreadable, of all checks. */
  readonly because: CheckReason[];
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

/** The result with each check by itself, as readiness lists them. */
export interface DangerResult {
  readonly advice: DangerAdvice;
  readonly checks: DangerChecks;
}

/** Applies the rules to the goods of a shipment: individually, in pairs, and to the declaration. */
export function dangerResult(facts: DangerFacts): DangerResult {
  const dangerous = facts.items.filter((item) => item.un_number !== null || item.dg_class !== null);
  const used = waysOf(facts.shipment_type);
  const items = [...dangerous, ...dryIceItem(facts)];
  const judged = items.map((item) => judgedGood(item, facts));
  const goods = judged.map(({ good }) => good);
  const { pairs, unruled } = pairsOf(goods, used, facts.acknowledged);
  const checks = dangerChecks(facts, judged, pairs);
  const advice: DangerAdvice = {
    answer: answerOfAll(Object.values(checks).map(({ answer }) => answer)),
    because: distinct(Object.values(checks).flatMap(({ because }) => because)),
    tables: used.map((way) => ({ way, ...ways[way] })),
    goods: goods.map(({ hazards: _hazards, ...good }) => good),
    pairs,
    unruled: used.length > 0 ? unruled : null,
    not_assessed: facts.items.filter(({ assessed }) => !assessed).length,
    declaration: goods.length > 0 ? declarationOf(items, goods, facts) : [],
    remarks: [
      ...(used.length === 0 && goods.length > 1 ? [messages.noSeaTable] : []),
      ...(hasDryIce(facts) || checks.dry_ice.answer !== 'not_met' ? [] : checks.dry_ice.remarks),
    ],
  };
  return { advice, checks };
}

/** Applies the rules to the goods of a shipment. */
export const dangerAdvice = (facts: DangerFacts): DangerAdvice => dangerResult(facts).advice;

const distinct = (reasons: readonly CheckReason[]) => [
  ...new Map(reasons.map((reason) => [reason.message, reason])).values(),
];

function dryIceItem(facts: DangerFacts): DangerousItem[] {
  if (!hasDryIce(facts)) return [];
  return [
    {
      id: null,
      material: messages.dryIce,
      un_number: 'UN1845',
      dg_class: '9',
      dg_description: null,
      subsidiary_hazards: [],
      packing_group: null,
      quantity: facts.dry_ice ?? '0',
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

/** Returns what was found about dry ice as packing, with what is always to do about it. */
function packingIce(facts: DangerFacts): Finding {
  const found = dryIceOf(facts);
  const flies = waysOf(facts.shipment_type).includes('air');
  return { ...found, remarks: [...found.remarks, messages.iceMarked, ...(flies ? [messages.iceArranged] : [])] };
}

/** Goods with what each check found about them. */
export type Judged = ReturnType<typeof judgedGood>;

function judgedGood(item: DangerousItem, facts: DangerFacts) {
  const { un_number: number, packing_group } = item;
  const entries = number === null ? [] : candidatesOf(number, packing_group, item.dg_class);
  const tableClass = common(entries.map(classOf));
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
    proper_shipping_name: common(entries.map(({ name }) => name)),
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

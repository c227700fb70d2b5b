/** The dangerous goods of a whole shipment: 49 CFR 172 to 177. The result is advice; people decide. */
import { type Way, ways, waysOf } from '../regulation/segregation.ts';
import { dangerMessages as messages } from './adviceMessages.ts';
import { answerOfAll, type CheckAnswer, type CheckReason } from './checkAnswer.ts';
import { type DangerChecks, dangerChecks } from './dangerChecks.ts';
import type { DangerFacts, DangerousGood, DangerousItem } from './dangerFacts.ts';
import { judgedGood } from './dangerJudged.ts';
import { hasDryIce } from './dangerLimits.ts';
import { type ApartPair, pairsOf } from './dangerSegregation.ts';
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
      net_quantity: null,
      net_quantity_unit: null,
      storage: null,
      assessed: true,
    },
  ];
}

/** The checks of dangerous goods that readiness lists, each with its answer. */
import { waysOf } from '../regulation/segregation.ts';
import { dangerMessages as messages } from './adviceMessages.ts';
import type { CheckAnswer, CheckReason } from './checkAnswer.ts';
import type { DangerFacts, DangerousItem, Finding } from './dangerFacts.ts';
import type { Judged } from './dangerJudged.ts';
import { dryIceOf } from './dangerLimits.ts';
import { goodsMeasure } from './dangerMeasure.ts';
import type { ApartPair } from './dangerSegregation.ts';
import { named } from './names.ts';

/** What a check found about a shipment. */
export interface DangerCheck {
  readonly answer: CheckAnswer;
  /** What is missing or unreadable; empty unless the answer is `cannot_tell`. */
  readonly because: CheckReason[];
  /** What is not met. */
  readonly remarks: readonly string[];
  /** The items concerned. */
  readonly ids: readonly number[];
  /** The field of the items that is missing; the first item concerned lacks it. */
  readonly field?: 'net_quantity';
}

const checkKeys = ['assessed', 'un_numbers', 'segregation', 'limits', 'dry_ice'] as const;
export type DangerChecks = Readonly<Record<(typeof checkKeys)[number], DangerCheck>>;

const check = (answer: CheckAnswer, found: Partial<Omit<DangerCheck, 'answer'>> = {}): DangerCheck => ({
  answer,
  because: [],
  remarks: [],
  ids: [],
  ...found,
});
const idsOf = (items: readonly { id: number | null }[]) => items.flatMap(({ id }) => id ?? []);

/** Makes the checks. What is not assessed can be dangerous in any way, so that none of them is met with such items. */
export function dangerChecks(facts: DangerFacts, judged: readonly Judged[], pairs: readonly ApartPair[]): DangerChecks {
  const open = facts.items.filter(({ assessed }) => !assessed);
  const unknown = unknownItems(facts, open);
  return {
    assessed:
      facts.items.length === 0
        ? check('cannot_tell', { because: unknown })
        : open.length > 0
          ? check('not_met', { remarks: [messages.notAssessed(open.length)], ids: idsOf(open) })
          : check('met'),
    un_numbers: ofGoods(judged, ({ identity }) => identity, unknown),
    segregation: segregation(facts, judged, pairs, unknown),
    limits: limits(facts, judged, unknown),
    dry_ice: dryIce(facts, open.length > 0 ? unknown : []),
  };
}

function limits(facts: DangerFacts, judged: readonly Judged[], unknown: CheckReason[]): DangerCheck {
  if (waysOf(facts.shipment_type).includes('air')) {
    const found = ofGoods(judged, (good) => good.limits, unknown);
    const open = idsOf(judged.map(({ item }) => item).filter((item) => goodsMeasure(item) === null));
    if (found.answer !== 'cannot_tell' || open.length === 0) return found;
    return { ...found, ids: [...open, ...found.ids], field: 'net_quantity' };
  }
  return check('does_not_apply', { remarks: [messages.notByAir] });
}

/** An item that is not assessed may be packed in dry ice, or be some. */
function dryIce(facts: DangerFacts, unknown: CheckReason[]): DangerCheck {
  const { answer, because, remarks } = dryIceOf(facts);
  const reasons = [...because.map((message) => ({ message, order_item_ids: [] })), ...unknown];
  if (answer === 'not_met') return check(answer, { remarks });
  if (reasons.length > 0) return check('cannot_tell', { because: reasons, remarks });
  return check(answer, { remarks: answer === 'does_not_apply' ? [messages.noIce] : remarks });
}

/** Returns why nothing can be told about some items: there are none, or they are not assessed. */
function unknownItems({ items }: DangerFacts, open: readonly DangerousItem[]): CheckReason[] {
  if (items.length === 0) return [{ message: messages.noItems, order_item_ids: [] }];
  if (open.length === 0) return [];
  const message = messages.openItems(open.map(({ material }) => material));
  return [{ message, order_item_ids: idsOf(open) }];
}

/** Joins what was found about the items; dry ice as packing has a check of its own. */
function ofGoods(judged: readonly Judged[], of: (good: Judged) => Finding, unknown: CheckReason[]): DangerCheck {
  const goods = judged.filter(({ item }) => item.id !== null);
  const wrong = goods.filter((good) => of(good).answer === 'not_met');
  if (wrong.length > 0) {
    const remarks = reasonsOf(wrong, (good) => of(good).remarks).map(({ message }) => message);
    return check('not_met', { remarks, ids: idsOf(wrong.map(({ item }) => item)) });
  }
  const because = reasonsOf(goods, (good) => of(good).because);
  if (because.length + unknown.length > 0) {
    const all = [...because, ...unknown];
    return check('cannot_tell', { because: all, ids: all.flatMap(({ order_item_ids }) => order_item_ids) });
  }
  return goods.length > 0 ? check('met') : check('does_not_apply', { remarks: [messages.none] });
}

/** Returns each text once, with the goods that it concerns. */
function reasonsOf(goods: readonly Judged[], textsOf: (good: Judged) => readonly string[]): CheckReason[] {
  const all = goods.flatMap((good) => textsOf(good).map((message) => ({ message, item: good.item })));
  return [...Map.groupBy(all, ({ message }) => message)].map(([message, found]) => ({
    message: messages.ofGoods(message, named(found.map(({ item }) => item.material))),
    order_item_ids: idsOf(found.map(({ item }) => item)),
  }));
}

function segregation(
  facts: DangerFacts,
  judged: readonly Judged[],
  pairs: readonly ApartPair[],
  unknown: CheckReason[],
): DangerCheck {
  const open = pairs.filter(({ acknowledged_at: at }) => at === null);
  const [first] = open;
  if (first) {
    const ids = [...new Set(open.flatMap((pair) => pair.order_item_ids))];
    return check('not_met', { remarks: [messages.acknowledge(open.length, first.one, first.other)], ids });
  }
  if (unknown.length > 0) return check('cannot_tell', { because: unknown });
  if (judged.length < 2)
    return check('does_not_apply', { remarks: [judged.length === 0 ? messages.none : messages.onlyOne] });
  if (waysOf(facts.shipment_type).length === 0) {
    return check('cannot_tell', { because: [{ message: messages.noSeaTable, order_item_ids: [] }] });
  }
  const without = judged.filter(({ good }) => good.dg_class === null).map(({ item }) => item);
  if (without.length > 0) {
    const message = messages.noHazard(without.map(({ material }) => material));
    return check('cannot_tell', { because: [{ message, order_item_ids: idsOf(without) }], ids: idsOf(without) });
  }
  return check('met');
}

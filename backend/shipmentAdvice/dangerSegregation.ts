/** The pairs of a shipment's goods that are loaded apart: 49 CFR 175.78, 177.848. */
import { type Hazard, type Outcome, segregationOf, type Way } from '../regulation/segregation.ts';
import { segregationMessages } from '../regulation/segregationMessages.ts';
import { dangerMessages as messages } from './adviceMessages.ts';
import type { Acknowledged, DangerousGood } from './dangerFacts.ts';

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

/** Goods with the hazards that matter for loading. */
export interface Loaded extends DangerousGood {
  readonly hazards: readonly Hazard[];
}

/** Finds pairs between sets of hazards, not between goods, so that a thousand lines of ethanol are checked once. */
export function pairsOf(goods: readonly Loaded[], used: readonly Way[], acknowledged: Acknowledged) {
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
      const advice = messages.outcome[rule.outcome](one, other);
      return [
        {
          key,
          way,
          one,
          other,
          outcome: rule.outcome,
          message: rule.condition ? segregationMessages.on(advice, rule.condition) : advice,
          rule: rule.citation,
          advisory: rule.advisory,
          acknowledged_by_id: by?.user_id ?? null,
          acknowledged_at: by?.at ?? null,
        },
      ];
    }),
  );
}

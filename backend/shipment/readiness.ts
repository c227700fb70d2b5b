/** The readiness of a shipment: what it lacks before it can leave, with the place to fix each gap. */

import { readinessMessages as messages } from './adviceMessages.ts';
import type { CheckAnswer, CheckReason } from './checkAnswer.ts';
import type { DangerFacts } from './dangerFacts.ts';
import { dangerResult } from './dangerousGoods.ts';
import type { ExportFacts } from './exportFacts.ts';
import { dangerGap, type Found, filing, found, gaps } from './readinessGaps.ts';
import { type Load, leftStatuses } from './rules.ts';

/**
 * `blocks`: the server refuses the move to shipping. `advises`: a person decides, also where a check cannot be made.
 * `done`: nothing is missing.
 */
export const severities = ['blocks', 'advises', 'done'] as const;

/** The place to fix a gap: a field of the shipment, its items, a dialog, or another record. */
export const readinessTargets = [
  'field',
  'add_items',
  'items',
  'approvals',
  'export',
  'dangerous_goods',
  'documents',
  'group',
  'vendor',
  'end_user',
  'courier',
] as const;
type Target = (typeof readinessTargets)[number];

/** One requirement of a shipment. */
export interface ReadinessCheck {
  readonly key: keyof typeof messages.names;
  readonly severity: (typeof severities)[number];
  readonly answer: CheckAnswer;
  /** The inputs that are missing or unreadable; empty unless the answer is `cannot_tell`. */
  readonly because: CheckReason[];
  /** The gap; the requirement's name if there is none. */
  readonly message: string;
  readonly target: Target;
  /** The shipment's field, if the target is a field. */
  readonly field: string | null;
  /** The ids of the affected records: of the target's kind, items otherwise. */
  readonly ids: number[];
}

/** A party that must be screened. */
export interface ScreenedParty {
  readonly kind: 'vendor' | 'end_user' | 'courier';
  readonly id: number;
  readonly name: string;
  /** The last day on which a screening of the party is valid; null without one. */
  readonly screened_to: string | null;
}

/** The facts of an item that readiness depends on. */
export interface ReadyItem {
  readonly id: number;
  readonly is_ready: boolean;
  readonly has_country: boolean;
  readonly hs_code: string | null;
  readonly assessed: boolean;
  readonly mta_status: string | null;
  /** Until when a document of the item, its order or the shipment proves the agreement; null without one. */
  readonly mta_to: string | null;
}

/** The facts that readiness depends on. */
export interface ReadinessFacts {
  readonly status: string;
  readonly shipment_type: string | null;
  readonly courier_id: number | null;
  readonly group_id: number;
  readonly has_address: boolean;
  readonly awb: string | null;
  readonly anticipated_ship_date: string | null;
  readonly today: string;
  /** How many approval dates are missing, of how many. */
  readonly approvals: { readonly missing: number; readonly all: number };
  readonly load: Load;
  readonly items: readonly ReadyItem[];
  readonly parties: readonly ScreenedParty[];
  /** How many documents of the shipment and its items have an expiry date. */
  readonly dated_documents: number;
  /** The items of the shipment's documents that expire before it leaves; null for the shipment's own documents. */
  readonly expiring: readonly (number | null)[];
  readonly exported: ExportFacts;
  readonly danger: DangerFacts;
}

/** The places to fix the gaps, in the order of the checks. */
const places: Readonly<Record<ReadinessCheck['key'], Target | { readonly field: string }>> = {
  items: 'add_items',
  items_ready: 'items',
  countries: 'items',
  air_waybill: { field: 'awb' },
  hs_codes: 'items',
  eei: { field: 'eei_export' },
  approvals: 'approvals',
  segregation: 'dangerous_goods',
  assessed: 'items',
  un_numbers: 'items',
  limits: 'dangerous_goods',
  dry_ice: { field: 'dry_ice' },
  mta: 'items',
  screening: 'vendor',
  documents: 'documents',
  shipment_type: { field: 'shipment_type' },
  courier: { field: 'courier_id' },
  anticipated_date: { field: 'anticipated_ship_date' },
  group_address: 'group',
};

/** The order of answers of one severity: what is known to be wrong first. */
const order: readonly CheckAnswer[] = ['not_met', 'cannot_tell', 'met', 'does_not_apply'];

/**
 * Returns all checks: first those that block, then those that advise, then those that are done or do not apply. None for
 * a shipment that has left. Exactly the blocking gaps make the server refuse the move to shipping.
 */
export function readinessOf(facts: ReadinessFacts): ReadinessCheck[] {
  if (leftStatuses.includes(facts.status)) return [];
  const { checks: danger } = dangerResult(facts.danger);
  const results: Readonly<Record<ReadinessCheck['key'], Found>> = {
    ...gaps(facts),
    eei: filing(facts.exported),
    assessed: dangerGap(danger.assessed),
    un_numbers: dangerGap(danger.un_numbers),
    segregation: dangerGap(danger.segregation),
    limits: dangerGap(danger.limits),
    dry_ice: dangerGap(danger.dry_ice),
  };
  const checks = Object.keys(places).flatMap((key) => (isKey(key) ? [checkOf(key, results[key])] : []));
  return severities.flatMap((severity) =>
    order.flatMap((answer) => checks.filter((each) => each.severity === severity && each.answer === answer)),
  );
}

const isKey = (key: string): key is ReadinessCheck['key'] => key in places;

function checkOf(key: ReadinessCheck['key'], result: Found): ReadinessCheck {
  const place = places[key];
  const { answer, because = [], ids = [], target, blocks = false } = result;
  const isOpen = answer === 'not_met' || answer === 'cannot_tell';
  return {
    key,
    severity: !isOpen ? 'done' : blocks ? 'blocks' : 'advises',
    answer,
    because: [...because],
    message: found.messageOf(messages.names[key], result),
    target: (isOpen ? target : undefined) ?? (typeof place === 'string' ? place : 'field'),
    field: typeof place === 'string' ? null : place.field,
    ids: [...new Set([...ids, ...because.flatMap(({ order_item_ids }) => order_item_ids)])],
  };
}

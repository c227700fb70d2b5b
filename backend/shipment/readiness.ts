/** The readiness of a shipment: what it lacks before it can leave, with the place to fix each gap. */

import { readinessMessages as messages } from './adviceMessages.ts';
import type { DangerFacts } from './dangerFacts.ts';
import { type DangerAdvice, dangerAdvice } from './dangerousGoods.ts';
import { type ExportFacts, exportAdvice } from './exportRule.ts';
import {
  airWaybillParts,
  hsDigits,
  isAirWaybill,
  type Load,
  leftStatuses,
  waybillDigit,
  whyNotLoaded,
} from './rules.ts';

/** `blocks`: the server refuses the move to shipping. `advises`: a person decides. `done`: nothing is missing. */
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
  /** The items of the shipment's documents that expire before it leaves; null for the shipment's own documents. */
  readonly expiring: readonly (number | null)[];
  readonly exported: ExportFacts;
  readonly danger: DangerFacts;
}

interface Gap {
  readonly message: string;
  readonly ids?: readonly number[];
  readonly target?: Target;
  readonly blocks?: boolean;
}

/**
 * Returns all checks: first those that block, then those that advise, then those that are done. None for a shipment that
 * has left. Exactly the blocking gaps make the server refuse the move to shipping.
 */
export function readinessOf(facts: ReadinessFacts): ReadinessCheck[] {
  if (leftStatuses.includes(facts.status)) return [];
  const danger = dangerAdvice(facts.danger);
  const check = (
    key: ReadinessCheck['key'],
    place: Target | { field: string },
    gap: Gap | null | false,
  ): ReadinessCheck => ({
    key,
    severity: !gap ? 'done' : gap.blocks ? 'blocks' : 'advises',
    message: gap ? gap.message : messages.names[key],
    target: (gap ? gap.target : undefined) || (typeof place === 'string' ? place : 'field'),
    field: typeof place === 'string' ? null : place.field,
    ids: gap ? [...(gap.ids ?? [])] : [],
  });
  const checks = [
    check('items', 'add_items', blocked(facts, 'items')),
    check(
      'items_ready',
      'items',
      blocked(
        facts,
        'items_ready',
        idsOf(facts.items, ({ is_ready }) => !is_ready),
      ),
    ),
    check(
      'countries',
      'items',
      blocked(
        facts,
        'countries',
        idsOf(facts.items, ({ has_country }) => !has_country),
      ),
    ),
    check('air_waybill', { field: 'awb' }, waybill(facts)),
    check('hs_codes', 'items', hsCodes(facts)),
    check('eei', { field: 'eei_export' }, filing(facts)),
    check('approvals', 'approvals', facts.approvals.missing > 0 && approvalGap(facts)),
    check('segregation', 'dangerous_goods', acknowledgement(danger)),
    check('assessed', 'items', unassessed(facts)),
    check('un_numbers', 'items', unNumbers(danger)),
    check('limits', 'dangerous_goods', limits(danger)),
    check('mta', 'items', agreements(facts)),
    check('screening', 'vendor', screening(facts)),
    check(
      'documents',
      'documents',
      facts.expiring.length > 0 && {
        message: messages.documents(facts.expiring.length),
        ids: facts.expiring.flatMap((id) => id ?? []),
      },
    ),
    check('shipment_type', { field: 'shipment_type' }, facts.shipment_type === null && { message: messages.noType }),
    check('courier', { field: 'courier_id' }, facts.courier_id === null && { message: messages.noCourier }),
    check('anticipated_date', { field: 'anticipated_ship_date' }, date(facts)),
    check('group_address', 'group', !facts.has_address && { message: messages.noAddress, ids: [facts.group_id] }),
  ];
  return severities.flatMap((severity) => checks.filter((each) => each.severity === severity));
}

const idsOf = (items: readonly ReadyItem[], lacks: (item: ReadyItem) => boolean) =>
  items.filter(lacks).map(({ id }) => id);

function blocked({ load }: ReadinessFacts, key: string, ids: readonly number[] = []): Gap | null {
  const found = whyNotLoaded(load).find((reason) => reason.key === key);
  return found ? { message: found.message, ids, blocks: true } : null;
}

/** Checks the air waybill, which only air freight has; couriers number their parcels themselves. */
function waybill({ awb, shipment_type }: ReadinessFacts): Gap | null {
  const flies = shipment_type === 'air' || shipment_type === 'air_charter';
  if (!awb) return flies ? { message: messages.noWaybill } : null;
  const { prefix, number } = airWaybillParts(awb);
  if (prefix === null || number === null) return flies ? { message: messages.notAWaybill } : null;
  return isAirWaybill(awb) ? null : { message: messages.wrongDigit(waybillDigit(number), number.slice(7)) };
}

/** The digits of a number for a filing: 15 CFR 30.6(a)(12). */
const filedDigits = 10;

function hsCodes({ items }: ReadinessFacts): Gap | null {
  const none = idsOf(items, ({ hs_code }) => hsDigits(hs_code) === '');
  const short = idsOf(items, ({ hs_code }) => hsDigits(hs_code) !== '' && hsDigits(hs_code).length !== filedDigits);
  if (none.length + short.length === 0) return null;
  return { message: messages.hsCodes(none.length, short.length), ids: [...none, ...short] };
}

function filing({ exported }: ReadinessFacts): Gap | null {
  const { level } = exportAdvice(exported);
  if (exported.stated === null) return { message: messages.eeiOpen[level] };
  return exported.stated === false && level === 'required' ? { message: messages.eeiDenied } : null;
}

const approvalGap = ({ approvals: { missing, all } }: ReadinessFacts): Gap => ({
  message: messages.approvals(missing, all),
});

function acknowledgement({ pairs }: DangerAdvice): Gap | null {
  const open = pairs.filter((pair) => pair.acknowledged_at === null);
  const [first] = open;
  if (!first) return null;
  return {
    message: messages.acknowledge(open.length, first.one, first.other),
    ids: [...new Set(open.flatMap((pair) => pair.order_item_ids))],
  };
}

function unassessed({ items }: ReadinessFacts): Gap | null {
  const ids = idsOf(items, ({ assessed }) => !assessed);
  return ids.length > 0 ? { message: messages.notAssessed(ids.length), ids } : null;
}

function unNumbers({ goods }: DangerAdvice): Gap | null {
  const ids = goods.filter(({ in_table }) => in_table !== true).flatMap(({ order_item_id }) => order_item_id ?? []);
  return ids.length > 0 ? { message: messages.unNumbers(ids.length), ids } : null;
}

function limits({ goods }: DangerAdvice): Gap | null {
  // A number that is missing in the table is a separate gap.
  const limited = goods.filter(
    ({ in_table, order_item_id, remarks }) => in_table && order_item_id !== null && remarks.length > 0,
  );
  if (limited.length === 0) return null;
  return { message: messages.limits(limited.length), ids: limited.flatMap(({ order_item_id }) => order_item_id ?? []) };
}

const shipDate = ({ anticipated_ship_date: planned, today }: ReadinessFacts) =>
  planned !== null && planned > today ? planned : today;

function agreements(facts: ReadinessFacts): Gap | null {
  const asked = facts.items.filter(({ mta_status }) => mta_status !== null && mta_status !== 'not_required');
  const open = asked.filter(({ mta_status }) => mta_status !== 'signed').map(({ id }) => id);
  if (open.length > 0) return { message: messages.mtaOpen(open.length), ids: open };
  const missing = asked.filter(({ mta_to }) => mta_to === null || mta_to < shipDate(facts)).map(({ id }) => id);
  return missing.length > 0 ? { message: messages.mtaMissing(missing.length), ids: missing } : null;
}

function screening(facts: ReadinessFacts): Gap | null {
  const over = facts.parties.filter(({ screened_to }) => screened_to === null || screened_to < shipDate(facts));
  const [first] = over;
  if (!first) return null;
  const ids = over.filter(({ kind }) => kind === first.kind).map(({ id }) => id);
  return { message: messages.screening(over.map(({ name }) => name)), target: first.kind, ids };
}

function date({ anticipated_ship_date: planned, today }: ReadinessFacts): Gap | null {
  if (planned === null) return { message: messages.noDate };
  return planned < today ? { message: messages.datePast } : null;
}

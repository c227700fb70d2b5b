/** What is still missing on a shipment before it can leave, each with the place where it is mended. */

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

/** `blocks`: the server refuses to move the shipment to shipping. `advises`: a person decides. `done`: nothing is missing. */
export const severities = ['blocks', 'advises', 'done'] as const;

/** Where a gap is mended: a field of the shipment, its items, a dialog, or another record. */
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

/** One thing that a shipment needs. */
export interface ReadinessCheck {
  readonly key: keyof typeof messages.names;
  readonly severity: (typeof severities)[number];
  /** What is missing; its name where nothing is. */
  readonly message: string;
  readonly target: Target;
  /** The shipment's field, where that is the target. */
  readonly field: string | null;
  /** The records that it is about: of the target's kind, and items otherwise. */
  readonly ids: number[];
}

/** Somebody who has to be screened. */
export interface ScreenedParty {
  readonly kind: 'vendor' | 'end_user' | 'courier';
  readonly id: number;
  readonly name: string;
  /** The last day on which a screening of them holds; null where there is none. */
  readonly screened_to: string | null;
}

/** An item as readiness looks at it. */
export interface ReadyItem {
  readonly id: number;
  readonly is_ready: boolean;
  readonly has_country: boolean;
  readonly hs_code: string | null;
  readonly assessed: boolean;
  readonly mta_status: string | null;
  /** Until when a document of its own, of its order or of the shipment proves the agreement; null without one. */
  readonly mta_to: string | null;
}

/** What readiness depends on. */
export interface ReadinessFacts {
  readonly status: string;
  readonly shipment_type: string | null;
  readonly courier_id: number | null;
  readonly group_id: number;
  readonly has_address: boolean;
  readonly awb: string | null;
  readonly anticipated_ship_date: string | null;
  readonly today: string;
  /** How many approval dates are missing, and of how many. */
  readonly approvals: { readonly missing: number; readonly all: number };
  readonly load: Load;
  readonly items: readonly ReadyItem[];
  readonly parties: readonly ScreenedParty[];
  /** The items of the shipment's documents that expire before it leaves; null for the shipment's own. */
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
 * All checks: first what blocks, then what advises, then what is done. None for a shipment that has left. What blocks is
 * what the rule for moving it to shipping refuses.
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

/** Only what flies has an air waybill; couriers number their parcels themselves. */
function waybill({ awb, shipment_type }: ReadinessFacts): Gap | null {
  const flies = shipment_type === 'air' || shipment_type === 'air_charter';
  if (!awb) return flies ? { message: messages.noWaybill } : null;
  const { prefix, number } = airWaybillParts(awb);
  if (prefix === null || number === null) return flies ? { message: messages.notAWaybill } : null;
  return isAirWaybill(awb) ? null : { message: messages.wrongDigit(waybillDigit(number), number.slice(7)) };
}

/** Digits of the number that a filing wants: 15 CFR 30.6(a)(12). */
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
  // What has no number in the table is a gap of its own.
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

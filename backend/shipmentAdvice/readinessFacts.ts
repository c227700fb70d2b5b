/** What readiness is asked about, and what each of its lines says. */

import type { Party } from '../record/party.ts';
import type { CheckAnswer, CheckReason } from './checkAnswer.ts';
import type { DangerFacts } from './dangerFacts.ts';
import type { ExportFacts } from './exportFacts.ts';
import type { Load } from './load.ts';

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
  'packages',
  'approvals',
  'export',
  'dangerous_goods',
  'documents',
  'group',
  'vendor',
  'end_user',
  'courier',
  'organization',
] as const;
export type Target = (typeof readinessTargets)[number];

/** The requirements of a shipment. */
export const checkKeys = [
  'parties',
  'items',
  'items_ready',
  'countries',
  'shipment_type',
  'courier',
  'air_waybill',
  'anticipated_date',
  'group_address',
  'group_name',
  'approvals',
  'hs_codes',
  'eei',
  'itn',
  'control_statement',
  'assessed',
  'un_numbers',
  'segregation',
  'limits',
  'dry_ice',
  'packages',
  'mta',
  'import_permit',
  'expiry_dates',
  'screening',
  'documents',
] as const;
type CheckKey = (typeof checkKeys)[number];

/** One requirement of a shipment. */
export interface ReadinessCheck {
  readonly key: CheckKey;
  readonly severity: (typeof severities)[number];
  readonly answer: CheckAnswer;
  /** The inputs that are missing or unreadable; empty unless the answer is `cannot_tell`. */
  readonly because: CheckReason[];
  /** The gap; the requirement's name if there is none. */
  readonly message: string;
  readonly target: Target;
  /** The shipment's field, if the target is a field; that of the first item, if the items lack one. */
  readonly field: string | null;
  /** The ids of the affected records: of the target's kind, items otherwise. */
  readonly ids: number[];
}

/** A party that must be screened. */
export interface ScreenedParty extends Party {
  /** The last day on which a screening of the party is valid; null without one. */
  readonly screened_to: string | null;
}

/** The facts of an item that readiness depends on. */
export interface ReadyItem {
  readonly id: number;
  readonly is_ready: boolean;
  /** The last day on which it can be used; null if none is known. */
  readonly expires: string | null;
  readonly has_country: boolean;
  readonly hs_code: string | null;
  readonly assessed: boolean;
  readonly mta_status: string | null;
  /** Until when a document of the item, its order or the shipment proves the agreement; null without one. */
  readonly mta_to: string | null;
}

/** The import permits of the shipment, its items and their orders. */
export interface ReadyPermits {
  /** How many there are. */
  readonly count: number;
  /** Until when the last of them is valid; null without one. */
  readonly valid_to: string | null;
}

/** The approvals that readiness depends on. */
export interface ReadyApprovals {
  /** How many approval dates are missing, of how many. */
  readonly missing: number;
  readonly all: number;
  /** Whether one that the program requires is missing or does not count. */
  readonly blocks: boolean;
  /** Says which required dates are missing; null if none is. */
  readonly required: string | null;
  /** Each approval that does not count, and why. */
  readonly lapsed: readonly string[];
}

/** The facts that readiness depends on. */
export interface ReadinessFacts {
  readonly has_left: boolean;
  /** The exporter. */
  readonly organization_id: number;
  readonly shipment_type: string | null;
  readonly courier_id: number | null;
  readonly group_id: number;
  readonly has_address: boolean;
  /** Whether papers can name the group in Latin letters. */
  readonly has_latin_name: boolean;
  /** Whether the group lets goods in only with an import permit. */
  readonly requires_permit: boolean;
  /** Null if the caller may not read documents. */
  readonly permits: ReadyPermits | null;
  readonly awb: string | null;
  readonly anticipated_ship_date: string | null;
  readonly today: string;
  readonly approvals: ReadyApprovals;
  readonly load: Load;
  readonly items: readonly ReadyItem[];
  /** The parties that the caller may read. */
  readonly parties: readonly ScreenedParty[];
  /** The kinds of parties that the caller may not read. */
  readonly hidden_parties: readonly ScreenedParty['kind'][];
  /** How many documents of the shipment and its items have an expiry date. */
  readonly dated_documents: number;
  /** The items of the shipment's documents that expire before it leaves; null for the shipment's own documents. */
  readonly expiring: readonly (number | null)[];
  readonly exported: ExportFacts;
  readonly danger: DangerFacts;
}

/** The readiness of a shipment: what it lacks before it can leave, with the place to fix each gap. */

import { readinessMessages as messages } from './adviceMessages.ts';
import type { CheckAnswer } from './checkAnswer.ts';
import { dangerResult } from './dangerousGoods.ts';
import { type ReadinessCheck, type ReadinessFacts, severities, type Target } from './readinessFacts.ts';
import { controlGap, dangerGap, type Found, filing, found, gaps, proofOfFiling } from './readinessGaps.ts';

/** The places to fix the gaps, in the order of the checks. */
const places: Readonly<Record<ReadinessCheck['key'], Target | { readonly field: string }>> = {
  parties: 'vendor',
  items: 'add_items',
  items_ready: 'items',
  countries: 'items',
  air_waybill: { field: 'awb' },
  hs_codes: 'items',
  eei: { field: 'eei_export' },
  itn: { field: 'itn' },
  control_statement: 'export',
  approvals: 'approvals',
  segregation: 'dangerous_goods',
  assessed: 'items',
  un_numbers: 'items',
  limits: 'dangerous_goods',
  dry_ice: { field: 'dry_ice' },
  packages: 'packages',
  mta: 'items',
  import_permit: 'documents',
  expiry_dates: 'items',
  screening: 'vendor',
  documents: 'documents',
  shipment_type: { field: 'shipment_type' },
  courier: { field: 'courier_id' },
  anticipated_date: { field: 'anticipated_ship_date' },
  group_address: 'group',
  group_name: 'group',
};

/** The order of answers of one severity: what is known to be wrong first. */
const order: readonly CheckAnswer[] = ['not_met', 'cannot_tell', 'met', 'does_not_apply'];

/**
 * Returns all checks: first those that block, then those that advise, then those that are done or do not apply. None for
 * a shipment that has left. Exactly the blocking gaps make the server refuse the move to shipping.
 */
export function readinessOf(facts: ReadinessFacts): ReadinessCheck[] {
  if (facts.has_left) return [];
  const { checks: danger } = dangerResult(facts.danger);
  const results: Readonly<Record<ReadinessCheck['key'], Found>> = {
    ...gaps(facts),
    eei: atExporter(filing(facts.exported), facts),
    itn: proofOfFiling(facts.exported),
    control_statement: atExporter(controlGap(facts.exported), facts),
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

/** What cannot be told because the country of the exporter is not known is mended at the organization. */
const atExporter = (result: Found, { exported, organization_id }: ReadinessFacts): Found =>
  result.answer === 'cannot_tell' && exported.from === null
    ? { ...result, target: 'organization', ids: [organization_id] }
    : result;

const isKey = (key: string): key is ReadinessCheck['key'] => key in places;

function checkOf(key: ReadinessCheck['key'], result: Found): ReadinessCheck {
  const place = places[key];
  const { answer, because = [], ids = [], target, field = null, blocks = false } = result;
  const isOpen = answer === 'not_met' || answer === 'cannot_tell';
  const items = target === 'organization' ? [] : because.flatMap(({ order_item_ids }) => order_item_ids);
  return {
    key,
    severity: !isOpen ? 'done' : blocks ? 'blocks' : 'advises',
    answer,
    because: [...because],
    message: found.messageOf(messages.names[key], result),
    target: (isOpen ? target : undefined) ?? (typeof place === 'string' ? place : 'field'),
    field: typeof place === 'string' ? field : place.field,
    ids: [...new Set([...ids, ...items])],
  };
}

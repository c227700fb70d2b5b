/** Which steps are due for items: what `readItemsWork` counts in an order. */
import { type RawBuilder, sql } from 'kysely';
import { waitsForAssessment } from '../assessment/rules.ts';
import { waitsForReceipt } from '../goodsReceipt/rules.ts';
import { type ItemStep, itemStatuses } from '../purchaseOrder/rules.ts';
import { isProhibitedIn } from '../record/party.ts';
import { anyKeyOf, keysDue } from '../record/status.ts';
import { waitsForShipment } from '../shipment/rules.ts';
import { inOpenOrder } from './rules.ts';

/** Nothing of an order that names a prohibited party leaves. */
const mayLeave = sql`not exists (
  select 1 from purchase_orders o join vendors v on v.id = o.vendor_id join end_users e on e.id = o.end_user_id
    join groups g on g.id = o.group_id
  where o.id = i.purchase_order_id and (${isProhibitedIn('v')} or ${isProhibitedIn('e')} or ${isProhibitedIn('g')}))`;

const conditions: Readonly<Record<ItemStep, RawBuilder<unknown>>> = {
  assess: waitsForAssessment,
  receive: waitsForReceipt,
  release: sql`i.release_required and i.released_at is null`,
  ship: sql`${waitsForShipment} and ${mayLeave}`,
};

/** Matches items (`i`) for which a step is due; none of a completed order. */
export const isDue = (step: ItemStep) =>
  sql<boolean>`(i.status = ${anyKeyOf(keysDue(itemStatuses, step))} and ${conditions[step]} and ${inOpenOrder})`;

import { rejectedTransition } from '../api/errors.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { type DangerAdvice, dangerAdvice } from '../shipmentAdvice/dangerousGoods.ts';
import { readDangerFacts } from './adviceFacts.ts';
import { lockShipment, shipments } from './change.ts';
import { messages } from './messages.ts';
import { leftStatuses, whyShipmentLocked } from './rules.ts';

/**
 * Acknowledges pairs of dangerous goods that must be kept apart. A pair that arises later must be acknowledged
 * separately; keys of pairs that no longer exist are ignored.
 * @throws 409 when it refuses edits or has left; 404
 */
export async function acknowledgePairs(
  context: WriteContext,
  id: number,
  keys: readonly string[],
): Promise<DangerAdvice> {
  const { db, caller, services } = context;
  const shipment = await lockShipment(context, id);
  const locked = whyShipmentLocked(caller.role, shipment.status);
  if (locked) throw rejectedTransition(locked);
  if (leftStatuses.includes(shipment.status)) throw rejectedTransition(messages.left);
  const facts = await readDangerFacts(db, caller, id);
  const { pairs } = dangerAdvice(facts);
  const by = { user_id: caller.userId, at: services.now().toISOString() };
  const added = pairs.filter(({ key, acknowledged_at: at }) => keys.includes(key) && at === null).map(({ key }) => key);
  const acknowledged = { ...facts.acknowledged, ...Object.fromEntries(added.map((key) => [key, by])) };
  if (added.length > 0) {
    const values = { dg_acknowledged: JSON.stringify(acknowledged), ...newVersion };
    await db.updateTable('shipments').set(values).where('id', '=', id).execute();
    await shipments.finish(context, id, 'update', [{ field: 'dg_acknowledged', from: null, to: added }]);
  }
  return dangerAdvice({ ...facts, acknowledged });
}

import { type Caller, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import type { Ability } from '../record/ability.ts';
import { abilityUnless } from '../record/ability.ts';
import { toUnits } from '../record/decimal.ts';
import type { PageMeta } from '../record/list.ts';
import { readForgiving, type Spelling } from '../record/search.ts';
import { centsByHsCode, eeiOf, hsDigits } from '../regulation/hsCode.ts';
import { offeredStatuses, whyNotSelectable } from '../shipment/rules.ts';
import { isForShipment } from '../shipment/table.ts';
import { matchingItems, typedIn, visibleItems } from './filters.ts';
import type { AvailableItemsQuery } from './listSchema.ts';
import { inOrder, readPageOf } from './read.ts';
import type { AvailableItem, OrderItem } from './schema.ts';

/**
 * Reads one page of the items that a shipment can take: in its program and in no shipment, for its group, and of the same
 * mode of transport if both name one. Items that cannot be chosen now are included, with the reason.
 * @param eeiLimit US dollars, exact decimal text
 * @throws 404 when the shipment is missing or not the caller's, and as `readPage` does
 */
export async function readAvailable(
  db: Db,
  caller: Caller,
  shipmentId: number,
  query: AvailableItemsQuery,
  eeiLimit: string,
): Promise<{ data: AvailableItem[]; meta: PageMeta }> {
  const shipment = await db
    .selectFrom('shipments')
    .select(['id', 'program_id', 'group_id', 'shipment_type', 'eei_export'])
    .where('id', '=', shipmentId)
    .where('program_id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!shipment) throw notFound();
  const { program_id } = shipment;
  const page = async (spelling: Spelling) => {
    const matching = (await matchingItems(db, caller, { ...query, program_id }, spelling))
      .where('i.shipment_id', 'is', null)
      .where('i.status', 'in', offeredStatuses)
      .where(isForShipment(shipment));
    return readPageOf(db, caller, query, inOrder(matching, query));
  };
  const chosen = query.selected_order_item_ids ?? [];
  const [{ data, meta }, counted] = await Promise.all([
    readForgiving(typedIn(query), page),
    visibleItems(db, caller)
      .select(['i.id', 'i.hs_code', 'i.total_value'])
      .where('i.program_id', '=', program_id)
      .where((eb) => eb.or([eb('i.shipment_id', '=', shipmentId), eb('i.id', 'in', [0, ...chosen])]))
      .execute(),
  ]);
  const isCounted = new Set(counted.map(({ id }) => id));
  const cents = centsByHsCode(counted);
  const eeiWith = ({ id, hs_code, total_value }: OrderItem): AvailableItem['eei'] => {
    const code = hsDigits(hs_code);
    if (shipment.eei_export !== null || !code) return null;
    if (isCounted.has(id)) return eeiOf(code, cents, eeiLimit);
    const withItem = (cents.get(code) ?? 0n) + toUnits(total_value, 2);
    return eeiOf(code, new Map(cents).set(code, withItem), eeiLimit);
  };
  return {
    data: data.map((item) => ({ ...item, abilities: [...item.abilities, selecting(item)], eei: eeiWith(item) })),
    meta,
  };
}

function selecting({ commercial_invoice_id: shipment_id, ...item }: OrderItem): Ability {
  return abilityUnless('select', whyNotSelectable({ ...item, shipment_id }));
}

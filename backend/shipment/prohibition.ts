import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { notifyProhibited } from '../notification/rules.ts';
import { doneStatuses } from '../purchaseOrder/rules.ts';
import type { Party, PartyKind } from '../record/party.ts';
import type { WriteContext } from '../record/write.ts';

const types = { vendor: 'Vendor', end_user: 'EndUser', group: 'Group', courier: 'Courier' } as const;

/** Whether an order `r` names a party; carriers are named only in shipments. */
const namedByOrder: Readonly<Record<PartyKind, (id: number) => ReturnType<typeof sql<boolean>>>> = {
  vendor: (id) => sql<boolean>`r.vendor_id = ${id}`,
  end_user: (id) => sql<boolean>`r.end_user_id = ${id}`,
  group: (id) => sql<boolean>`r.group_id = ${id}`,
  courier: () => sql<boolean>`false`,
};

/** Whether a shipment `r`, or an order of its items, names a party. */
const namedByShipment: typeof namedByOrder = {
  vendor: (id) => sql<boolean>`exists (select 1 from order_items i where i.shipment_id = r.id and i.vendor_id = ${id})`,
  end_user: (id) => sql<boolean>`exists (
    select 1 from order_items i join purchase_orders po on po.id = i.purchase_order_id
    where i.shipment_id = r.id and po.end_user_id = ${id})`,
  group: (id) => sql<boolean>`r.group_id = ${id}`,
  courier: (id) => sql<boolean>`r.courier_id = ${id}`,
};

/** The party that a write made prohibited. */
export type ProhibitedParty = Party & { readonly organizationId: number };

/**
 * Tells the people of the open orders and shipments that name a party that trade with it is prohibited now.
 * @param left the statuses of shipments that have left
 */
export async function tellOf(context: WriteContext, party: ProhibitedParty, left: readonly string[]): Promise<void> {
  const { kind, id, organizationId } = party;
  const people = [...(await onOrders(context.db, party)), ...(await onShipments(context.db, party, left))];
  const byProgram = Map.groupBy(people, ({ program_id }) => program_id);
  const prohibitions = [...byProgram].map(([programId, rows]) => ({
    type: types[kind],
    id,
    organizationId,
    programId,
    userIds: rows.flatMap(({ user_id }) => user_id ?? []),
  }));
  await notifyProhibited(context, prohibitions);
}

const onOrders = (db: Db, { kind, id, organizationId }: ProhibitedParty) =>
  db
    .selectFrom('purchase_orders as r')
    .leftJoin('purchase_order_users as u', 'u.purchase_order_id', 'r.id')
    .select(['r.program_id', 'u.user_id'])
    .distinct()
    .where('r.organization_id', '=', organizationId)
    .where('r.status', 'not in', doneStatuses)
    .where(namedByOrder[kind](id))
    .execute();

const onShipments = (db: Db, { kind, id, organizationId }: ProhibitedParty, left: readonly string[]) =>
  db
    .selectFrom('shipments as r')
    .leftJoin('shipment_users as u', 'u.shipment_id', 'r.id')
    .select(['r.program_id', 'u.user_id'])
    .distinct()
    .where('r.organization_id', '=', organizationId)
    .where('r.status', 'not in', [...left])
    .where(namedByShipment[kind](id))
    .execute();

/** What happened to the content of a shipment after somebody looked at it, from the history. */
import { sql } from 'kysely';
import type { RecordType } from '../access/areas.ts';
import type { Db } from '../db/client.ts';
import type { FieldChange } from '../history/table.ts';
import { approvalMessages as messages } from './approvalMessages.ts';
import { type Content, type ContentChange, nameOf, shownFields } from './content.ts';
import { fieldName } from './contentMessages.ts';

interface Entry {
  readonly type: RecordType;
  readonly id: number;
  readonly changes: readonly FieldChange[];
}

/** The parts of the content that are records of their own, by the type of their history. */
const partOf: Readonly<Partial<Record<RecordType, keyof Content>>> = {
  CommercialInvoice: 'shipment',
  OrderItem: 'items',
  Organization: 'exporter',
  Group: 'group',
  Courier: 'courier',
  Vendor: 'vendors',
  EndUser: 'end_users',
};

/**
 * Returns what changed in a shipment's content after this place in the history: each field once, from its first value to
 * its last. A change whose transaction was still open then can be missing.
 */
export async function changesSince(db: Db, id: number, now: Content, position: string): Promise<ContentChange[]> {
  const changes = (await readEntries(db, id, now, position)).flatMap((entry) => ofEntry(entry, now));
  const merged = new Map<string, ContentChange>();
  for (const change of changes) {
    const key = `${change.type} ${change.id} ${change.field}`;
    const { from = change.from } = merged.get(key) ?? {};
    merged.set(key, { ...change, from });
  }
  return [...merged.values()].filter(
    ({ from, to, field }) => field in came || JSON.stringify(from) !== JSON.stringify(to),
  );
}

async function readEntries(db: Db, id: number, now: Content, position: string): Promise<Entry[]> {
  const keys = [
    { type: 'CommercialInvoice', id },
    ...Object.keys(now.items).map((item) => ({ type: 'OrderItem', id: Number(item) })),
    ...Object.keys(now.vendors).map((vendor) => ({ type: 'Vendor', id: Number(vendor) })),
    ...Object.keys(now.end_users).map((endUser) => ({ type: 'EndUser', id: Number(endUser) })),
    ...(now.group ? [{ type: 'Group', id: now.group.id }] : []),
    ...(now.courier ? [{ type: 'Courier', id: now.courier.id }] : []),
    ...(now.exporter ? [{ type: 'Organization', id: now.exporter.id }] : []),
  ];
  const { rows } = await sql<Entry>`
    select h.record_type as type, h.record_id as id, h.changes
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as asked (type text, id bigint)
    join history h on h.record_type = asked.type and h.record_id = asked.id and h.id > ${position}::bigint
    where h.action <> 'create'
    order by h.id`.execute(db);
  return rows;
}

/** The fields of the invoice's own history that tell of items. */
const came: Readonly<Record<string, true>> = { added: true, removed: true };

function ofEntry({ type, id, changes }: Entry, now: Content): ContentChange[] {
  const part = partOf[type];
  if (!part) return [];
  return changes.flatMap(({ field: told, from, to }): ContentChange[] => {
    if (told === 'order_item_ids') return [...ofItems(from, 'removed', now), ...ofItems(to, 'added', now)];
    const field = shownFields[told] ?? told;
    if (fieldName(field) === null) return [];
    const itemId = part === 'items' ? id : null;
    const isParty = field === 'group_id' || field === 'courier_id';
    const values = isParty ? { from: messages.another, to: partyNow(field, now) } : { from, to };
    return [{ part, type, id, fields: [told], itemId, name: nameIn(part, id, now), field, ...values }];
  });
}

function ofItems(ids: unknown, field: 'added' | 'removed', now: Content): ContentChange[] {
  if (!Array.isArray(ids)) return [];
  return ids.map(Number).map((id) => ({
    ...({ part: 'items', type: 'OrderItem', id, fields: ['commercial_invoice_id'], itemId: id } as const),
    ...{ name: nameIn('items', id, now), field, from: null, to: null },
  }));
}

const partyNow = (field: 'group_id' | 'courier_id', now: Content) =>
  nameOf(field === 'group_id' ? now.group : now.courier);

function nameIn(part: keyof Content, id: number, now: Content): string {
  if (part === 'items') return String(now.items[id]?.['material'] ?? '');
  if (part === 'vendors' || part === 'end_users') return nameOf(now[part][id]);
  return part === 'shipment' ? '' : nameOf(now[part]);
}

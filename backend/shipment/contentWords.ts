/** Says in words what changed in the content of a shipment, and by whom. */
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { packageTypes, shipmentTypes, storageRequirements } from '../lookup/rules.ts';
import { dayText } from '../record/dayText.ts';
import { padDecimal, trimDecimal } from '../record/decimal.ts';
import { decimalText } from '../record/decimalText.ts';
import { anyOf } from '../record/listOrder.ts';
import { unitName } from '../regulation/units.ts';
import { approvalMessages as messages } from './approvalMessages.ts';
import type { ContentChange } from './content.ts';
import { fieldName } from './contentMessages.ts';
import { wordKept } from './keptWords.ts';

/** One or more changes alike, for users. */
export interface ContentNote {
  readonly message: string;
  /** The items that it concerns; empty if it is about the shipment or a party. */
  readonly order_item_ids: number[];
  /** Who made the change last; null if that is not known. */
  readonly by_id: number | null;
}

/** How many notes are told; the others are counted. */
const mostNotes = 20;

/** Words these changes; the same change of many items is one note. */
export async function wordChanges(db: Db, changes: readonly ContentChange[]): Promise<ContentNote[]> {
  if (changes.length === 0) return [];
  const lines = await readLines(
    db,
    changes.flatMap(({ itemId }) => itemId ?? []),
  );
  const sources = changes.map((change) => sourceOf(change, lines));
  const authors = await readAuthors(db, sources);
  const several = new Set([...lines.values()].map(({ order_number }) => order_number)).size > 1;
  const lineOf = ({ id, name }: ContentChange) => {
    const line = lines.get(id);
    return line ? messages.line(decimal(line.position), several ? line.order_number : null) : messages.goneLine(name);
  };
  const told = changes.map((change, at) => {
    const source = sources[at];
    const keys = source?.fields.map((field) => keyOf(source.type, source.id, field)) ?? [];
    return { change, author: keys.flatMap((key) => authors.get(key) ?? [])[0] ?? null };
  });
  const alike = Map.groupBy(told, ({ change: { part, id, itemId, field, from, to }, author }) =>
    JSON.stringify([part, itemId === null ? id : null, field, from, to, author?.user_id]),
  );
  const notes = [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const ids = same.flatMap(({ change }) => change.itemId ?? []);
    const subject = ids.length > 0 ? messages.lines(same.map(({ change }) => lineOf(change))) : partyOf(first.change);
    const text = sentence(first.change, subject, ids.length);
    const { user_id = null, name = null } = first.author ?? {};
    return [{ message: messages.by(text, name), order_item_ids: ids, by_id: user_id }];
  });
  const rest = notes.slice(mostNotes);
  if (rest.length === 0) return notes;
  const counted = messages.more(rest.length);
  const ids = rest.flatMap(({ order_item_ids }) => order_item_ids);
  return [...notes.slice(0, mostNotes), { message: counted, order_item_ids: [...new Set(ids)], by_id: null }];
}

function partyOf({ part, name }: ContentChange): string | null {
  return part === 'shipment' || part === 'items' ? null : messages.parties[part](name);
}

function sentence({ field, from, to }: ContentChange, subject: string | null, count: number): string {
  if (field === 'added') return messages.added(subject ?? '', count);
  if (field === 'removed') return messages.removed(subject ?? '', count);
  const name = fieldName(field) ?? field;
  return messages.changed(subject === null ? name : messages.of(subject, name), shown(field, from), shown(field, to));
}

const nameIn = (list: readonly { key: string; name: string }[]) => (key: string) =>
  list.find((entry) => entry.key === key)?.name ?? key;
const money = (value: string) => decimalText(padDecimal(value, 2));
const decimal = (value: string) => decimalText(trimDecimal(value));
/** How the values of some fields are shown; all others as they are. */
const shownAs: Readonly<Record<string, (value: string) => string>> = {
  shipment_type: nameIn(shipmentTypes),
  package_type: nameIn(packageTypes),
  storage: nameIn(storageRequirements),
  anticipated_ship_date: dayText,
  expiry_date: dayText,
  value_per_item: money,
  freight_cost: money,
  insurance_cost: money,
  quantity: decimal,
  net_quantity: decimal,
  net_quantity_unit: unitName,
  total_weight: decimal,
  dry_ice: decimal,
  net_weight: decimal,
};

function shown(field: string, kept: unknown): string {
  const value = wordKept(field, kept);
  if (value === null || value === undefined || value === '') return field === 'assessed' ? messages.no : messages.none;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : messages.none;
  if (typeof value === 'object') return Object.values(value).filter(Boolean).join(', ');
  return shownAs[field]?.(String(value)) ?? String(value);
}

async function readLines(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .select(['i.id', 'i.position', 'i.purchase_order_id', 'po.order_number'])
    .where('i.id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Vendor and end user are their order's: its history tells who chose another. */
function sourceOf(
  { type, id, fields, itemId }: ContentChange,
  lines: ReadonlyMap<number, { purchase_order_id: number }>,
): Pick<ContentChange, 'type' | 'id' | 'fields'> {
  const isOfOrder = fields.some((field) => field === 'vendor_id' || field === 'end_user_id');
  const order = itemId === null ? undefined : lines.get(itemId)?.purchase_order_id;
  return isOfOrder && order !== undefined ? { type: 'PurchaseOrder', id: order, fields } : { type, id, fields };
}

const keyOf = (type: string, id: number, field: string) => `${type} ${id} ${field}`;

/** Reads who changed each of these fields last: as its value is not what was approved, that change came afterwards. */
async function readAuthors(db: Db, sources: readonly Pick<ContentChange, 'type' | 'id' | 'fields'>[]) {
  const asked = sources.flatMap(({ type, id, fields }) => fields.map((field) => ({ type, id, field })));
  const { rows } = await sql<{ type: string; id: number; field: string; user_id: number | null; name: string | null }>`
    select distinct on (h.record_type, h.record_id, asked.field)
      h.record_type as type, h.record_id as id, asked.field, h.user_id, u.first_name || ' ' || u.last_name as name
    from (
      select distinct type, id, field
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as sent (type text, id bigint, field text)) as asked
    join history h on h.record_type = asked.type and h.record_id = asked.id
      and h.changes @> jsonb_build_array(jsonb_build_object('field', asked.field))
    left join users u on u.id = h.user_id
    order by h.record_type, h.record_id, asked.field, h.id desc`.execute(db);
  return new Map(rows.map((row) => [keyOf(row.type, row.id, row.field), row]));
}

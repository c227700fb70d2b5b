import { sql } from 'kysely';
import type { RecordType } from '../access/areas.ts';
import type { Trx } from '../db/client.ts';

/** A record type with a history: its table, the column that its first entry shows, and the column's name in responses. */
type Kind = readonly [table: string, type: RecordType, column: string, field?: string];

const kinds: readonly Kind[] = [
  ['organizations', 'Organization', 'name'],
  ['programs', 'Program', 'name'],
  ['users', 'User', 'email'],
  ['vendors', 'Vendor', 'name'],
  ['couriers', 'Courier', 'company_name'],
  ['airlines', 'Airline', 'name'],
  ['end_users', 'EndUser', 'label'],
  ['groups', 'Group', 'name'],
  ['status_reasons', 'StatusReason', 'sub_status'],
  ['purchase_orders', 'PurchaseOrder', 'order_number', 'order_number.number'],
  ['order_items', 'OrderItem', 'material'],
  ['shipments', 'CommercialInvoice', 'invoice_number'],
];

/** Writes the `create` entry that every record's history begins with; the demo world has no author. */
export async function writeFirstHistory(trx: Trx): Promise<void> {
  for (const [table, type, column, field = column] of kinds) {
    await sql`
      insert into history (organization_id, record_type, record_id, at, action, changes)
      select ${ownerOf(table)}, ${type}, made.id, made.created_at, 'create',
        jsonb_build_array(jsonb_build_object('field', ${field}::text, 'from', null, 'to', made.${sql.ref(column)}))
      from ${sql.table(table)} as made
      order by made.id`.execute(trx);
  }
}

function ownerOf(table: string) {
  if (table === 'organizations') return sql`made.id`;
  if (table !== 'groups') return sql`made.organization_id`;
  return sql`(select organization_id from programs where programs.id = made.program_id)`;
}

import { type Kysely, sql } from 'kysely';

/**
 * Adds what a shipment records about its export: the proof of filing, and the licence or the licence exception. Adds what
 * customs and banks want on an invoice: terms, costs, net weight, other parties, who signs, and the consignee's name in Latin
 * letters and tax number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table shipments add column itn text, add column license_number text, add column license_exception text`,
    sql`alter table shipments
      add column incoterm_place text, add column insurance_cost numeric(14,2), add column net_weight numeric(12,3),
      add column payment_terms text, add column export_reason text, add column sold_to text, add column notify_party text,
      add column signatory text`,
    sql`alter table groups add column latin_name text, add column tax_number text`,
    sql`create index shipments_itn_words on shipments using gin (lower(itn) gin_trgm_ops)`,
    sql`create index shipments_filed on shipments (program_id) where itn is not null`,
    sql`create index shipments_not_filed on shipments (program_id) where itn is null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

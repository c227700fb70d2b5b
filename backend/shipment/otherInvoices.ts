import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { anyOf } from '../record/listOrder.ts';
import { airWaybillSpellings } from '../regulation/airWaybill.ts';
import type { OtherInvoice } from '../shipmentAdvice/exportFacts.ts';
import type { ShipmentTable } from './table.ts';

type Shipment = Pick<ShipmentTable, 'program_id' | 'group_id' | 'awb' | 'shipped_date' | 'anticipated_ship_date'> & {
  readonly id: number;
};

/** The columns of an order item `i`, of its end user `e`, that the export rule uses. */
export const exportedColumns = [
  'i.id',
  'i.material',
  'i.hs_code',
  'i.total_value',
  'i.eccn_details as eccn',
  'i.countries_of_manufacture',
  'e.country as end_user_country',
] as const;

/**
 * Reads the other invoices to the same group that leave under the same air waybill, or perhaps do: on the same day, where
 * one of the two has none yet. Together they are one shipment: what goes from one USPPI to one consignee on one
 * conveyance on one day (15 CFR 30.1).
 */
export async function readOtherInvoices(db: Db, shipment: Shipment): Promise<OtherInvoice[]> {
  const { id, program_id, group_id, awb } = shipment;
  const day = shipment.shipped_date ?? shipment.anticipated_ship_date;
  if (!awb && day === null) return [];
  const isSame = awb ? sql<boolean>`s.awb in (${sql.join(airWaybillSpellings(awb))})` : sql<boolean>`false`;
  const isPerhaps = sql<boolean>`(${day}::date is not null and (${awb}::text is null or s.awb is null)
    and coalesce(s.shipped_date, s.anticipated_ship_date) = ${day}::date)`;
  const invoices = await db
    .selectFrom('shipments as s')
    .select(['s.id', 's.invoice_number', isSame.as('together')])
    .where('s.program_id', '=', program_id)
    .where('s.group_id', '=', group_id)
    .where('s.id', '!=', id)
    .where(sql<boolean>`(${isSame} or ${isPerhaps})`)
    .orderBy('s.id')
    .execute();
  if (invoices.length === 0) return [];
  const rows = await db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .innerJoin('end_users as e', 'e.id', 'po.end_user_id')
    .where('i.shipment_id', '=', anyOf(invoices.map((invoice) => invoice.id)))
    .select(exportedColumns)
    .select('i.shipment_id')
    .orderBy('i.id')
    .execute();
  const lines = Map.groupBy(rows, ({ shipment_id }) => shipment_id);
  return invoices.map((invoice) => ({
    invoice_number: invoice.invoice_number,
    together: invoice.together === true,
    lines: lines.get(invoice.id) ?? [],
  }));
}

import type { ExpressionBuilder } from 'kysely';
import { areaOf } from '../access/areas.ts';
import { type Caller, can, programsOf } from '../access/caller.ts';
import type { Database, Db } from '../db/client.ts';
import { trimDecimal } from '../record/decimal.ts';
import { orderItemLabel, purchaseOrderLabel, shipmentLabel } from '../record/label.ts';
import { readPage } from '../record/list.ts';
import type { ExpiringAttachment, ExpiringQuery } from './schema.ts';
import { type ParentType, parentTypes } from './table.ts';

/** The types whose records belong to one program; other records belong to the organization. */
const ofPrograms: readonly ParentType[] = ['PurchaseOrder', 'CommercialInvoice', 'OrderItem'];

/** Reads a page of the documents on readable records that have expired or expire by a day, oldest expiry first. */
export function readExpiring(db: Db, caller: Caller, query: ExpiringQuery) {
  const matching = db
    .selectFrom('documents as d')
    .where('d.archived', '=', false)
    .where('d.expiry_date', '<=', query.until)
    .where((eb) => isReadable(eb, caller));
  return readPage(db, { ...query, pagination: true }, matching, async ({ limit, offset }) => {
    const page = matching.orderBy('d.expiry_date').orderBy('d.id').limit(limit).offset(offset);
    return (await withNames(page).execute()).map(toRecord);
  });
}

/** Whether a document is on a record that the caller may read. */
function isReadable(eb: ExpressionBuilder<Database & { d: Database['documents'] }, 'd'>, caller: Caller) {
  const types = parentTypes.filter((type) => can(caller, areaOf[type], 'read'));
  const among = (some: readonly ParentType[]) => eb('d.parent_type', 'in', some);
  const inPrograms = types.filter((type) => ofPrograms.includes(type));
  const inOrganizations = types.filter((type) => !ofPrograms.includes(type));
  return eb.or([
    ...(inPrograms.length > 0 ? [eb.and([eb('d.program_id', 'in', programsOf(caller)), among(inPrograms)])] : []),
    ...(inOrganizations.length > 0
      ? [eb.and([eb('d.organization_id', 'in', [...caller.organizationIds]), among(inOrganizations)])]
      : []),
  ]);
}

const documents = (db: Db) => db.selectFrom('documents as d');

/** Selects documents with the columns that name their records. */
const withNames = (rows: ReturnType<typeof documents>) =>
  rows
    .leftJoin('purchase_orders as po', (on) =>
      on.onRef('po.id', '=', 'd.parent_id').on('d.parent_type', '=', 'PurchaseOrder'),
    )
    .leftJoin('order_items as i', (on) => on.onRef('i.id', '=', 'd.parent_id').on('d.parent_type', '=', 'OrderItem'))
    .leftJoin('shipments as s', (on) =>
      on.onRef('s.id', '=', 'd.parent_id').on('d.parent_type', '=', 'CommercialInvoice'),
    )
    .leftJoin('vendors as v', (on) => on.onRef('v.id', '=', 'd.parent_id').on('d.parent_type', '=', 'Vendor'))
    .leftJoin('couriers as k', (on) => on.onRef('k.id', '=', 'd.parent_id').on('d.parent_type', '=', 'Courier'))
    .leftJoin('end_users as e', (on) => on.onRef('e.id', '=', 'd.parent_id').on('d.parent_type', '=', 'EndUser'))
    .leftJoin('users as u', (on) => on.onRef('u.id', '=', 'd.parent_id').on('d.parent_type', '=', 'User'))
    .select(['d.id', 'd.parent_type', 'd.parent_id', 'd.program_id', 'd.document_type', 'd.number', 'd.description'])
    .select(['d.expiry_date', 'po.order_number', 'i.position', 'i.material', 'i.purchase_order_id', 's.invoice_number'])
    .select(['v.name as vendor_name', 'k.company_name', 'e.label as end_user_label'])
    .select(['u.first_name', 'u.last_name']);

type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

function toRecord(row: Row): ExpiringAttachment {
  const { id, document_type, number, description, expiry_date, program_id, purchase_order_id } = row;
  return {
    id,
    document_type,
    number,
    description,
    // The query selects only documents with an expiry date.
    expiry_date: expiry_date ?? '',
    parent: { type: row.parent_type, id: row.parent_id, label: labelOf(row), program_id, purchase_order_id },
  };
}

function labelOf(row: Row): string {
  if (row.order_number !== null) return purchaseOrderLabel(row.order_number);
  if (row.position !== null && row.material !== null) return orderItemLabel(trimDecimal(row.position), row.material);
  if (row.invoice_number !== null) return shipmentLabel(row.invoice_number);
  return row.vendor_name ?? row.company_name ?? row.end_user_label ?? `${row.first_name} ${row.last_name}`;
}

import { statusBack, workKind } from '../backgroundWork/rules.ts';
import type { Db } from '../db/client.ts';
import { usersChange } from '../record/assigned.ts';
import { shipmentLabel } from '../record/label.ts';
import { anyOf } from '../record/listOrder.ts';
import { statusKey } from '../record/status.ts';
import { todayOf } from '../record/timeZone.ts';
import { shipmentStatusChange } from './deliverySchema.ts';
import { type ShipmentListQuery, shipmentListQuery } from './listSchema.ts';
import { sortedShipments } from './read.ts';
import { assignStatuses } from './status.ts';
import { shipmentStatuses } from './statuses.ts';
import { assignUsers } from './write.ts';

const list = {
  type: 'CommercialInvoice' as const,
  query: shipmentListQuery,
  typed: ({ search, filters }: ShipmentListQuery) => [search, filters?.invoice_number, filters?.awb, filters?.itn],
  named: async (db: Db, ids: readonly number[]) => {
    const shipments = db.selectFrom('shipments').select(['id', 'program_id', 'invoice_number']);
    const rows = await shipments.where('id', '=', anyOf(ids)).execute();
    return rows.map(({ invoice_number, ...row }) => ({ ...row, label: shipmentLabel(invoice_number) }));
  },
};

/** The work on many shipments: they move to a status, or get assigned users. */
export const shipmentWork = [
  workKind({
    ...list,
    key: 'commercial_invoice_statuses',
    access: [
      ['commercial_invoices', 'assign_status'],
      ['commercial_invoices', 'send_for_review'],
    ],
    change: shipmentStatusChange.extend({ status: statusKey(shipmentStatuses) }),
    sorted: (db, caller, query, spelling, now) => sortedShipments(db, caller, query, todayOf(caller, now), spelling),
    perform: (context, ids, change, versions) => assignStatuses(context, ids, change, true, versions),
    back: (before, { status }) => statusBack(shipmentStatuses, before, status),
  }),
  workKind({
    ...list,
    key: 'commercial_invoice_users',
    access: [['commercial_invoices', 'write']],
    change: usersChange,
    sorted: (db, caller, query, spelling, now) => sortedShipments(db, caller, query, todayOf(caller, now), spelling),
    perform: (context, ids, change, versions) => assignUsers(context, ids, change.ids, true, versions),
    back: ({ users }) => ({ ids: users.map(({ id }) => id) }),
  }),
];

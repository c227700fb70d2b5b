import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { shipmentTypes } from '../lookup/rules.ts';
import { type Columns, choiceName, commentsCount } from '../record/columns.ts';
import { within } from '../record/list.ts';
import { asName, placesOf, type SortOrder } from '../record/listOrder.ts';
import { poundsOf } from '../record/weight.ts';
import { messages } from './messages.ts';
import type { Shipment } from './schema.ts';
import { shipmentStatuses } from './statuses.ts';
import { approvalFields } from './table.ts';

const { columns: labels } = messages;

/** What a column sorts by for a caller. */
type SortBy = (caller: Caller) => SortOrder['by'];

const places = placesOf(shipmentStatuses.map(({ key }) => key));

/** The columns of lists of shipments. */
export const shipmentColumns = {
  invoice_number: {
    label: () => labels.invoiceNumber,
    kind: 'code',
    read: (shipment) => shipment.invoice_number,
    sortBy: () => ({ value: sql`s.number_order` }),
  },
  status: {
    label: () => labels.status,
    kind: 'status',
    read: ({ status }) => choiceName(shipmentStatuses, status),
    sortBy: () => ({ column: sql`s.status`, places }),
  },
  users: { label: () => labels.users, kind: 'person', of: 'users', read: (shipment) => shipment.user_ids },
  awb: {
    label: () => labels.awb,
    kind: 'code',
    read: ({ awb }) => awb,
    sortBy: () => ({ value: sql`lower(s.awb)`, nullable: true }),
  },
  anticipated_ship_date: {
    label: () => labels.anticipatedShipDate,
    kind: 'date',
    read: (shipment) => shipment.anticipated_ship_date,
    sortBy: () => ({ value: sql`s.anticipated_ship_date`, nullable: true }),
  },
  shipped_date: {
    label: () => labels.shippedDate,
    kind: 'date',
    read: (shipment) => shipment.shipped_date,
    sortBy: () => ({ value: sql`s.shipped_date`, nullable: true }),
  },
  delivered_date: {
    label: () => labels.deliveredDate,
    kind: 'date',
    read: (shipment) => shipment.delivered_date,
    sortBy: () => ({ value: sql`s.delivered_date`, nullable: true }),
  },
  dg_declaration: { label: () => labels.dgDeclaration, kind: 'flag', read: (shipment) => shipment.dg_declaration },
  shipment_type: {
    label: () => labels.shipmentType,
    kind: 'choice',
    read: (shipment) => choiceName(shipmentTypes, shipment.shipment_type),
    sortBy: () => ({ value: sql`s.shipment_type`, nullable: true }),
  },
  courier: {
    label: () => labels.courier,
    kind: 'record',
    of: 'couriers',
    read: (shipment) => [shipment.courier_id],
    sortBy: (caller) => ({
      column: sql`s.courier_id`,
      places: sql`select id as key, ${asName(sql`company_name`)} as place from couriers where ${within(caller, 'organizations')}`,
      nullable: true,
    }),
  },
  group: {
    label: () => labels.group,
    kind: 'record',
    of: 'groups',
    read: (shipment) => [shipment.group_id],
    sortBy: (caller) => ({
      column: sql`s.group_id`,
      places: sql`select id as key, ${asName(sql`name`)} as place from groups where ${within(caller, 'programs')}`,
    }),
  },
  approvals: { label: () => labels.approvals, kind: 'count', read: approvalsThatCount },
  package_quantity: {
    label: () => labels.packageQuantity,
    kind: 'count',
    read: (shipment) => shipment.package_quantity,
  },
  total_weight: {
    label: () => labels.totalWeight,
    kind: 'quantity',
    read: ({ total_weight }) => (total_weight === null ? null : poundsOf(total_weight, 2)),
  },
  total_value: { label: () => labels.totalValue, kind: 'money', read: (shipment) => shipment.total_value },
  freight_cost: { label: () => labels.freightCost, kind: 'money', read: (shipment) => shipment.freight_cost },
  incoterm: { label: () => labels.incoterm, kind: 'code', read: (shipment) => shipment.incoterm },
  itn: { label: () => labels.itn, kind: 'code', read: (shipment) => shipment.itn },
  comments: { label: () => labels.comments, kind: 'count', read: commentsCount },
  created_by: {
    label: () => labels.createdBy,
    kind: 'person',
    of: 'users',
    read: (shipment) => [shipment.created_by_id],
  },
  created_at: { label: () => labels.createdAt, kind: 'moment', read: (shipment) => shipment.created_at },
  updated_at: {
    label: () => labels.updatedAt,
    kind: 'moment',
    read: (shipment) => shipment.updated_at,
    sortBy: () => ({ value: sql`s.updated_at` }),
  },
} satisfies Columns<Shipment, SortBy>;

function approvalsThatCount(shipment: Shipment): number {
  return approvalFields.filter((field) => shipment[field] !== null && !shipment.lapsed_approvals.includes(field))
    .length;
}

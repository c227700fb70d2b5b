import { type Generated, type GeneratedAlways, type JSONColumnType, sql } from 'kysely';
import type { Identity } from '../db/identity.ts';
import type { Acknowledged } from '../shipmentAdvice/dangerFacts.ts';

/** The five dates of the approvals dialog. */
export const approvalFields = [
  'ehs_approval',
  'ff_approval',
  'sent_for_ff_approval',
  'sent_for_program_approval',
  'program_approval',
] as const;
export type ApprovalField = (typeof approvalFields)[number];

/** A commercial invoice: goods that travel together to one group. */
export interface ShipmentTable extends Identity {
  id: Generated<number>;
  /** The program's organization, repeated here because invoice numbers are unique in it. */
  organization_id: number;
  program_id: number;
  invoice_number: string;
  /** The sort key of the number; see migration 160. */
  number_order: GeneratedAlways<string>;
  /** Whether it is sample data: see `record/sample.ts`. */
  sample: Generated<boolean>;
  commercial_name: string;
  status: Generated<string>;
  sub_status: string | null;
  /** The status before it was put on hold; null unless it is on hold. */
  held_from: string | null;
  group_id: number;
  shipment_type: string | null;
  courier_id: number | null;
  awb: string | null;
  anticipated_ship_date: string | null;
  shipped_date: string | null;
  delivered_date: string | null;
  /** The name of who received it at the destination. */
  received_by: string | null;
  /** How many of its packages arrived. */
  delivered_packages: number | null;
  package_quantity: number | null;
  package_type: string | null;
  /** Kilograms, exact decimal text. */
  total_weight: string | null;
  /** Kilograms of the goods without packaging and dry ice, exact decimal text. */
  net_weight: string | null;
  /** Kilograms, exact decimal text. */
  dry_ice: string | null;
  /** US dollars, exact decimal text. */
  freight_cost: string | null;
  /** US dollars, exact decimal text. */
  insurance_cost: string | null;
  incoterm: string | null;
  /** The place that the Incoterm names, such as the port of destination. */
  incoterm_place: string | null;
  payment_terms: string | null;
  export_reason: string | null;
  /** Other parties with their addresses, as lines of text: who buys, and who is told of the arrival. */
  sold_to: string | null;
  notify_party: string | null;
  /** Who signs the papers: name and title. */
  signatory: string | null;
  eei_export: boolean | null;
  /** The proof of filing as appendix B of 15 CFR 30 cites it: `AES X20260101123456`. */
  itn: string | null;
  license_number: string | null;
  /** The symbol of a licence exception, or NLR; null if there is a licence number. */
  license_exception: string | null;
  ehs_approval: string | null;
  ff_approval: string | null;
  sent_for_ff_approval: string | null;
  sent_for_program_approval: string | null;
  program_approval: string | null;
  notes: string | null;
  /** The acknowledged pairs of dangerous goods, by their keys. */
  dg_acknowledged: JSONColumnType<Acknowledged, string | undefined, string>;
  /** The user who sent it for review last; null if nobody did, and for those sent before this was kept. */
  sent_for_review_by: number | null;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** What an approval date approved: the content of the shipment when the date was set last. */
export interface ShipmentApprovalTable {
  shipment_id: number;
  field: ApprovalField;
  /** As `shipment_content` returns it; see migration 210. */
  content: JSONColumnType<object>;
  /** A digest of the same fields, as `shipment_digest` returns it: what lists compare. */
  digest: string;
  /** Who set it and when; null for dates that were set before contents were kept. */
  user_id: number | null;
  at: Date | null;
}

/** A line of a shipment's packages, which are alike. Weights are of one package. */
export interface ShipmentPackageTable {
  id: Generated<number>;
  shipment_id: number;
  /** Its place among the lines, from 1. */
  position: number;
  count: number;
  package_type: string | null;
  /** Centimetres, exact decimal text. */
  length: string | null;
  width: string | null;
  height: string | null;
  /** Kilograms, exact decimal text. */
  net_weight: string | null;
  gross_weight: string | null;
  dry_ice: string | null;
}

declare module '../db/client.ts' {
  interface Database {
    shipments: ShipmentTable;
    shipment_approvals: ShipmentApprovalTable;
    shipment_packages: ShipmentPackageTable;
    shipment_package_items: { package_id: number; order_item_id: number; quantity: string };
    shipment_users: { shipment_id: number; user_id: number };
  }
}

/** Whether item `i` of its program is for a shipment: for its group, and of its mode of transport if both name one. */
export const isForShipment = ({ group_id, shipment_type }: Pick<ShipmentTable, 'group_id' | 'shipment_type'>) => {
  const travelsSo = sql`(i.shipment_type is null or i.shipment_type = ${shipment_type})`;
  return sql<boolean>`(i.group_id = ${group_id} and ${shipment_type === null ? sql`true` : travelsSo})`;
};

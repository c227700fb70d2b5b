import { texts } from '../language/texts.ts';
import type { ApprovalField } from './table.ts';

/** The texts about the approvals of a shipment. */
export const approvalMessages = texts('approval', {
  names: {
    ehs_approval: 'EHS Approval',
    ff_approval: 'FF Approval',
    sent_for_ff_approval: 'Sent to FF Date',
    sent_for_program_approval: 'Sent to Program for Approval Date',
    program_approval: 'Program Approval',
  } satisfies Record<ApprovalField, string>,
  secondPerson: 'Someone other than the person who sent it for review must review and approve it',
  approvedByAnother: 'Someone other than the person who sent it for review must give the approvals',
  bySecondPerson: 'must be given by someone other than the person who sent the invoice for review',
  bySender: 'It was given by the person who sent the invoice for review',
  sentAfter: 'Sent for approval after it was approved',
  required(missing: readonly ApprovalField[], lapsed: readonly ApprovalField[]): string {
    return [
      ...(missing.length > 0 ? [`${namesOf(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`] : []),
      ...(lapsed.length > 0 ? [doNotCount(lapsed)] : []),
    ].join('; ');
  },
  lapsed: (fields: readonly ApprovalField[], why: string) => `${doNotCount(fields)}: ${why}`,
  since: (changes: readonly string[]) => `since then ${changes.join('; ')}`,
  /** What a caller reads who may not see the records that the content is of. */
  unseen: 'its content was changed',
  more: (count: number) => `${count} more ${count === 1 ? 'change' : 'changes'}`,
  line: (position: string, order: string | null) => (order === null ? position : `${position} of ${order}`),
  lines: (names: readonly string[]) => `${names.length === 1 ? 'line' : 'lines'} ${and(names)}`,
  goneLine: (goods: string) => `of ${goods} (deleted)`,
  added: (lines: string, count: number) => `${lines} ${count === 1 ? 'was' : 'were'} added`,
  removed: (lines: string, count: number) => `${lines} ${count === 1 ? 'was' : 'were'} removed`,
  changed: (what: string, from: string, to: string) => `${what} ${from} → ${to}`,
  by: (text: string, person: string | null) => (person === null ? text : `${text}, by ${person}`),
  of: (subject: string, field: string) => `${subject}, ${field}`,
  none: 'none',
  yes: 'yes',
  no: 'no',
  another: 'another',
  parties: {
    exporter: () => 'exporter',
    group: (name: string) => `group ${name}`,
    courier: (name: string) => `courier ${name}`,
    vendors: (name: string) => `vendor ${name}`,
    end_users: (name: string) => `end user ${name}`,
  },
});

/** The names of the fields of a shipment's content. */
export const contentFields = texts('contentFields', {
  invoice_number: 'invoice number',
  commercial_name: 'commercial name',
  awb: 'air waybill',
  anticipated_ship_date: 'anticipated ship date',
  itn: 'ITN',
  license_number: 'licence number',
  license_exception: 'licence exception',
  shipment_type: 'shipment type',
  incoterm: 'incoterm',
  freight_cost: 'freight cost',
  insurance_cost: 'insurance cost',
  incoterm_place: 'incoterm place',
  packages: 'packages',
  payment_terms: 'terms of payment',
  export_reason: 'reason for export',
  sold_to: 'sold to',
  notify_party: 'notify party',
  signatory: 'signatory',
  net_weight: 'net weight in kg',
  airline: 'airline',
  legend: 'export legend',
  decided_against: 'export decision',
  control_statement: 'destination control statement',
  ein: 'EIN',
  contact_person: 'contact person',
  email: 'email',
  phone_number: 'phone number',
  position: 'line number',
  order_number: 'order number',
  latin_name: 'name in Latin letters',
  tax_number: 'tax number',
  package_quantity: 'package quantity',
  package_type: 'package type',
  total_weight: 'total weight in kg',
  dry_ice: 'dry ice in kg',
  eei_export: 'EEI/Export',
  group_id: 'group',
  courier_id: 'courier',
  vendor_id: 'vendor',
  end_user_id: 'end user',
  name: 'name',
  company_name: 'name',
  label: 'name',
  attn: 'attention',
  address: 'address',
  country: 'country',
  external_organization_name: 'organization',
  material: 'material',
  catalog_number: 'catalog number',
  quantity: 'quantity',
  size_per_item: 'unit',
  value_per_item: 'value per item',
  hs_code: 'HS code',
  eccn_details: 'ECCN',
  countries_of_manufacture: 'country of manufacture',
  storage: 'storage',
  assessed: 'assessed',
  un_number: 'UN number',
  dg_class: 'class',
  packing_group: 'packing group',
  subsidiary_hazards: 'subsidiary hazards',
  dg_description: 'DG description',
  net_quantity: 'net quantity in one unit',
  net_quantity_unit: 'unit of the net quantity',
  lot_number: 'lot number',
  expiry_date: 'expiry date',
});

/** The same by the name of any field: it has none if it is not of the content. */
export const fieldNames: Readonly<Record<string, string>> = contentFields;

const namesOf = (fields: readonly ApprovalField[]) => and(fields.map((field) => approvalMessages.names[field]));
const doNotCount = (fields: readonly ApprovalField[]) =>
  `${namesOf(fields)} ${fields.length === 1 ? 'does' : 'do'} not count`;

function and(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

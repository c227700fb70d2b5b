import { z } from 'zod';
import {
  date,
  decimal,
  id,
  optionalDate,
  optionalDecimal,
  optionalKey,
  optionalLongText,
  optionalText,
  text,
  timestamp,
} from '../api/validate.ts';
import { isLookupKey, type LookupList } from '../lookup/rules.ts';
import { ability, commentsInfo, rowPermission } from '../record/ability.ts';
import { padDecimal, trimDecimal } from '../record/decimal.ts';
import { heldFromKey, nextStatusKeys, refusedStatuses } from '../record/status.ts';
import { storedAirWaybill } from '../regulation/airWaybill.ts';
import { readFilingCitation } from '../regulation/filingCitation.ts';
import { messages } from './messages.ts';
import { approvalFields } from './table.ts';

/** The summary of a shipment, for pickers. */
export const shipmentSummary = z.object({ id, label: z.string() }).meta({ id: 'CommercialInvoiceLight' });
export type ShipmentSummary = z.infer<typeof shipmentSummary>;

/** A shipment as api/v1 returns it, in lists and by id. Weights are kilograms, money is US dollars. */
export const shipment = z
  .object({
    id,
    organization_id: id,
    program_id: id,
    invoice_number: z.string(),
    commercial_name: z.string(),
    status: z.string(),
    sub_status: z.string().nullable(),
    held_from: heldFromKey,
    next_statuses: nextStatusKeys,
    refused_statuses: refusedStatuses,
    fixed_fields: z.array(z.object({ field: z.string(), reason: z.string() }).meta({ id: 'FixedField' })).meta({
      description: 'The fields that cannot change any more although others can, each with the reason.',
    }),
    user_ids: z.array(id),
    group_id: id,
    shipment_type: z.string().nullable(),
    courier_id: id.nullable(),
    awb: z.string().nullable(),
    anticipated_ship_date: date.nullable(),
    shipped_date: date.nullable(),
    delivered_date: date.nullable(),
    received_by: z.string().nullable().meta({ description: 'The name of who received it at the destination.' }),
    delivered_packages: z.int().nullable().meta({ description: 'How many of its packages arrived.' }),
    package_quantity: z.int().nullable(),
    package_type: z.string().nullable(),
    package_lines: z.int().meta({
      description:
        'The number of lines of its packages. With lines, the number, type and weights of packages and the dry ice follow from them; null where lines differ in type or lack a weight.',
    }),
    total_weight: decimal.nullable().meta({ description: 'In kilograms.' }),
    net_weight: decimal.nullable().meta({ description: 'Of the goods alone, in kilograms.' }),
    dry_ice: decimal.nullable().meta({ description: 'In kilograms.' }),
    freight_cost: decimal.nullable(),
    insurance_cost: decimal.nullable(),
    incoterm: z.string().nullable(),
    incoterm_place: z.string().nullable(),
    payment_terms: z.string().nullable(),
    export_reason: z.string().nullable(),
    sold_to: z.string().nullable(),
    notify_party: z.string().nullable(),
    signatory: z.string().nullable(),
    eei_export: z.boolean().nullable(),
    itn: z.string().nullable().meta({
      description: 'The proof of filing as appendix B of 15 CFR 30 cites it: `AES X20260101123456`.',
    }),
    license_number: z.string().nullable(),
    license_exception: z
      .string()
      .nullable()
      .meta({ description: 'A key of `license_exceptions`; null if there is a licence number.' }),
    notes: z.string().nullable(),
    ehs_approval: date.nullable(),
    ff_approval: date.nullable(),
    sent_for_ff_approval: date.nullable(),
    sent_for_program_approval: date.nullable(),
    program_approval: date.nullable(),
    lapsed_approvals: z.array(z.enum(approvalFields)).meta({
      description:
        'The approvals that do not count: what they approved was changed since, or they need a second person. Empty once it has left. `approvals` says why.',
    }),
    total_value: decimal.meta({ description: 'The sum of the total values of its items, in US dollars.' }),
    countries_of_manufacture: z
      .array(z.string())
      .meta({ description: 'The codes of the countries in which its items were made, each once.' }),
    dg_classes: z.array(z.string()).meta({ description: 'The dangerous goods classes of its items, each once.' }),
    dg_declaration: z.boolean().nullable().meta({
      description: 'Whether it contains dangerous goods; null while items are not assessed and none is known.',
    }),
    max_values_grouped_by_hs_codes: z
      .record(z.string(), decimal)
      .meta({ description: 'The value of its items by HS code, digits only.' }),
    lock_version: z.int(),
    created_by_id: id.nullable().meta({ description: 'Who made it; null for an import.' }),
    created_at: timestamp,
    updated_at: timestamp,
    comments_info: commentsInfo,
    abilities: z.array(ability),
    permission: rowPermission,
  })
  .meta({ id: 'CommercialInvoice' });
export type Shipment = z.infer<typeof shipment>;

const notALookup = () => messages.notALookup;
/** A key of a closed list. */
export const keyOf = (list: LookupList) => z.string().refine((key) => isLookupKey(list, key), { error: notALookup });
const optionalKeyOf = (list: LookupList) => optionalKey((key) => isLookupKey(list, key), notALookup);
const kilograms = optionalDecimal(3, 1e9).transform((value) => value && trimDecimal(value));

const dollars = optionalDecimal(2, 1e12).transform((value) => value && padDecimal(value, 2));

const required = {
  invoice_number: text(),
  group_id: id,
  shipment_type: keyOf('shipment_types'),
};

const optional = {
  courier_id: id.nullish(),
  awb: optionalText(40).transform((value) => value && storedAirWaybill(value)),
  anticipated_ship_date: optionalDate,
  shipped_date: optionalDate,
  package_quantity: z.int().min(1).max(1_000_000).nullish(),
  package_type: optionalKeyOf('package_types'),
  total_weight: kilograms,
  net_weight: kilograms,
  dry_ice: kilograms,
  freight_cost: dollars,
  insurance_cost: dollars,
  incoterm: optionalKeyOf('incoterms'),
  incoterm_place: optionalText(100),
  payment_terms: optionalText(100),
  export_reason: optionalText(100),
  sold_to: optionalLongText(500),
  notify_party: optionalLongText(500),
  signatory: optionalText(100),
  eei_export: z.boolean().nullish(),
  itn: optionalText(60)
    .refine((typed) => !typed || readFilingCitation(typed) !== null, { error: () => messages.notAnItn })
    .transform((typed) => typed && (readFilingCitation(typed)?.text ?? typed)),
  license_number: optionalText(40),
  license_exception: optionalKeyOf('license_exceptions'),
  notes: optionalLongText(),
};

/** The fields of a new shipment; its commercial name defaults to its invoice number. */
export const shipmentCreate = z.strictObject({
  program_id: id,
  ...required,
  ...optional,
  commercial_name: optionalText(),
  user_ids: z.array(id).max(200).optional(),
});
export type ShipmentCreate = z.infer<typeof shipmentCreate>;

/** The changes of a shipment: only the fields to change. */
export const shipmentUpdate = z
  .strictObject({ ...required, ...optional, commercial_name: text(), lock_version: z.int() })
  .partial();
export type ShipmentUpdate = z.infer<typeof shipmentUpdate>;

/** The approval dates to change; null clears one. */
export const approvals = z.strictObject({
  ehs_approval: optionalDate,
  ff_approval: optionalDate,
  sent_for_ff_approval: optionalDate,
  sent_for_program_approval: optionalDate,
  program_approval: optionalDate,
  lock_version: z.int().optional(),
  content_version: z
    .string()
    .regex(/^[0-9a-f]{64}$/, { error: () => messages.notAContent })
    .nullish()
    .meta({ description: 'The content that was seen. If it is another by now, nothing is saved: 409 `stale`.' }),
});
export type Approvals = z.infer<typeof approvals>;

const contentNote = z
  .object({ message: z.string(), order_item_ids: z.array(id), by_id: id.nullable() })
  .meta({ id: 'ContentNote' });

/** Since when changes of the content are asked for. */
export const approvalsQuery = z.strictObject({
  since: z
    .string()
    .regex(/^\d{1,18}$/, { error: () => messages.notAPosition })
    .optional()
    .meta({ description: 'The `position` of an earlier answer: `changed_since` tells what changed after it.' }),
});

/** An approval date of a shipment, and what became of what it approved. */
const givenApproval = z
  .object({
    field: z.enum(approvalFields),
    date,
    approved_by_id: id.nullable().meta({ description: 'Who set it; null if it was set before contents were kept.' }),
    approved_at: timestamp.nullable(),
    counts: z.boolean().meta({
      description: 'Whether it is of what the shipment is now. The `sent_…` dates are steps, which always count.',
    }),
    changes: z
      .array(contentNote)
      .meta({ description: 'What changed in the content since, for users; the same change of many items is one.' }),
    remarks: z.array(z.string()).meta({ description: 'What else is to be said about it, for users.' }),
  })
  .meta({ id: 'GivenApproval' });
export type GivenApproval = z.infer<typeof givenApproval>;

/** The approval dates of a shipment, and the version of the content that they are compared with. */
export const givenApprovals = z
  .object({
    content_version: z.string().meta({ description: 'A digest of the content; send it with the dates.' }),
    position: z.string().meta({ description: 'Where the history stands; send it as `since` later.' }),
    changed_since: z.array(contentNote).meta({ description: 'What changed after `since`; empty without it.' }),
    approvals: z.array(givenApproval),
  })
  .meta({ id: 'GivenApprovals' });
export type GivenApprovals = z.infer<typeof givenApprovals>;

/** The users to assign, replacing all others. */
export const assignedUsers = z.strictObject({ ids: z.array(id).max(200) });

/** The items to add to a shipment. */
export const selectedItems = z.strictObject({ selected_order_item_ids: z.array(id).min(1).max(200) });

/** The initial values of a new shipment. */
export const shipmentDefaults = z
  .object({ invoice_number: z.string().nullable() })
  .meta({ id: 'CommercialInvoiceDefaults' });

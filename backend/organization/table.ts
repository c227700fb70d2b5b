import type { Generated, JSONColumnType } from 'kysely';
import type { Identity } from '../db/identity.ts';
import type { Address } from '../record/address.ts';

/** The switches of an organization; all off in a new one. */
export const featureFlags = [
  'oi_invoice_number_enabled',
  'oi_wcm_invoice_number_enabled',
  'opc_enabled',
  'po_funding_enabled',
  'wbg_mat_doc_enabled',
  'order_number_internal_enabled',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];
/** The state of every switch. */
export type FeatureFlags = Record<FeatureFlag, boolean>;

/** An organization, to which every other record belongs. */
export interface OrganizationTable extends Identity {
  id: Generated<number>;
  name: string;
  short_name: string;
  ein: string | null;
  contact_person: string | null;
  email: string | null;
  phone_number: string | null;
  website: string | null;
  /** The code of the language of whoever has chosen none and whose browser asks for none that is offered; null for English. */
  language: Generated<string | null>;
  address: JSONColumnType<Address | null, string | null | undefined, string | null>;
  /** Switches that are off may be missing. */
  feature_flags: JSONColumnType<Partial<FeatureFlags>, string | undefined, string>;
  /** The keys of its picture's two sizes in the file store. */
  picture_key: string | null;
  picture_thumb_key: string | null;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Returns the state of every switch from the stored ones. */
export function flagsOf(stored: Partial<FeatureFlags>): FeatureFlags {
  const flag = (name: FeatureFlag) => stored[name] === true;
  return {
    oi_invoice_number_enabled: flag('oi_invoice_number_enabled'),
    oi_wcm_invoice_number_enabled: flag('oi_wcm_invoice_number_enabled'),
    opc_enabled: flag('opc_enabled'),
    po_funding_enabled: flag('po_funding_enabled'),
    wbg_mat_doc_enabled: flag('wbg_mat_doc_enabled'),
    order_number_internal_enabled: flag('order_number_internal_enabled'),
  };
}

declare module '../db/client.ts' {
  interface Database {
    organizations: OrganizationTable;
  }
}

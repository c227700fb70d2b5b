import type { Generated, JSONColumnType } from 'kysely';
import type { Identity } from '../db/identity.ts';
import type { Address } from '../record/address.ts';

/** A company that an organization buys from. */
export interface VendorTable extends Identity {
  id: Generated<number>;
  organization_id: number;
  name: string;
  ein: string | null;
  phone_number: string | null;
  website: string | null;
  email: string | null;
  visual_compliance_date: string | null;
  risk_level: string | null;
  notes: string | null;
  /** Whether it is sample data: see `record/sample.ts`. */
  sample: Generated<boolean>;
  address: JSONColumnType<Address | null, string | null | undefined, string | null>;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    vendors: VendorTable;
  }
}

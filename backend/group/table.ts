import type { Generated, JSONColumnType } from 'kysely';
import type { Identity } from '../db/identity.ts';
import type { Address } from '../record/address.ts';

/** The recipients of a program's goods. Imported groups have no address; the first edit requires one. */
export interface GroupTable extends Identity {
  id: Generated<number>;
  program_id: number;
  name: string;
  attn: string | null;
  /** Its name in Latin letters, for papers, if its own has none. */
  latin_name: string | null;
  /** The number under which it imports, such as a VAT number. */
  tax_number: string | null;
  /** Whether the authorities of its country let goods in only with an import permit. */
  requires_import_permit: Generated<boolean>;
  phone_number: string | null;
  risk_level: string | null;
  visual_compliance_date: string | null;
  address: JSONColumnType<Address | null, string | null | undefined, string | null>;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    groups: GroupTable;
  }
}

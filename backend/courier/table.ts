import type { Generated, JSONColumnType } from 'kysely';
import type { Identity } from '../db/identity.ts';
import type { Address } from '../record/address.ts';

/** A company that carries an organization's shipments. */
export interface CourierTable extends Identity {
  id: Generated<number>;
  organization_id: number;
  company_name: string;
  risk_level: string | null;
  visual_compliance_date: string | null;
  /** Whether it is sample data: see `record/sample.ts`. */
  sample: Generated<boolean>;
  address: JSONColumnType<Address | null, string | null | undefined, string | null>;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** An airline that a courier flies with. */
export interface AirlineTable extends Identity {
  id: Generated<number>;
  /** The courier's organization, repeated here because prefixes are unique in it. */
  organization_id: number;
  /** Whether the courier is sample data, repeated here because its prefixes are unique apart. */
  sample: Generated<boolean>;
  courier_id: number;
  name: string;
  /** The prefix of the airline's air waybill numbers. */
  prefix: string | null;
  notes: string | null;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    couriers: CourierTable;
    airlines: AirlineTable;
  }
}

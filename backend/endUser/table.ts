import type { Generated, GeneratedAlways } from 'kysely';

/** The person or institution that uses the goods. It is in one organization, and any number of its programs and groups. */
export interface EndUserTable {
  id: Generated<number>;
  organization_id: number;
  first_name: string | null;
  last_name: string | null;
  external_organization_name: string | null;
  /** The full name, or the organization's name if there is none. */
  label: GeneratedAlways<string>;
  country: string | null;
  risk_level: string | null;
  visual_compliance_date: string | null;
  notes: string | null;
  /** Whether it is sample data: see `record/sample.ts`. */
  sample: Generated<boolean>;
  opc: Generated<boolean>;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    end_users: EndUserTable;
    /** Memberships, each with the import of a file that added it, if one did. */
    end_user_programs: { end_user_id: number; program_id: number; import_id: Generated<number | null> };
    end_user_groups: { end_user_id: number; group_id: number; import_id: Generated<number | null> };
  }
}

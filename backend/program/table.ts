import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Identity } from '../db/identity.ts';
import type { ApprovalField } from '../shipment/table.ts';

/** A program's colors, `#rrggbb`. */
export interface ColorPalette {
  main: string;
  hover: string;
  backlight: string;
}

/** A program of an organization. */
export interface ProgramTable extends Identity {
  id: Generated<number>;
  organization_id: number;
  name: string;
  slug: string;
  color_palette: JSONColumnType<ColorPalette | null, string | null | undefined, string | null>;
  /** The program's own switch; the organization's switches it on, too. */
  order_number_internal_enabled: Generated<boolean>;
  /** The approval dates that an invoice needs before it is approved. */
  required_approvals: ColumnType<ApprovalField[], ApprovalField[] | undefined, ApprovalField[]>;
  /** Whether someone other than the person who sent an invoice for review must review and approve it. */
  second_person_approves: Generated<boolean>;
  /** Whether it is the organization's sample program: see `record/sample.ts`. */
  sample: Generated<boolean>;
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    programs: ProgramTable;
  }
}

import type { Generated, JSONColumnType } from 'kysely';
import type { Identity } from '../db/identity.ts';

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
  lock_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../db/client.ts' {
  interface Database {
    programs: ProgramTable;
  }
}

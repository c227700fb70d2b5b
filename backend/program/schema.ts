import { z } from 'zod';
import { id, text, timestamp } from '../http/validate.ts';
import { ability } from '../record/ability.ts';
import { booleanParameter, idParameter, listQuery } from '../record/list.ts';
import { messages } from './messages.ts';

/** A program's colours, `#rrggbb`. */
export const colorPalette = z
  .object({ main: z.string(), hover: z.string(), backlight: z.string() })
  .meta({ id: 'ColorPalette' });

/** A section of a program in the navigation. */
const navigationItem = z
  .object({ id: z.string(), section: z.string(), name: z.string(), icon: z.string() })
  .meta({ id: 'NavigationItem' });

/** A program as pickers need it. */
export const programLight = z.object({ id, name: z.string() }).meta({ id: 'ProgramLight' });

/** A program as api/v1 answers with it. */
export const program = z
  .object({
    id,
    organization_id: id,
    name: z.string(),
    slug: z.string(),
    navigation: z.array(navigationItem),
    color_palette_details: colorPalette.nullable(),
    order_number_internal_enabled: z.boolean(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'Program' });
export type Program = z.infer<typeof program>;

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, messages.notAColor)
  .transform((value) => value.toLowerCase());

/** The fields of a new program; its address is made from its name. */
export const programCreate = z.strictObject({
  name: text(),
  color_palette: z.strictObject({ main: color, hover: color, backlight: color }).nullish(),
  order_number_internal_enabled: z.boolean().optional(),
});
export type ProgramCreate = z.infer<typeof programCreate>;

/** The changes of a program: only what is sent. Its address stays. */
export const programUpdate = programCreate.extend({ lock_version: z.int() }).partial();
export type ProgramUpdate = z.infer<typeof programUpdate>;

/** The parameters of the list of programs. */
export const programListQuery = listQuery({
  sort: ['name'],
  own: {
    all: booleanParameter.optional(),
    display_all_programs: booleanParameter.optional(),
    organization_id: idParameter.optional(),
  },
});
export type ProgramListQuery = z.infer<typeof programListQuery>;

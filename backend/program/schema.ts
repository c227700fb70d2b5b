import { z } from 'zod';
import { booleanParameter, idParameter, listQuery } from '../http/list.ts';
import { id, timestamp } from '../http/validate.ts';

/** A program's colours, `#rrggbb`. */
export const colorPalette = z
  .object({ main: z.string(), hover: z.string(), backlight: z.string() })
  .meta({ id: 'ColorPalette' });

/** A section of a program in the navigation. */
const navigationItem = z
  .object({ id: z.string(), section: z.string(), name: z.string(), icon: z.string() })
  .meta({ id: 'NavigationItem' });

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
  })
  .meta({ id: 'Program' });

export const programListQuery = listQuery({
  sort: ['name'],
  own: { display_all_programs: booleanParameter.optional(), organization_id: idParameter.optional() },
});

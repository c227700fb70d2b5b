import { z } from 'zod';
import { date, decimal, id, text, timestamp } from '../api/validate.ts';
import { ability } from '../record/ability.ts';
import { newInOrganization } from '../record/organization.ts';
import { ofRecords } from '../record/pages.ts';
import { approvalFields } from '../shipment/table.ts';
import { messages } from './messages.ts';

/** A program's colors, `#rrggbb`. */
export const colorPalette = z
  .object({ main: z.string(), hover: z.string(), backlight: z.string() })
  .meta({ id: 'ColorPalette' });

/** A section of a program in the navigation. */
const navigationItem = z
  .object({ id: z.string(), section: z.string(), name: z.string(), icon: z.string() })
  .meta({ id: 'NavigationItem' });

/** The summary of a program, for pickers. */
export const programSummary = z.object({ id, name: z.string() }).meta({ id: 'ProgramLight' });

/** A program as api/v1 returns it. */
export const program = z
  .object({
    id,
    organization_id: id,
    name: z.string(),
    slug: z.string(),
    navigation: z.array(navigationItem),
    color_palette_details: colorPalette.nullable(),
    order_number_internal_enabled: z.boolean(),
    required_approvals: z.array(z.enum(approvalFields)).meta({
      description: 'The approval dates that an invoice needs, and that have to count, before it is approved.',
    }),
    second_person_approves: z.boolean().meta({
      description: 'Whether someone other than the person who sent an invoice for review must review and approve it.',
    }),
    sample: z.boolean().meta({ description: 'Whether everything in it is sample data, which is removed as a whole.' }),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'Program' });
export type Program = z.infer<typeof program>;

const count = z.int().min(0).nullable();

/**
 * How many records of each list of a program may need attention, counted up to 10,000; null if the caller may not read
 * such records.
 */
export const programCounts = z
  .object({
    id,
    approval_list: count,
    for_this_week: count,
    pending_orders: count,
    urgent_items: count,
    to_assess: count,
    urgent_to_assess: count,
    to_receive: count,
    urgent_to_receive: count,
    to_ship: count,
    open_orders_value: decimal.nullable(),
  })
  .meta({ id: 'ProgramCounts' });
export type ProgramCounts = z.infer<typeof programCounts>;

/** The programs to count. */
export const programCountsQuery = z.strictObject(ofRecords);

/** A program's orders by status, and the value ordered in each of the last months; a month is named by its first day. */
export const orderFigures = z
  .object({
    by_status: z.array(z.object({ status: z.string(), count: z.int().min(0) })),
    by_month: z.array(z.object({ month: date, value: decimal })),
  })
  .meta({ id: 'ProgramOrderFigures' });
export type OrderFigures = z.infer<typeof orderFigures>;

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: () => messages.notAColor })
  .transform((value) => value.toLowerCase());

const requiredApprovals = z
  .array(z.enum(approvalFields))
  .max(approvalFields.length)
  // Each once and in the order of the dialog, so that two lists can be compared.
  .transform((sent) => approvalFields.filter((field) => sent.includes(field)))
  .optional();

const fields = z.strictObject({
  name: text(),
  color_palette: z.strictObject({ main: color, hover: color, backlight: color }).nullish(),
  order_number_internal_enabled: z.boolean().optional(),
  required_approvals: requiredApprovals,
  second_person_approves: z.boolean().optional(),
});

/** The fields of a new program; its slug is derived from its name. */
export const programCreate = fields.extend(newInOrganization);
export type ProgramCreate = z.infer<typeof programCreate>;

/** The changes of a program: only the fields to change. Its slug stays. */
export const programUpdate = fields.extend({ lock_version: z.int() }).partial();
export type ProgramUpdate = z.infer<typeof programUpdate>;

import { z } from 'zod';
import { keysOf } from '../api/keys.ts';
import { id, text, timestamp } from '../api/validate.ts';
import { ability } from '../record/ability.ts';
import { openings, sharings, viewedLists } from './table.ts';

const list = z.enum(keysOf(viewedLists));

/** The widths of columns in pixels: narrower shows nothing, wider leaves no room for others. */
const width = z.int().min(48).max(960);
const column = z.strictObject({ name: z.string().max(60), width: width.optional() });
const columns = z
  .array(column)
  .min(1)
  .max(60)
  .nullable()
  .meta({ description: 'The columns in their order; null for those that the list has by default.' });
const address = z
  .string()
  .max(4000)
  .regex(/^[\x21-\x7e]*$/)
  .meta({ description: 'Filters, search and order, as the parameters in the address of the page of the list.' });

/** A view of a list, as api/v1 returns it. */
export const savedView = z
  .object({
    id,
    organization_id: id,
    program_id: id.nullable().meta({
      description:
        'The program whose list it is of; null for the lists of every program, and those of the organization.',
    }),
    user_id: id.meta({ description: 'Who made it.' }),
    list: z.string(),
    name: z.string(),
    sharing: z.enum(sharings),
    address,
    columns,
    opens_list: z.boolean().meta({ description: 'Whether the list opens with it for those whom it is shared with.' }),
    updated_by_id: id.nullable().meta({ description: 'Who changed it last.' }),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;

const fields = {
  name: text(60),
  sharing: z.enum(sharings),
  address,
  columns,
  opens_list: z.boolean(),
};

/** The fields of a new view. */
export const savedViewCreate = z.strictObject({
  ...fields,
  list,
  program_id: id.nullable().meta({ description: 'The program of the list; null for a list of the organization.' }),
  sharing: fields.sharing.default('private'),
  address: address.default(''),
  columns: columns.default(null),
  opens_list: z.boolean().default(false),
});
export type SavedViewCreate = z.infer<typeof savedViewCreate>;

/** The changes of a view: only the fields to change. A view that is shared with a program names it. */
export const savedViewUpdate = z.strictObject({ ...fields, program_id: id, lock_version: z.int() }).partial();
export type SavedViewUpdate = z.infer<typeof savedViewUpdate>;

/** How the caller has a list outside of views. */
export const listSetting = z
  .object({
    list: z.string(),
    program_id: id.nullable(),
    columns,
    opens: z
      .enum(openings)
      .meta({ description: 'What the list opens with: the view that is shared for that, all its rows, or `view_id`.' }),
    view_id: id.nullable(),
  })
  .meta({ id: 'ListSetting' });
export type ListSetting = z.infer<typeof listSetting>;

/** The changes of how the caller has a list: only the fields to change. */
export const listSettingUpdate = z.strictObject({
  list,
  program_id: id.nullable(),
  columns: columns.optional(),
  opens: z.enum(openings).optional(),
  view_id: id.nullable().optional(),
});
export type ListSettingUpdate = z.infer<typeof listSettingUpdate>;

/** How many lists one call counts. */
const mostCounted = 60;

/** The lists to count. */
export const countsQuery = z.strictObject({
  lists: z.array(z.string().max(8000)).min(1).max(mostCounted).meta({
    description: 'Each as `purchase_orders?program_id=1&filters[statuses][]=open`; page and items do not matter.',
  }),
});

/** How many rows a list has. */
export const listCount = z
  .object({
    list: z.string().meta({ description: 'The list as it was asked for.' }),
    count: z.int().min(0).nullable().meta({
      description: 'Null if it cannot be counted: the caller may not read it, or a parameter is not one of its own.',
    }),
    more: z.literal(true).optional(),
  })
  .meta({ id: 'ListCount' });
export type ListCount = z.infer<typeof listCount>;

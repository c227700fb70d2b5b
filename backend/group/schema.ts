import { z } from 'zod';
import { id, optionalText, text, timestamp } from '../api/validate.ts';
import { isCountry, isLookupKey } from '../lookup/rules.ts';
import { ability } from '../record/ability.ts';
import { requiredAddress, shownAddress } from '../record/address.ts';
import { isInLatin, prohibited, screeningOf, shownScreening } from '../record/party.ts';
import { messages } from './messages.ts';

/** The summary of a group, for pickers. */
export const groupSummary = z.object({ id, name: z.string(), prohibited }).meta({ id: 'GroupLight' });

/** A group as api/v1 returns it. */
export const group = z
  .object({
    id,
    organization_id: id,
    name: z.string(),
    program_id: id,
    program: z.object({ id, name: z.string() }),
    attn: z.string().nullable(),
    latin_name: z.string().nullable().meta({ description: 'Its name in Latin letters, for papers.' }),
    tax_number: z.string().nullable().meta({ description: 'The number under which it imports.' }),
    requires_import_permit: z.boolean().meta({ description: 'Whether goods for it need an import permit.' }),
    phone_number: z.string().nullable(),
    ...shownScreening,
    address: shownAddress.nullable(),
    end_users_count: z.int(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'Group' });
export type Group = z.infer<typeof group>;

/** The fields and filters of its screening. */
export const screening = screeningOf((key) => isLookupKey('risk_levels', key));

/** The fields of a new group. */
export const groupCreate = z.strictObject({
  program_id: id,
  name: text(100),
  attn: optionalText(100),
  latin_name: optionalText(100).refine((name) => !name || isInLatin(name), { error: () => messages.notLatin }),
  tax_number: optionalText(40),
  requires_import_permit: z.boolean().optional(),
  phone_number: optionalText(40),
  ...screening.fields,
  address_attributes: requiredAddress(isCountry),
});
export type GroupCreate = z.infer<typeof groupCreate>;

/** The changes of a group; only sent fields change. The specs send the group's id, too. */
export const groupUpdate = groupCreate.extend({ id, lock_version: z.int() }).partial();
export type GroupUpdate = z.infer<typeof groupUpdate>;

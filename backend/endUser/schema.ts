import { z } from 'zod';
import { date, id, optionalLongText, optionalText, timestamp } from '../api/validate.ts';
import { attachedFile } from '../document/rules.ts';
import { isCountry, isLookupKey } from '../lookup/rules.ts';
import { ability } from '../record/ability.ts';
import { countryCode } from '../record/address.ts';
import { newInOrganization } from '../record/organization.ts';
import { prohibited, screeningOf, shownScreening } from '../record/party.ts';
import { messages } from './messages.ts';

/** The summary of an end user, for pickers. */
export const endUserSummary = z.object({ id, label: z.string(), prohibited }).meta({ id: 'EndUserLight' });

/** An end user as api/v1 returns it. The attachment is the newest visual screening, for callers who may read documents. */
export const endUser = z
  .object({
    id,
    organization_id: id,
    label: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    external_organization_name: z.string().nullable(),
    country: z.string().nullable(),
    ...shownScreening,
    notes: z.string().nullable(),
    opc: z.boolean().nullable(),
    program_ids: z.array(id),
    programs: z.array(z.object({ id, name: z.string() })),
    attachment: z
      .object({ id, document_type: z.string(), expiry_date: date.nullable(), file: attachedFile.nullable() })
      .nullable(),
    group_ids: z.array(id),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'EndUser' });
export type EndUser = z.infer<typeof endUser>;

/** The fields and filters of its screening. */
export const screening = screeningOf((key) => isLookupKey('risk_levels', key));
/** The code of a country. */
export const country = countryCode.refine(isCountry, { error: () => messages.notALookup });
/** Ids without duplicates, in ascending order. */
const idSet = z
  .array(id)
  .max(200)
  .transform((ids) => [...new Set(ids)].sort((a, b) => a - b));

const fields = {
  first_name: optionalText(),
  last_name: optionalText(),
  external_organization_name: optionalText(),
  country: country.nullish(),
  ...screening.fields,
  notes: optionalLongText(),
  opc: z.boolean().optional(),
  program_ids: idSet.optional(),
  group_ids: idSet.optional(),
};

/** The fields of a new end user; a last name or an organization is required. */
export const endUserCreate = z.strictObject({ ...fields, ...newInOrganization });
export type EndUserCreate = z.infer<typeof endUserCreate>;

/** The changes of an end user; only sent fields change. */
export const endUserUpdate = z.strictObject({ ...fields, lock_version: z.int().optional() });
export type EndUserInput = Omit<EndUserCreate, 'organization_id'>;
export type EndUserUpdate = z.infer<typeof endUserUpdate>;

import { z } from 'zod';
import { forEachKey } from '../api/keys.ts';
import { email, id, optionalText, text, timestamp } from '../api/validate.ts';
import { picture } from '../files/picture.ts';
import { uploadedFile } from '../files/schema.ts';
import { languageCodes } from '../language/languages.ts';
import { isCountry } from '../lookup/rules.ts';
import { ability } from '../record/ability.ts';
import { requiredAddress, shownAddress } from '../record/address.ts';
import { featureFlags } from './table.ts';

/** The summary of an organization, for pickers. */
export const organizationSummary = z.object({ id, name: z.string() }).meta({ id: 'OrganizationLight' });

const onOff = z.boolean();

/** An organization as api/v1 returns it. */
export const organization = z
  .object({
    id,
    name: z.string(),
    short_name: z.string(),
    ein: z.string().nullable(),
    contact_person: z.string().nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    website: z.string().nullable(),
    /** The code of the language of whoever has chosen none (BCP 47); null for English. */
    language: z.string().nullable(),
    address: shownAddress.nullable(),
    feature_flags: z.object(forEachKey(featureFlags, () => onOff)),
    picture: picture.nullable(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof organization>;

/** The fields of a new organization. Omitted switches are off. Only a form can contain a picture. */
export const organizationCreate = z.strictObject({
  name: text(),
  short_name: text(15),
  email,
  ein: optionalText(40),
  contact_person: optionalText(),
  phone_number: optionalText(40),
  website: optionalText(),
  language: z.enum(languageCodes).nullish(),
  address_attributes: requiredAddress(isCountry),
  feature_flags: z.strictObject(forEachKey(featureFlags, () => onOff.optional())).optional(),
  picture: uploadedFile.nullish(),
});
export type OrganizationCreate = z.infer<typeof organizationCreate>;

/** The changes of an organization: only the fields, and the switches, to change. */
export const organizationUpdate = organizationCreate.extend({ lock_version: z.int() }).partial();
export type OrganizationUpdate = z.infer<typeof organizationUpdate>;

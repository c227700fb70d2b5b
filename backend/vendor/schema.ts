import { z } from 'zod';
import { id, optionalEmail, optionalLongText, optionalText, text, timestamp } from '../api/validate.ts';
import { isCountry, isLookupKey } from '../lookup/rules.ts';
import { ability } from '../record/ability.ts';
import { optionalAddress, shownAddress } from '../record/address.ts';
import { newForProgram } from '../record/organization.ts';
import { prohibited, screeningOf, shownScreening } from '../record/party.ts';

/** The summary of a vendor, for pickers. */
export const vendorSummary = z.object({ id, name: z.string(), prohibited }).meta({ id: 'VendorLight' });

/** A vendor as api/v1 returns it. */
export const vendor = z
  .object({
    id,
    organization_id: id,
    name: z.string(),
    ein: z.string().nullable(),
    phone_number: z.string().nullable(),
    website: z.string().nullable(),
    email: z.string().nullable(),
    ...shownScreening,
    notes: z.string().nullable(),
    address: shownAddress.nullable(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.infer<typeof vendor>;

/** The fields and filters of a vendor's screening. */
export const screening = screeningOf((key) => isLookupKey('risk_levels', key));

const fields = z.strictObject({
  name: text(),
  ein: optionalText(40),
  phone_number: optionalText(40),
  website: optionalText(),
  email: optionalEmail,
  ...screening.fields,
  notes: optionalLongText(),
  address_attributes: optionalAddress(isCountry),
});

/** The fields of a new vendor. */
export const vendorCreate = fields.extend(newForProgram);
export type VendorCreate = z.infer<typeof vendorCreate>;

/** The changes of a vendor: only the fields to change. */
export const vendorUpdate = fields.extend({ lock_version: z.int() }).partial();
export type VendorUpdate = z.infer<typeof vendorUpdate>;

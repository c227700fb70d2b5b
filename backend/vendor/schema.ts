import { z } from 'zod';
import { id, idParameter, optionalEmail, optionalLongText, optionalText, text, timestamp } from '../api/validate.ts';
import { isCountry, isLookupKey } from '../lookup/rules.ts';
import { ability } from '../record/ability.ts';
import { countryCode, optionalAddress, shownAddress } from '../record/address.ts';
import { listQuery, momentRange, setOf } from '../record/list.ts';
import { newForProgram } from '../record/organization.ts';
import { prohibited, screeningOf, shownScreening } from '../record/party.ts';
import { messages } from './messages.ts';

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

const screening = screeningOf((key) => isLookupKey('risk_levels', key));

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

/** The parameters of the list of vendors. */
export const vendorListQuery = listQuery({
  sort: ['name', 'visual_compliance_date', 'risk_level', 'country', 'email', 'updated_at'],
  /** Only those that this program may name: sample data names only sample data. */
  own: { program_id: idParameter.optional() },
  filters: {
    ...screening.filters,
    country: setOf(countryCode.refine(isCountry, messages.notALookup)).optional(),
    ...momentRange('updated_at'),
  },
});
export type VendorListQuery = z.infer<typeof vendorListQuery>;

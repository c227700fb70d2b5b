import type { CreateVendorInput, VendorFieldsFragment } from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { emailRule } from '../kit/form/rules.ts';
import { twinsBy } from '../kit/form/twins.ts';
import { screeningFields } from '../lookup/fieldChoices.ts';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { vendorRecord } from './list.ts';
import { vendorMessages as messages } from './messages.ts';

const { text, longText, address } = fieldsOf<VendorFieldsFragment>();

/** The fields of a vendor. */
export const vendorForm = formFor<CreateVendorInput, 'organizationId' | 'programId'>()({
  name: text((vendor) => vendor.name, {
    label: messages.name,
    required: messages.nameRequired,
    twins: twinsBy('VENDOR', ['name', 'ein'], vendorRecord.record),
  }),
  ein: text((vendor) => vendor.ein, { label: messages.ein, limit: 40 }),
  phoneNumber: text((vendor) => vendor.phoneNumber, { label: messages.phoneNumber, limit: 40 }),
  email: text((vendor) => vendor.email, { label: messages.email, limit: 254, rule: emailRule() }),
  website: text((vendor) => vendor.website, { label: messages.website, website: true }),
  ...screeningFields<VendorFieldsFragment>(messages.screened),
  notes: longText((vendor) => vendor.notes, { label: messages.notes }),
  address: address((vendor) => vendor.address, { countries: countryChoices }),
});

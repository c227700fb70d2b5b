import { riskLevels } from '../lookup/rules.ts';
import { plainAddress } from '../record/address.ts';
import { readVendorRecords } from '../vendor/read.ts';
import { vendorCreate } from '../vendor/schema.ts';
import { createVendor, updateVendor } from '../vendor/write.ts';
import { directoryImport, ofPlace } from './directory.ts';
import { fieldMessages } from './fieldMessages.ts';
import { importedFields } from './fields.ts';

/** Vendors of an organization. */
export const vendorImport = directoryImport({
  key: 'vendors',
  table: 'vendors',
  access: [
    ['vendors', 'read'],
    ['vendors', 'write'],
  ],
  into: 'organization',
  identifying: ['name'],
  fields: importedFields('vendors', [
    { key: 'name', required: true, label: () => fieldMessages.vendor.name },
    { key: 'ein', label: () => fieldMessages.vendor.ein },
    { key: 'email', label: () => fieldMessages.vendor.email },
    { key: 'phone_number', label: () => fieldMessages.vendor.phone_number },
    { key: 'website', label: () => fieldMessages.vendor.website },
    { key: 'address_attributes.country', label: () => fieldMessages.vendor.country },
    { key: 'address_attributes.city', label: () => fieldMessages.vendor.city },
    { key: 'address_attributes.address', label: () => fieldMessages.vendor.address },
    { key: 'address_attributes.state', label: () => fieldMessages.vendor.state },
    { key: 'address_attributes.zip_code', label: () => fieldMessages.vendor.zip_code },
    { key: 'visual_compliance_date', label: () => fieldMessages.vendor.visual_compliance_date },
    { key: 'risk_level', choices: riskLevels, label: () => fieldMessages.vendor.risk_level },
    { key: 'notes', label: () => fieldMessages.vendor.notes },
  ]),
  namedBy: () => ['name'],
  nameOf: ({ name }) => (typeof name === 'string' ? name : ''),
  body: vendorCreate.omit({ organization_id: true, program_id: true }),
  existing: async ({ db, caller }, ids) =>
    (await readVendorRecords(db, caller, ids)).map(({ id, lock_version, address, ...vendor }) => {
      const { name, ein, phone_number, website, email, visual_compliance_date, risk_level, notes } = vendor;
      const own = { name, ein, phone_number, website, email, visual_compliance_date, risk_level, notes };
      return { id, lock_version, fields: { ...own, address_attributes: address && plainAddress(address) } };
    }),
  create: (context, body) => createVendor(context, { ...body, ...ofPlace(context.place) }),
  update: (context, id, version, body) => updateVendor(context, id, { ...body, lock_version: version }),
});

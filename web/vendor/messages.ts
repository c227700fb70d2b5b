import { texts } from '../base/texts.ts';

/** The texts of vendors: their list, their page and their form. */
export const vendorMessages = texts('vendor', {
  title: 'Vendors',
  add: 'Add Vendor',
  /** Spec: "An empty list offers Add New". */
  addWhenEmpty: 'Add New',
  addDenied: 'You may not add vendors',
  purpose: 'Vendors are the companies that you buy from; each purchase order names one.',
  adders: 'Administrators, program managers and procurement officers add vendors.',
  search: 'Search vendors',
  created: 'Vendor created',
  notFound: 'Vendor not found',
  details: 'Vendor',
  address: 'Address',
  name: 'Name',
  nameRequired: 'Name is required',
  ein: 'EIN',
  phoneNumber: 'Phone number',
  email: 'Email',
  website: 'Website',
  screened: 'VC Screened',
  notes: 'Notes',
  country: 'Country',
});

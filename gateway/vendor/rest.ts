import type { Vendor, VendorLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { screeningNames } from '../record/party.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';

/** A vendor as lists, pickers and other records show it. */
export type RestVendor = VendorLight;

/** A vendor with all its fields. */
export type RestFullVendor = OfAnyBackend<Vendor>;

/** Creates the vendors of one operation. */
export const vendorCollection = (rest: Rest) =>
  new Collection<RestFullVendor, RestVendor>(rest, { path: 'vendors', wrapper: 'vendor', names });

/** Filters with their different names in the schema. */
const names = {
  ...screeningNames,
  'filters.country': 'filter.countries',
};

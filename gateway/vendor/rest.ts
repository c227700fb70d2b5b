import type { Vendor, VendorLight } from '../generated/rest.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import type { OfAnyBackend } from '../rest/record.ts';

/** A vendor as lists, pickers and other records show it. */
export type RestVendor = VendorLight;

/** A vendor with all its fields. */
export type RestWholeVendor = OfAnyBackend<Vendor>;

/** Vendors as one operation sees them. */
export const vendorCollection = (rest: Rest) =>
  new Collection<RestWholeVendor, RestVendor>(rest, { path: 'vendors', wrapper: 'vendor', names });

/** Filters that the schema calls something else. */
const names = { 'filters.riskLevel': 'filter.riskLevels', 'filters.country': 'filter.countries' };

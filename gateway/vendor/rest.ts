import type { VendorFilter } from '../generated/resolvers.ts';
import type { Vendor, VendorLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { screeningFilters } from '../record/party.ts';
import { Collection } from '../rest/collection.ts';
import { filterTable } from '../rest/filters.ts';
import type { Rest } from '../rest/operation.ts';

/** A vendor as lists, pickers and other records show it. */
export type RestVendor = VendorLight;

/** A vendor with all its fields. */
export type RestFullVendor = OfAnyBackend<Vendor>;

/** The filters of vendors. */
export const vendorFilters = filterTable<VendorFilter>({ ...screeningFilters, countries: 'country' });

/** Creates the vendors of one operation. */
export const vendorCollection = (rest: Rest) =>
  new Collection<RestFullVendor, RestVendor>(rest, { path: 'vendors', wrapper: 'vendor', names: vendorFilters.names });

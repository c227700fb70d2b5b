import type { VendorLight } from '../generated/rest.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';

/** A vendor as lists, pickers and other records show it. */
export type RestVendor = VendorLight;

export const vendorCollection = (rest: Rest) =>
  new Collection<RestVendor>(rest, { path: 'vendors', wrapper: 'vendor' });

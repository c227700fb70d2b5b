import { z } from 'zod';
import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { vendorListQuery } from './listSchema.ts';
import { readVendor, readVendors } from './read.ts';
import { vendor, vendorCreate, vendorSummary, vendorUpdate } from './schema.ts';
import { createVendor, updateVendor } from './write.ts';

/** The api/v1 routes of vendors. */
export const vendorRoutes = [
  route('get', 'session', {
    path: '/api/v1/vendors',
    summary:
      "The organization's vendors. `light=true` requires only a session, no right, unless it filters or sorts by fields that it does not return.",
    query: vendorListQuery,
    answer: listOf(z.union([vendor, vendorSummary])),
    handle: async ({ db, caller, query }) => {
      if (!asksForNames(query, 'name') && !can(caller, 'vendors', 'read')) throw forbidden();
      return readVendors(db, caller, query);
    },
  }),
  route('get', [['vendors', 'read']], {
    path: '/api/v1/vendors/:id',
    summary: 'A vendor by id.',
    params: idParams,
    answer: dataOf(vendor),
    handle: async ({ db, caller, params }) => ({ data: await readVendor(db, caller, params.id) }),
  }),
  route('post', [['vendors', 'write']], {
    path: '/api/v1/vendors',
    summary: "Creates a vendor in the caller's organization.",
    body: vendorCreate,
    wrapper: 'vendor',
    status: 201,
    answer: dataOf(vendor),
    handle: async (call) => ({ data: await createVendor(call, call.body) }),
  }),
  route('put', [['vendors', 'write']], {
    path: '/api/v1/vendors/:id',
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    params: idParams,
    body: vendorUpdate,
    wrapper: 'vendor',
    answer: dataOf(vendor),
    handle: async (call) => ({ data: await updateVendor(call, call.params.id, call.body) }),
  }),
];

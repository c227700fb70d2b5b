import { z } from 'zod';
import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { idParams, route } from '../http/route.ts';
import { asksForNames, dataOf, listOf } from '../record/list.ts';
import { readVendor, readVendors } from './read.ts';
import { vendor, vendorCreate, vendorListQuery, vendorSummary, vendorUpdate } from './schema.ts';
import { createVendor, updateVendor } from './write.ts';

/** api/v1's calls on vendors. */
export const vendorRoutes = [
  route('get', 'session', {
    path: '/api/v1/vendors',
    summary:
      'Vendors of the organization. `light=true` needs no right, only a session, unless it is filtered or sorted by what it does not show.',
    query: vendorListQuery,
    answer: listOf(z.union([vendor, vendorSummary])),
    handle: async ({ db, caller, query }) => {
      if (!asksForNames(query, 'name') && !can(caller, 'vendors', 'read')) throw forbidden();
      return readVendors(db, caller, query);
    },
  }),
  route('get', [['vendors', 'read']], {
    path: '/api/v1/vendors/:id',
    summary: 'One vendor.',
    params: idParams,
    answer: dataOf(vendor),
    handle: async ({ db, caller, params }) => ({ data: await readVendor(db, caller, params.id) }),
  }),
  route('post', [['vendors', 'write']], {
    path: '/api/v1/vendors',
    summary: "Creates a vendor of one's organization.",
    body: vendorCreate,
    wrapper: 'vendor',
    status: 201,
    answer: dataOf(vendor),
    handle: async (call) => ({ data: await createVendor(call, call.body) }),
  }),
  route('put', [['vendors', 'write']], {
    path: '/api/v1/vendors/:id',
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    body: vendorUpdate,
    wrapper: 'vendor',
    answer: dataOf(vendor),
    handle: async (call) => ({ data: await updateVendor(call, call.params.id, call.body) }),
  }),
];

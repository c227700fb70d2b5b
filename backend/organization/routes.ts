import { z } from 'zod';
import { can } from '../http/caller.ts';
import { forbidden } from '../http/errors.ts';
import { dataOf, listOf } from '../http/list.ts';
import { idParams, route } from '../http/route.ts';
import { readOrganizationRow, readOrganizations, toRecord } from './read.ts';
import {
  organization,
  organizationCreate,
  organizationLight,
  organizationListQuery,
  organizationUpdate,
} from './schema.ts';
import { createOrganization, updateOrganization } from './write.ts';

/** api/v1's calls on organizations. */
export const organizationRoutes = [
  route('get', 'session', {
    path: '/api/v1/organizations',
    summary: 'Organizations that one may see. `light=true` needs no right, only a session.',
    query: organizationListQuery,
    answer: listOf(z.union([organization, organizationLight])),
    handle: async ({ db, caller, query }) => {
      if (!query.light && !can(caller, 'organizations', 'read')) throw forbidden();
      return readOrganizations(db, caller, query);
    },
  }),
  route('get', [['organizations', 'read']], {
    path: '/api/v1/organizations/:id',
    summary: 'One organization.',
    params: idParams,
    answer: dataOf(organization),
    handle: async ({ db, caller, params }) => ({
      data: toRecord(await readOrganizationRow(db, caller.organizationIds, params.id), caller),
    }),
  }),
  route('post', [['organizations', 'create']], {
    path: '/api/v1/organizations',
    summary: 'Makes an organization.',
    body: organizationCreate,
    wrapper: 'organization',
    multipart: true,
    status: 201,
    answer: dataOf(organization),
    handle: async (call) => ({ data: await createOrganization(call, call.services.roles, call.body) }),
  }),
  route('put', [['organizations', 'update']], {
    path: '/api/v1/organizations/:id',
    summary: 'Changes the fields and switches that are sent; with `lock_version` only that version.',
    params: idParams,
    body: organizationUpdate,
    wrapper: 'organization',
    multipart: true,
    answer: dataOf(organization),
    handle: async (call) => ({ data: await updateOrganization(call, call.params.id, call.body) }),
  }),
];

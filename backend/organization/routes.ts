import { z } from 'zod';
import { onlyPictureQuery, pictureFile, pictureFileOf, pictureQuery, requireOnlyPicture } from '../files/picture.ts';
import { sendFile } from '../files/send.ts';
import { fileRoute, idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { organizationListQuery } from './listSchema.ts';
import { readOrganizationRow, readOrganizations, toRecord } from './read.ts';
import { organization, organizationCreate, organizationSummary, organizationUpdate } from './schema.ts';
import { createOrganization, updateOrganization } from './write.ts';

/** Declares the route of one size of the picture, which every member of the organization may see. */
const pictureRoute = (size: 'original' | 'thumb', produces: string) =>
  fileRoute('get', 'session', {
    path: `/api/v1/organizations/:id/picture/${size}`,
    summary: `The ${size} of an organization's picture.`,
    params: idParams,
    query: pictureQuery,
    produces,
    handle: async (call) => {
      const row = await readOrganizationRow(call.db, call.caller.organizationIds, call.params.id);
      return () => sendFile(call, pictureFileOf(row, size));
    },
  });

const read = [['organizations', 'read']] as const;

/** The api/v1 routes of organizations. */
export const organizationRoutes = [
  route('get', read, {
    path: '/api/v1/organizations',
    summary: 'The organizations that the caller can access, by name.',
    query: organizationListQuery,
    answer: listOf(z.union([organization, organizationSummary])),
    handle: async ({ db, caller, query }) => readOrganizations(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/organizations/:id',
    summary: 'An organization by id.',
    params: idParams,
    answer: dataOf(organization),
    handle: async ({ db, caller, params }) => ({
      data: toRecord(await readOrganizationRow(db, caller.organizationIds, params.id), caller),
    }),
  }),
  route('post', [['organizations', 'create']], {
    path: '/api/v1/organizations',
    summary: 'Creates an organization.',
    body: organizationCreate,
    wrapper: 'organization',
    multipart: true,
    file: pictureFile,
    status: 201,
    answer: dataOf(organization),
    handle: async (call) => ({ data: await createOrganization(call, call.services.roles, call.body) }),
  }),
  route('put', [['organizations', 'update']], {
    path: '/api/v1/organizations/:id',
    summary: 'Updates only the fields and feature flags sent; with `lock_version`, only if it is the current version.',
    params: idParams,
    query: onlyPictureQuery,
    body: organizationUpdate,
    wrapper: 'organization',
    multipart: true,
    file: pictureFile,
    answer: dataOf(organization),
    admit: async ({ db, caller, params }) => void (await readOrganizationRow(db, caller.organizationIds, params.id)),
    handle: async (call) => {
      requireOnlyPicture(call);
      return { data: await updateOrganization(call, call.params.id, call.body) };
    },
  }),
  pictureRoute('original', 'image/*'),
  pictureRoute('thumb', 'image/webp'),
];

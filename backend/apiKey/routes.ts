import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { apiKeyListQuery } from './listSchema.ts';
import { readApiKeyRow, readApiKeys, toRecord } from './read.ts';
import { apiKey, apiKeyCreate, apiKeyCreated, apiKeySummary } from './schema.ts';
import { createApiKey, revokeApiKey } from './write.ts';

const read = [['api_keys', 'read']] as const;
const write = [['api_keys', 'write']] as const;

/** The api/v1 routes of API keys. */
export const apiKeyRoutes = [
  route('get', read, {
    path: '/api/v1/api_keys',
    summary: "The organization's API keys, without their secrets.",
    query: apiKeyListQuery,
    answer: listOf(z.union([apiKey, apiKeySummary])),
    handle: async ({ db, caller, query, services }) => readApiKeys(db, caller, services.roles, query),
  }),
  route('get', read, {
    path: '/api/v1/api_keys/:id',
    summary: 'An API key by id, without its secret.',
    params: idParams,
    answer: dataOf(apiKey),
    handle: async ({ db, caller, params, services }) => ({
      data: toRecord(await readApiKeyRow(db, caller, params.id), caller, services.roles),
    }),
  }),
  route('post', write, {
    path: '/api/v1/api_keys',
    summary:
      'Creates an API key. Its secret is shown only once: a retry with the same idempotency key returns the key without it.',
    peopleOnly: true,
    body: apiKeyCreate,
    wrapper: 'api_key',
    status: 201,
    answer: apiKeyCreated,
    repeated: ({ data }) => ({ data, secret: null }),
    handle: async (call) => createApiKey(call, call.body),
  }),
  route('post', write, {
    path: '/api/v1/api_keys/:id/revoke',
    summary: 'Ends an API key and closes its live connections, immediately and permanently.',
    peopleOnly: true,
    params: idParams,
    answer: dataOf(apiKey),
    handle: async (call) => ({ data: await revokeApiKey(call, call.params.id) }),
  }),
];

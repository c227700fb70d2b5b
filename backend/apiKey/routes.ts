import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { readApiKeyRow, readApiKeys, toRecord } from './read.ts';
import { apiKey, apiKeyCreate, apiKeyCreated, apiKeyListQuery, apiKeySummary } from './schema.ts';
import { createApiKey, revokeApiKey } from './write.ts';

const read = [['api_keys', 'read']] as const;
const write = [['api_keys', 'write']] as const;

/** api/v1's calls on API keys. */
export const apiKeyRoutes = [
  route('get', read, {
    path: '/api/v1/api_keys',
    summary: 'The API keys of the organization, without their secrets.',
    query: apiKeyListQuery,
    answer: listOf(z.union([apiKey, apiKeySummary])),
    handle: async ({ db, caller, query, services }) => readApiKeys(db, caller, services.roles, query),
  }),
  route('get', read, {
    path: '/api/v1/api_keys/:id',
    summary: 'One API key, without its secret.',
    params: idParams,
    answer: dataOf(apiKey),
    handle: async ({ db, caller, params, services }) => ({
      data: toRecord(await readApiKeyRow(db, caller, params.id), caller, services.roles),
    }),
  }),
  route('post', write, {
    path: '/api/v1/api_keys',
    summary:
      'Makes an API key. Its secret is shown this once: a repeat with the same idempotency key gets the key without it.',
    body: apiKeyCreate,
    wrapper: 'api_key',
    status: 201,
    answer: apiKeyCreated,
    repeated: ({ data }) => ({ data, secret: null }),
    handle: async (call) => createApiKey(call, call.body),
  }),
  route('post', write, {
    path: '/api/v1/api_keys/:id/revoke',
    summary: 'Ends an API key and its live connections at once and for good.',
    params: idParams,
    answer: dataOf(apiKey),
    handle: async (call) => ({ data: await revokeApiKey(call, call.params.id) }),
  }),
];

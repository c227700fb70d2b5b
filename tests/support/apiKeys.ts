/** API keys for tests, created through api/v1. */
import type { ApiKey } from '../../backend/apiKey/schema.ts';
import type { Api } from './api.ts';

/** Returns the time in this many days, in ISO 8601. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export type MadeKey = ApiKey & { secret: string };

/** Creates a key. @param fields override the defaults: a Viewer's key for a day */
export async function newKey(maker: Api, fields: Record<string, unknown> = {}): Promise<MadeKey> {
  const body = { name: `Bot ${crypto.randomUUID()}`, permission_id: 7, expires_at: inDays(1), ...fields };
  const { data, secret } = await maker.post<{ data: ApiKey; secret: string }>('api_keys', { api_key: body });
  return { ...data, secret };
}

import { z } from 'zod';
import { id, moment, text, timestamp } from '../api/validate.ts';
import { ability } from '../record/ability.ts';
import { dataOf } from '../record/list.ts';

/** The states of a key; `suspended` means that its maker is deactivated. */
export const states = ['active', 'suspended', 'expired', 'revoked'] as const;
export type State = (typeof states)[number];

/** An API key as api/v1 returns it, without its secret. */
export const apiKey = z
  .object({
    id,
    name: z.string(),
    organization_id: id,
    permission_id: z.int(),
    permission_name: z.string(),
    all_programs: z.boolean(),
    program_ids: z.array(id),
    user_id: id,
    maker_id: id,
    state: z.enum(states),
    expires_at: timestamp,
    last_used_at: timestamp.nullable(),
    revoked_at: timestamp.nullable(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;

/** The summary of an API key. */
export const apiKeySummary = z.object({ id, name: z.string() }).meta({ id: 'ApiKeyLight' });

/** A new key with its secret, which is returned only once: it is null for a retry with the same idempotency key. */
export const apiKeyCreated = dataOf(apiKey).extend({ secret: z.string().nullable() });
export type ApiKeyCreated = z.infer<typeof apiKeyCreated>;

/** The fields of a new key. The organization defaults to the caller's; without programs, the key reaches all of its role. */
export const apiKeyCreate = z.strictObject({
  name: text(100),
  permission_id: id,
  organization_id: id.optional(),
  program_ids: z
    .array(id)
    .min(1)
    .max(200)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
    .nullish(),
  expires_at: moment,
});
export type ApiKeyCreate = z.infer<typeof apiKeyCreate>;

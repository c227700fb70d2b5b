import { sql } from 'kysely';
import { type Caller, personOf } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import type { Services, SignedInCall } from '../http/route.ts';
import type { UserContext } from './context.ts';

/** The context of a write that tells whether an address is taken: its attempts are counted for the caller's network. */
export interface AddressContext extends UserContext, Pick<SignedInCall<never, never, never>, 'request' | 'gone'> {
  readonly services: UserContext['services'] & Pick<Services, 'attempts' | 'log'>;
}

/** Who has an address: a user whom the caller may see, by name, or somebody of another organization. */
export type AddressOwner = { readonly name: string } | 'elsewhere';

/**
 * Returns the owners of addresses, by the address as given. An address of another organization counts as a failed guess,
 * once for each call, and is noted in the log: otherwise a caller could learn silently who uses Lading.
 * @throws 429 with the seconds to wait after too many such calls, whether or not an address is taken
 */
export async function ownersOf(
  { db, caller, services, request, gone }: AddressContext,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AddressOwner>> {
  const owners = await findOwners(db, caller, emails);
  const elsewhere = [...owners.values()].filter((owner) => owner === 'elsewhere').length;
  const person = personOf(caller);
  if (elsewhere > 0)
    services.log.warn({ userId: person, addresses: elsewhere }, 'addresses of other organizations were tried');
  const isOwn = async () => elsewhere === 0;
  await services.attempts.address.attempt(`user ${person}`, request.ip ?? '', isOwn, undefined, gone);
  return owners;
}

async function findOwners(
  db: Db,
  caller: Caller,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AddressOwner>> {
  const { rows } = await sql<{ typed: string; name: string; organization_id: number }>`
    select typed, u.first_name || ' ' || u.last_name as name, u.organization_id
    from unnest(${[...emails]}::text[]) as typed
    join users u on u.identity = compare_key(typed)
    order by u.id`.execute(db);
  const ownerOf = (row: (typeof rows)[number]): AddressOwner =>
    caller.organizationIds.includes(row.organization_id) ? { name: row.name } : 'elsewhere';
  return new Map(rows.map((row) => [row.typed, ownerOf(row)]));
}

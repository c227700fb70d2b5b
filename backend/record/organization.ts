import type { Caller } from '../access/caller.ts';
import { outOfReach } from '../api/errors.ts';
import { id } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { messages } from './messages.ts';

/** The organization of a new record, in a body; the caller's own by default. It cannot change later. */
export const newInOrganization = { organization_id: id.optional() };

/** Where a new vendor or courier belongs, in a body: also the program that it is made for, which is not kept. */
export const newForProgram = { ...newInOrganization, program_id: id.optional() };

/**
 * Returns the organization that a new record belongs to: the named one, or the caller's own.
 * @throws 422 for one that the caller may not see
 */
export function organizationOfNew({ organizationId, organizationIds }: Caller, named = organizationId): number {
  if (!organizationIds.includes(named)) throw outOfReach('organization_id', messages.notFound);
  return named;
}

/**
 * Returns the columns that say where a new vendor or courier belongs. What is made for a program is of its organization,
 * and sample data if the program is.
 * @throws 422 for an organization or a program that the caller may not see, or for a program of another organization
 */
export async function placeOfNew(
  db: Db,
  caller: Caller,
  { organization_id, program_id }: { readonly organization_id?: number; readonly program_id?: number },
): Promise<{ organization_id: number; sample: boolean }> {
  if (program_id === undefined) return { organization_id: organizationOfNew(caller, organization_id), sample: false };
  const program = caller.programIds.includes(program_id)
    ? await db
        .selectFrom('programs')
        .select(['organization_id', 'sample'])
        .where('id', '=', program_id)
        .executeTakeFirst()
    : undefined;
  if (!program || (organization_id ?? program.organization_id) !== program.organization_id) {
    throw outOfReach('program_id', messages.notFound);
  }
  return program;
}

import type { Caller } from '../access/caller.ts';
import { invalid } from '../api/errors.ts';
import { id } from '../api/validate.ts';
import { messages } from './messages.ts';

/** The organization of a new record, in a body; the caller's own by default. It cannot change later. */
export const newInOrganization = { organization_id: id.optional() };

/**
 * Returns the organization that a new record belongs to: the named one, or the caller's own.
 * @throws 422 for one that the caller may not see
 */
export function organizationOfNew({ organizationId, organizationIds }: Caller, named = organizationId): number {
  if (!organizationIds.includes(named)) throw invalid({ organization_id: [messages.notFound] });
  return named;
}

import { valueMessages } from '../api/errorMessages.ts';
import { notFound, outOfReach } from '../api/errors.ts';
import type { Caller } from './caller.ts';

/**
 * Rejects a query that names a program out of the caller's scope, so that it is not answered with an empty result.
 * @param query the validated query: `program_id`, where 0 means none, and `filters.program_ids`
 * @throws 404 for `program_id`, 422 for the filter
 */
export function requireOwnPrograms({ programIds }: Pick<Caller, 'programIds'>, query: unknown): void {
  const { program_id, filters } = query as { program_id?: number; filters?: { program_ids?: readonly number[] } };
  if (program_id && !programIds.includes(program_id)) throw notFound();
  const asked = filters?.program_ids ?? [];
  if (asked.some((id) => !programIds.includes(id))) throw outOfReach('filters.program_ids', valueMessages.notFound);
}

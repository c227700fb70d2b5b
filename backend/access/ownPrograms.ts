import { invalid, notFound } from '../api/errors.ts';
import type { Caller } from './caller.ts';

/**
 * A program that is asked for is the caller's: a question about another one is refused, never answered with nothing.
 * @param query after validation: `program_id`, where 0 is none, and `filters.program_ids`
 * @throws 404, 422 at the filter
 */
export function requireOwnPrograms({ programIds }: Pick<Caller, 'programIds'>, query: unknown): void {
  const { program_id, filters } = query as { program_id?: number; filters?: { program_ids?: readonly number[] } };
  if (program_id && !programIds.includes(program_id)) throw notFound();
  const asked = filters?.program_ids ?? [];
  if (asked.some((id) => !programIds.includes(id))) throw invalid({ 'filters.program_ids': ['was not found'] });
}

import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { idParameter } from '../api/validate.ts';

/** The query of a call on one record: clients may name its program in addition to its id. */
export const programQuery = z.strictObject({ program_id: idParameter.optional() });

/** Narrows the caller's scope to the named program, if any: records of other programs are then 404. */
export function inProgram<Named extends { readonly caller: Caller; readonly query: z.infer<typeof programQuery> }>(
  call: Named,
): Named {
  const { program_id } = call.query;
  if (program_id === undefined) return call;
  const programIds = call.caller.programIds.filter((id) => id === program_id);
  return { ...call, caller: { ...call.caller, programIds } };
}

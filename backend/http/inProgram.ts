import { z } from 'zod';
import type { Caller } from './caller.ts';
import { idParameter } from './list.ts';

/** The query of calls on one record beside whose id clients of the specs name its program. */
export const programQuery = z.strictObject({ program_id: idParameter.optional() });

/** The same call by somebody who sees the program that it names only: a record of another one is not there. */
export function inProgram<Named extends { readonly caller: Caller; readonly query: z.infer<typeof programQuery> }>(
  call: Named,
): Named {
  const { program_id } = call.query;
  if (program_id === undefined) return call;
  const programIds = call.caller.programIds.filter((id) => id === program_id);
  return { ...call, caller: { ...call.caller, programIds } };
}

import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { idParameter } from './list.ts';

/** The query of a call on one record, whose program clients may name beside its id. */
export const programQuery = z.strictObject({ program_id: idParameter.optional() });

/** The call with its caller confined to the program that it names, if it names one: records of others are not found. */
export function inProgram<Named extends { readonly caller: Caller; readonly query: z.infer<typeof programQuery> }>(
  call: Named,
): Named {
  const { program_id } = call.query;
  if (program_id === undefined) return call;
  const programIds = call.caller.programIds.filter((id) => id === program_id);
  return { ...call, caller: { ...call.caller, programIds } };
}

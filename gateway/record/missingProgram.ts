import { messages } from '../messages.ts';
import { RestError } from '../rest/error.ts';
import { unlessForbidden } from '../rest/unless.ts';

/** Programs as far as it is asked here whether there is one. */
interface Programs {
  find(id: string): unknown;
}

/** NOT_FOUND for a program that is not there, or not the reader's; null for one that is, or that only a right hides. @throws RestError */
export async function missingProgram(programs: Programs, id: string): Promise<RestError | null> {
  const isThere = await unlessForbidden(async () => (await programs.find(id)) !== null);
  return isThere === false ? new RestError('NOT_FOUND', messages.notFound) : null;
}

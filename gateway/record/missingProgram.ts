import { messages } from '../messages.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import { RestError } from '../upstream/error.ts';

/** The part of the programs that tells whether one exists. */
interface Programs {
  find(id: string): unknown;
}

/** Returns NOT_FOUND for a missing or unreadable program; null if it exists, or only a right hides it. @throws RestError */
export async function missingProgram(programs: Programs, id: string): Promise<RestError | null> {
  const isThere = await unlessForbidden(async () => (await programs.find(id)) !== null);
  return isThere === false ? new RestError('NOT_FOUND', messages.notFound) : null;
}

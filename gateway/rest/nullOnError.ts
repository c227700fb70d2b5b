import { type Code, RestError } from '../upstream/error.ts';

/** Returns the result of a read; null if the caller may not read it. @throws RestError for everything else */
export const unlessForbidden = <Answer>(read: () => Answer | Promise<Answer>) => unless('FORBIDDEN', read);

/** Returns the result of a read; null if there is nothing to read. @throws RestError for everything else */
export const unlessMissing = <Answer>(read: () => Answer | Promise<Answer>) => unless('NOT_FOUND', read);

async function unless<Answer>(code: Code, read: () => Answer | Promise<Answer>): Promise<Answer | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RestError && error.code === code) return null;
    throw error;
  }
}

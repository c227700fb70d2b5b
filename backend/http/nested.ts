import qs from 'qs';
import { badRequest } from './errors.ts';

/**
 * Reads `filters[status][]=open` and the like as nested objects and lists.
 * @throws 400 on more of anything than the options let in
 */
export function readNested(text: string, options: qs.IParseOptions): Record<string, unknown> {
  try {
    return qs.parse(text, options);
  } catch (error) {
    // Its limits have no error of their own.
    if (error instanceof RangeError) throw badRequest('The request cannot be read');
    throw error;
  }
}

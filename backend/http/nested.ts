import qs from 'qs';
import { errorMessages } from '../api/errorMessages.ts';
import { badRequest } from '../api/errors.ts';

/**
 * Parses query text such as `filters[status][]=open` into nested objects and lists.
 * @throws 400 past the limits in the options
 */
export function readNested(text: string, options: qs.IParseOptions): Record<string, unknown> {
  try {
    return qs.parse(text, options);
  } catch (error) {
    // qs throws a plain RangeError past its limits.
    if (error instanceof RangeError) throw badRequest(errorMessages.unreadable);
    throw error;
  }
}

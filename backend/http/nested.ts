import qs from 'qs';
import { errorMessages } from '../api/errorMessages.ts';
import { badRequest } from '../api/errors.ts';

/** The limits of a query string: what is beyond is refused, as half a filter would find too much. */
export const queryLimits = {
  ...{ arrayLimit: 1000, parameterLimit: 1000, depth: 2, plainObjects: true },
  throwOnLimitExceeded: true,
};

/** Parses the query of a list that another call names. @throws 400 past its limits */
export const readQuery = (text: string) => readNested(text.replace(/^\?/, ''), queryLimits);

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

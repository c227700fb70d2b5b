import { z } from 'zod';
import type { HttpError } from '../api/errors.ts';

const fieldErrors = z.record(z.string(), z.array(z.string()));

/** Returns the code of a rejection. */
export const codeOf = ({ body }: HttpError): string => (typeof body.code === 'string' ? body.code : 'invalid');

/**
 * Returns the messages of a rejection in one text.
 * @param ofField joins the name of a field, as in api/v1, and what is wrong with it
 */
export function refusalText({ body, message }: HttpError, ofField: (field: string, text: string) => string): string {
  const { data } = fieldErrors.safeParse(body.errors);
  if (!data) return message;
  const texts = Object.entries(data).flatMap(([field, each]) =>
    each.map((text) => (field === 'base' ? text : ofField(field, text))),
  );
  return texts.join('. ');
}

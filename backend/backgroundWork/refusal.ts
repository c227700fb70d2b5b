import { z } from 'zod';
import type { HttpError } from '../api/errors.ts';
import { messages } from './messages.ts';

/** Returns why a record was refused, as its row keeps it. */
export const refusalOf = (rejected: HttpError) => ({
  code: typeof rejected.body.code === 'string' ? rejected.body.code : 'invalid',
  reason: rejected.body.code === 'not_found' ? messages.removed : textOf(rejected),
});

const fieldErrors = z.record(z.string(), z.array(z.string()));

/** Returns the messages of a rejection in one text. */
function textOf({ body, message }: HttpError): string {
  const { data } = fieldErrors.safeParse(body.errors);
  if (!data) return message;
  const texts = Object.entries(data).flatMap(([field, each]) =>
    each.map((text) => (field === 'base' ? text : messages.ofField(field, text))),
  );
  return texts.join('. ');
}

import type { z } from 'zod';
import { invalid } from '../api/errors.ts';
import { fieldMessages } from '../api/validate.ts';
import { rowIn, type SentRow } from '../record/many.ts';

/** Reads fields that were stored some time ago, and may be older than the rules. @returns them, or what is wrong with them */
export function sentRow<Row>(schema: z.ZodType<Row>, fields: object): SentRow<Row> {
  const { data, error } = schema.safeParse(fields);
  return error ? { rejected: invalid(fieldMessages(error)) } : { row: data };
}

/** Reads such fields. @throws 422 */
export const parsed = <Row>(schema: z.ZodType<Row>, fields: object): Row => rowIn(sentRow(schema, fields));

import { prepareDataForValidation } from 'formik';
import { type AnyObjectSchema, ValidationError } from 'yup';
import type { FormValues } from './values.ts';

/** Returns the first message of each invalid field by path, identical to Formik's validation on submit. */
export function problemsOf(schema: AnyObjectSchema, values: FormValues): Record<string, string> {
  const found: Record<string, string> = {};
  try {
    schema.validateSync(prepareDataForValidation(values), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) if (path) found[path] ??= message;
  }
  return found;
}

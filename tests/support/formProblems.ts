import { type AnyObjectSchema, ValidationError } from 'yup';

/** Returns the problems of a form's values: the first message of each invalid field, by path. */
export function problemsOf(schema: AnyObjectSchema, values: unknown): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path && !(path in problems)) problems[path] = message;
    return problems;
  }
}

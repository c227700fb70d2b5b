import { GraphQLError } from 'graphql';
import { messages } from '../messages.ts';

/**
 * Refuses variables with a whole number that JSON could carry but JavaScript cannot (beyond 2^53, RFC 8259, 6): it has
 * been rounded by now, and an id would mean another record.
 */
export function inexactNumber(variables: unknown): GraphQLError | null {
  const open = [variables];
  // Not recursive: a caller decides how deep variables are.
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'number') {
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) return refusal();
    } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) open.push(inner);
  }
  return null;
}

const refusal = () =>
  new GraphQLError(messages.inexactNumber, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

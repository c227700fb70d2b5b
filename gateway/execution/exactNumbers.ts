import { GraphQLError } from 'graphql';
import { messages } from '../messages.ts';

/**
 * Rejects variables with an integer beyond 2^53, which JSON carries but JavaScript rounds (RFC 8259, 6): a rounded id names
 * another record.
 */
export function inexactNumber(variables: unknown): GraphQLError | null {
  const open = [variables];
  // Not recursive: callers control the depth.
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'number') {
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) return rejection();
    } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) open.push(inner);
  }
  return null;
}

const rejection = () =>
  new GraphQLError(messages.inexactNumber, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

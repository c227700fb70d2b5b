import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';
import type { Documents } from '../documents.ts';

/** Refuses an operation that asks for too much, now that its variables are known. */
export const withinCost = (documents: Pick<Documents, 'excess'>): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operationName, request }) {
        const excess = documents.excess(document, operationName, request.variables);
        if (excess) throw excess;
      },
    };
  },
});

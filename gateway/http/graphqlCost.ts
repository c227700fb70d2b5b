import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import type { GraphqlDocuments } from '../execution/documents.ts';
import { messages } from '../messages.ts';

/** Refuses an operation that is for sockets, or asks for too much, now that its variables are known. */
export const withinCost = (documents: Pick<GraphqlDocuments, 'excess'>): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, operationName, request }) {
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) {
          const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
          throw new GraphQLError(messages.socketNeeded, { extensions });
        }
        const excess = documents.excess(document, operationName, request.variables);
        if (excess) throw excess;
      },
    };
  },
});

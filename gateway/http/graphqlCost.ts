import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { OperationContext } from '../access/operation.ts';
import type { GraphqlDocuments } from '../execution/documents.ts';
import { messages } from '../messages.ts';

/** Rejects subscriptions over HTTP, and operations that cost too much with their variables. */
export const withinCost = (documents: Pick<GraphqlDocuments, 'excess'>): ApolloServerPlugin<OperationContext> => ({
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

/** The request header with which the playground's browser requests the cost that tools always receive. */
const ASKED = 'lading-cost';

/** Adds the cost to each response to a signed-in tool: the objects that it counts as, their limit, and the calls made. */
export const reportCost = (
  documents: Pick<GraphqlDocuments, 'objects' | 'limit'>,
): ApolloServerPlugin<OperationContext> => ({
  async requestDidStart({ request: { http, variables }, contextValue: { session, rest } }) {
    if (session.kind !== 'tool' && !(session.kind === 'browser' && http?.headers.has(ASKED))) return;
    const { limit } = documents;
    // An invalid document is not measured: its fragments may spread endlessly.
    let objects = 0;
    return {
      async didResolveOperation({ document, operationName }) {
        objects = documents.objects(document, operationName, variables);
      },
      async willSendResponse({ response: { body } }) {
        if (body.kind !== 'single') return;
        const cost = { objects, limit, calls: rest.calls };
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
      },
    };
  },
});

/** Passes on the backend's rate limit headers. */
export const reportRateLimits: ApolloServerPlugin<OperationContext> = {
  async requestDidStart({ contextValue: { rest } }) {
    return {
      async willSendResponse({ response: { http } }) {
        for (const [name, value] of Object.entries(rest.limits ?? {})) http.headers.set(name, value);
      },
    };
  },
};

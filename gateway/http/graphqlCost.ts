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

/** The request header with which a browser, the playground's, asks for what tools are told unasked. */
const ASKED = 'lading-cost';

/** Tells a signed-in tool with each answer what it cost: the objects it counts as, of how many, and the calls it took. */
export const costTold = (
  documents: Pick<GraphqlDocuments, 'objects' | 'limit'>,
): ApolloServerPlugin<OperationContext> => ({
  async requestDidStart({ request: { http, variables }, contextValue: { session, rest } }) {
    if (session.kind !== 'tool' && !(session.kind === 'browser' && http?.headers.has(ASKED))) return;
    const { limit } = documents;
    // A document that is not valid is not measured: its fragments may spread without end.
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

/** Passes on how far the backend's limits are used up, in the headers in which it says so. */
export const limitsTold: ApolloServerPlugin<OperationContext> = {
  async requestDidStart({ contextValue: { rest } }) {
    return {
      async willSendResponse({ response: { http } }) {
        for (const [name, value] of Object.entries(rest.limits ?? {})) http.headers.set(name, value);
      },
    };
  },
};

/** Between Express and Apollo Server: like `@as-integrations/express5`, without ETags and chunked answers, which nobody asks of a POST. */
import { type ApolloServer, type BaseContext, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Execute } from '../execution/execute.ts';

/** @param contextOf makes an operation's context; what it throws is the answer */
export function apolloHandler<Context extends BaseContext>(
  server: ApolloServer<Context>,
  contextOf: (request: Request, response: Response) => Promise<Context>,
): RequestHandler {
  return async (request, response) => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, typeof value === 'string' ? value : value.join(', '));
    }
    const mark = request.url.indexOf('?');
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers,
        search: mark < 0 ? '' : request.url.slice(mark),
        body: request.body,
      },
      context: () => contextOf(request, response),
    });
    // Only `@defer` and `@stream` give chunks, and graphql-js 16 has neither.
    if (answer.body.kind === 'chunked') throw new Error('An answer in chunks');
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.setHeader('content-length', Buffer.byteLength(answer.body.string));
    response.statusCode = answer.status ?? 200;
    response.end(request.method === 'HEAD' ? undefined : answer.body.string);
  };
}

/** What Apollo Server tells whoever executes for it. */
interface Executed<Context> {
  readonly document: DocumentNode;
  readonly context: Context;
  readonly request: { readonly operationName?: string; readonly variables?: Record<string, unknown> };
}

/**
 * An execution in the shape of a federation gateway, which is how Apollo Server lets somebody else execute: everything
 * before and after (checks, plugins, errors) stays its own.
 */
export const executedBy = (schema: GraphQLSchema, execute: Execute) => ({
  onSchemaLoadOrUpdate(tell: (loaded: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void) {
    tell({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => {};
  },
  load: async () => ({
    executor: async ({ document, context, request: { operationName, variables } }: Executed<unknown>) =>
      execute({ document, operationName, variableValues: variables, contextValue: context }),
  }),
  stop: async () => {},
});

import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Execute } from '../execution/execute.ts';

/** What Apollo Server passes to an executor. */
interface Executed<Context> {
  readonly document: DocumentNode;
  readonly context: Context;
  readonly request: { readonly operationName?: string; readonly variables?: Record<string, unknown> };
}

/**
 * An executor in the shape of a federation gateway, which is Apollo Server's hook for it: everything before and after
 * (checks, plugins, errors) stays its own.
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

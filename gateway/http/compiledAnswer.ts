import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { OperationContext } from '../access/operation.ts';
import type { CompiledQueries } from '../execution/compiled.ts';

/**
 * Responds with the result of a compiled query; Apollo Server runs all other operations itself. Its other hook, an executor
 * in the shape of a federation gateway, creates an object with getters for each request: see `Writable`.
 */
export const answeredByCode = (run: CompiledQueries): ApolloServerPlugin<OperationContext> => ({
  async requestDidStart() {
    return {
      async responseForOperation({ document, contextValue, request: { operationName, variables: variableValues } }) {
        const result = await run({ document, operationName, variableValues, contextValue });
        return (
          result && {
            http: { headers: new HeaderMap() },
            body: { kind: 'single', singleResult: { data: result.data } },
          }
        );
      },
    };
  },
});

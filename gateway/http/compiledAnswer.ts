import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { OperationContext } from '../access/operation.ts';
import type { CompiledQueries } from '../execution/compiled.ts';

/**
 * Answers with what a compiled query gave; what is not compiled Apollo Server runs itself. Its other hook, an executor in
 * the shape of a federation gateway, makes an object with getters for each request: see `Writable`.
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

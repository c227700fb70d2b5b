/** Queries that come again, as compiled code (graphql-jit), which gives the answers that graphql-js gives. */
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { recent } from '../rest/recent.ts';
import { isCompilable } from './compilable.ts';

/** An operation of a valid document; everything but the schema that graphql-js's `execute` takes. */
type Operation = Omit<ExecutionArgs, 'schema'>;

/**
 * Runs a query as code. Null where graphql-js has to run it: it is not compiled, or its code met an error, which graphql-js
 * meets again and reports. A query changes nothing and its reads are cached, so it can run twice.
 */
export type CompiledQueries = (operation: Operation) => Promise<ExecutionResult | null>;

/** How an operation is run: undecided after one run, compiled, or never compiled. */
type Plan = 'once' | CompiledQuery['query'] | null;

/** @param most how many are kept as code; 0 compiles none */
export function compiledQueries(schema: GraphQLSchema, most: number): CompiledQueries {
  const plans = recent<DocumentNode, Map<string, Plan>>(most);

  /** Compiles an operation at its second run: one that comes once is not worth it. */
  function codeOf({ document, operationName }: Operation): CompiledQuery['query'] | null {
    const name = operationName ?? '';
    const known = plans.get(document);
    const plan = known?.get(name);
    if (plan === undefined) {
      const first = isCompilable(document, operationName) ? 'once' : null;
      if (known) known.set(name, first);
      else plans.set(document, new Map([[name, first]]));
      return null;
    }
    if (plan !== 'once') return plan;
    const compiled = compileQuery(schema, document, name, { disablingCapturingStackErrors: true });
    const code = isCompiledQuery(compiled) ? compiled.query : null;
    known?.set(name, code);
    return code;
  }

  return async (operation) => {
    const code = codeOf(operation);
    const result = await code?.(operation.rootValue, operation.contextValue, operation.variableValues);
    return result && !result.errors ? result : null;
  };
}

/** Runs repeated queries as compiled code (graphql-jit), with the same results as graphql-js. */
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { recent } from '../base/recent.ts';
import { isCompilable } from './compilable.ts';

/** An operation of a valid document: the arguments of graphql-js's `execute` except the schema. */
type Operation = Omit<ExecutionArgs, 'schema'>;

/**
 * Runs a query as compiled code. Returns null if graphql-js must run it: it is not compiled, or its code met an error, which
 * graphql-js meets again and reports. A query changes nothing and its reads are cached, so it can run twice.
 */
export type CompiledQueries = (operation: Operation) => Promise<ExecutionResult | null>;

/** How an operation runs: `once` if undecided after one run, compiled, or null if never compiled. */
type Plan = 'once' | CompiledQuery['query'] | null;

/** Creates a cache of compiled queries. @param most the maximum number of cached documents; 0 compiles none */
export function compiledQueries(schema: GraphQLSchema, most: number): CompiledQueries {
  const plans = recent<DocumentNode, Map<string, Plan>>(most);

  /** Compiles an operation at its second run; a single run is not worth it. */
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

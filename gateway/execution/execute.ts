/**
 * Runs operations: repeated queries as compiled code (graphql-jit), everything else by graphql-js. Both give the same
 * answers; where compiled code meets an error, graphql-js runs the query again and reports it.
 */
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute as executeByGraphqlJs,
  type GraphQLSchema,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { recent } from '../rest/recent.ts';
import { isCompilable } from './compilable.ts';

type Result = ExecutionResult | Promise<ExecutionResult>;

/** An operation of a valid document; everything but the schema that graphql-js's `execute` takes. */
export type Operation = Omit<ExecutionArgs, 'schema'>;

/** graphql-js's `execute` for one schema. Errors are in the result; the promise never rejects. */
export type Execute = (operation: Operation) => Result;

/** How an operation is run: undecided after one run, compiled, or never compiled. */
type Plan = 'once' | CompiledQuery['query'] | null;

/** @param compiledOperations how many are kept as code; 0 compiles none */
export function executionOf(schema: GraphQLSchema, compiledOperations: number): Execute {
  const plans = recent<DocumentNode, Map<string, Plan>>(compiledOperations);

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

  return (operation) => {
    const interpreted = () => executeByGraphqlJs({ ...operation, schema });
    const code = codeOf(operation);
    if (!code) return interpreted();
    // A query changes nothing and its reads are cached, so it can run again for the errors.
    const orInterpreted = (result: ExecutionResult): Result => (result.errors ? interpreted() : result);
    const result: Result = code(operation.rootValue, operation.contextValue, operation.variableValues);
    return result instanceof Promise ? result.then(orInterpreted) : orInterpreted(result);
  };
}

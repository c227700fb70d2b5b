/**
 * The GraphQL documents that callers send: parsed and validated the same way over HTTP and sockets, within limits on their
 * size. (Files that are attached to records are documents too, in `gateway/document`.)
 */
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import type { Settings } from '../settings.ts';
import { costsOf, type Variables } from './cost.ts';
import { type DocumentStore, documentStore } from './documentStore.ts';
import { inexactNumber } from './exactNumbers.ts';
import { limitsRule } from './limits.ts';
import type { Registered } from './registered.ts';

/** Parses and validates documents, and caches the valid ones. */
export interface GraphqlDocuments {
  /** Returns GRAPHQL_PARSE_FAILED for a text that is too long; null otherwise. */
  tooLong(source: string): GraphQLError | null;
  /** @throws GraphQLError GRAPHQL_PARSE_FAILED */
  parse(source: string): DocumentNode;
  /**
   * Returns the valid document of a text, or its errors, each with code GRAPHQL_VALIDATION_FAILED.
   * @throws GraphQLError GRAPHQL_PARSE_FAILED
   */
  checked(source: string): DocumentNode | readonly GraphQLError[];
  /** Valid documents, shared by HTTP and sockets. */
  readonly store: DocumentStore;
  readonly registered: Registered;
  /** The maximum number of reads that an operation may send. */
  readonly reads: number;
  /** Returns the number of objects that an operation of a valid document counts as. */
  objects(document: DocumentNode, operationName: string | null | undefined, variables: Variables): number;
  /** The maximum number of objects that an operation may count as. */
  readonly limit: number;
  /** Returns why a valid document may not run with these variables: too costly, or inexact numbers; null if it may. */
  excess(document: DocumentNode, operationName: string | null | undefined, variables: Variables): GraphQLError | null;
}

/**
 * Creates the shared parser and validator of a schema.
 * @param options.hints whether errors may suggest names of the schema
 * @param options.limited false only in tests, which demonstrate why the limits exist
 * @param options.keptCharacters the total length of all cached texts
 */
export function graphqlDocuments(
  schema: GraphQLSchema,
  limits: Settings['document'],
  options: { hints: boolean; limited: boolean; registered: Registered; keptCharacters: number },
): GraphqlDocuments {
  const rules = options.limited ? [limitsRule(limits), ...specifiedRules] : specifiedRules;
  const tooLong = (source: string) =>
    options.limited && source.length > limits.characters && !options.registered.has(source)
      ? new GraphQLError(`The document has more than ${limits.characters} characters`, {
          extensions: { code: 'GRAPHQL_PARSE_FAILED', http: { status: 400 } },
        })
      : null;
  const store = documentStore(options.keptCharacters, options.registered);
  const costs = costsOf(schema, limits.objects);

  function parsed(source: string): DocumentNode {
    const problem = tooLong(source);
    if (problem) throw problem;
    try {
      return parse(source, options.limited ? { maxTokens: limits.tokens } : {});
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      throw coded(error, error.message, 'GRAPHQL_PARSE_FAILED');
    }
  }

  return {
    tooLong,
    store,
    registered: options.registered,
    reads: options.limited ? limits.reads : Number.POSITIVE_INFINITY,
    objects: costs.objects,
    limit: limits.objects,
    excess: (document, operationName, variables) =>
      inexactNumber(variables) ?? (options.limited ? costs.problem(document, operationName, variables) : null),
    parse: (source) => store.find(source) ?? parsed(source),
    checked(source) {
      const known = store.find(source);
      if (known) return known;
      const document = parsed(source);
      const problems = validate(schema, document, rules, { hideSuggestions: !options.hints });
      if (problems.length > 0) return problems.map((error) => coded(error, error.message, 'GRAPHQL_VALIDATION_FAILED'));
      store.keep(source, document);
      return document;
    },
  };
}

const coded = ({ nodes, source, positions }: GraphQLError, message: string, code: string) =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code } });

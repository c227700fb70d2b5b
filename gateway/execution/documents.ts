/**
 * The GraphQL documents that callers send: parsed and checked the same way over HTTP and over sockets, within limits on
 * their size. (Files that are attached to records are documents too, in `gateway/document`.)
 */
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import type { Settings } from '../settings.ts';
import { costsOf, type Variables } from './cost.ts';
import { type DocumentStore, documentStore } from './documentStore.ts';
import { inexactNumber } from './exactNumbers.ts';
import { limitsRule } from './limits.ts';
import type { Registered } from './registered.ts';

/** Reads and checks documents, and remembers the good ones. */
export interface GraphqlDocuments {
  /** What is wrong with the length of a text, as GRAPHQL_PARSE_FAILED; null when it may be parsed. */
  tooLong(source: string): GraphQLError | null;
  /** @throws GraphQLError GRAPHQL_PARSE_FAILED */
  parse(source: string): DocumentNode;
  /**
   * A text as a document that may run, or all that is wrong with it, each with code GRAPHQL_VALIDATION_FAILED.
   * @throws GraphQLError GRAPHQL_PARSE_FAILED
   */
  checked(source: string): DocumentNode | readonly GraphQLError[];
  /** Those that were found valid, over HTTP and over sockets. */
  readonly store: DocumentStore;
  readonly registered: Registered;
  /** How many reads an operation may send. */
  readonly reads: number;
  /** Why an operation of a good document may not run with these variables: too much, or not exact. Null when it may. */
  excess(document: DocumentNode, operationName: string | null | undefined, variables: Variables): GraphQLError | null;
}

/**
 * @param options.hints whether errors may say what the schema has instead
 * @param options.limited false only in tests, which show what the limits are for
 * @param options.keptCharacters how much text the remembered documents may have together
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
  const costs = options.limited ? costsOf(schema, limits.objects) : null;

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
    excess: (document, operationName, variables) =>
      inexactNumber(variables) ?? costs?.problem(document, operationName, variables) ?? null,
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

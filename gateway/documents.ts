/**
 * Documents from callers: parsed and checked the same way over HTTP and over sockets, within limits on their size, and
 * what a caller without a session may ask.
 */
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  specifiedRules,
  validate,
} from 'graphql';
import { costsOf, type Variables } from './cost.ts';
import { inexactNumber } from './exact.ts';
import { type DocumentStore, documentStore } from './execution/documentStore.ts';
import type { Registered } from './execution/registered.ts';
import { limitsRule } from './limits.ts';
import type { Settings } from './settings.ts';

export interface Documents {
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

export function documentsFor(
  schema: GraphQLSchema,
  limits: Settings['document'],
  options: { hints: boolean; limited: boolean; registered: Registered; keptCharacters: number },
): Documents {
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

/** What a caller without a session may run (decisions.md, 5), one of them a document. */
const OPEN = new Set(['signIn', 'requestPasswordReset', 'resetPassword', 'refreshToken']);
/** What one whose session is over may run besides: it is answered all the same. */
const CLOSING = 'signOut';
const META = new Set(['__schema', '__type', '__typename']);

/**
 * Whether a document may run without a session: exactly one of the open mutations, or where `introspection` is open to
 * all, a look at nothing but the schema. A mutation may ask no more than how it went: what is deeper would tell which
 * fields there are.
 */
export function isOpen(document: DocumentNode, introspection: boolean): boolean {
  const root = onlyMutation(document);
  if (root) return OPEN.has(root.name.value) && isPlain(root);
  const operations = document.definitions.filter(isOperation);
  const roots = operations.flatMap((operation) => rootFields(operation.selectionSet, document.definitions));
  const queries = operations.length > 0 && operations.every((operation) => operation.operation === 'query');
  return introspection && queries && roots.every((name) => META.has(name));
}

/** Whether the answer of a document that ran tells nothing about the schema, whoever asked. */
export function isHarmless(document: DocumentNode): boolean {
  const root = onlyMutation(document);
  return root !== null && (OPEN.has(root.name.value) || root.name.value === CLOSING) && isPlain(root);
}

/** The mutation of a document that is nothing else. */
function onlyMutation({ definitions }: DocumentNode): FieldNode | null {
  const [operation, ...others] = definitions;
  if (!operation || others.length > 0 || !isOperation(operation) || operation.operation !== 'mutation') return null;
  const [root, ...more] = operation.selectionSet.selections;
  return root?.kind === Kind.FIELD && more.length === 0 ? root : null;
}

/** Whether a mutation takes its input and asks for leaves, its errors and the leaves of a profile, without conditions. */
function isPlain({ arguments: given = [], directives = [], selectionSet }: FieldNode): boolean {
  if (directives.length > 0 || given.some(({ name }) => name.value !== 'input')) return false;
  return (selectionSet?.selections ?? []).every((selection) => {
    if (isLeaf(selection)) return true;
    if (!isBare(selection) || !INNER.has(selection.name.value)) return false;
    return selection.selectionSet?.selections.every(isLeaf);
  });
}

const INNER = new Set(['errors', 'profile']);

/** A field as such, with no argument and no directive. */
const isBare = (selection: SelectionNode): selection is FieldNode =>
  selection.kind === Kind.FIELD && !selection.arguments?.length && !selection.directives?.length;
const isLeaf = (selection: SelectionNode) => isBare(selection) && !selection.selectionSet;

const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;

/** The names of the fields at the root, fragments opened; one that contains itself is opened once. */
function rootFields(set: SelectionSetNode, definitions: readonly DefinitionNode[], seen = new Set<string>()): string[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value;
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, definitions, seen);
    const name = selection.name.value;
    const fragment = definitions.find(
      (candidate) => candidate.kind === Kind.FRAGMENT_DEFINITION && candidate.name.value === name,
    );
    if (seen.has(name) || fragment?.kind !== Kind.FRAGMENT_DEFINITION) return [];
    return rootFields(fragment.selectionSet, definitions, seen.add(name));
  });
}

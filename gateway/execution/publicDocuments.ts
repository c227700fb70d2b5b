/** Decides which documents anonymous callers may run, and which responses reveal nothing about the schema. */
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The mutations that need no session. */
const PUBLIC = new Set([
  'signIn',
  'requestPasswordReset',
  'openPasswordLink',
  'resetPassword',
  'refreshToken',
  'setUp',
]);
/** The query that needs no session: a document may ask for it alone. */
const PUBLIC_QUERY = 'needsSetup';
/** The mutation that is answered even if the session has ended. */
const CLOSING = 'signOut';
const META = new Set(['__schema', '__type', '__typename']);

/**
 * Whether a document may run without a session: exactly one of the public mutations or the public query, or pure
 * introspection if that is open to all. A mutation may select only its outcome: deeper selections would reveal which fields exist.
 */
export function isPublic(document: DocumentNode, introspection: boolean): boolean {
  const root = onlyField(document, 'mutation');
  if (root) return PUBLIC.has(root.name.value) && isPlain(root);
  if (isPublicQuery(document)) return true;
  const operations = document.definitions.filter(isOperation);
  const roots = operations.flatMap((operation) => rootFields(operation.selectionSet, document.definitions));
  const queries = operations.length > 0 && operations.every((operation) => operation.operation === 'query');
  return introspection && queries && roots.every((name) => META.has(name));
}

/** Whether the response to an executed document reveals nothing about the schema. */
export function isHarmless(document: DocumentNode): boolean {
  if (isPublicQuery(document)) return true;
  const root = onlyField(document, 'mutation');
  return root !== null && (PUBLIC.has(root.name.value) || root.name.value === CLOSING) && isPlain(root);
}

function isPublicQuery(document: DocumentNode): boolean {
  const root = onlyField(document, 'query');
  return root?.name.value === PUBLIC_QUERY && isLeaf(root) && !root.directives?.length;
}

/** Returns the only field of a document that is a single mutation or query; null for other documents. */
function onlyField({ definitions }: DocumentNode, kind: 'mutation' | 'query'): FieldNode | null {
  const [operation, ...others] = definitions;
  if (!operation || others.length > 0 || !isOperation(operation) || operation.operation !== kind) return null;
  const [root, ...more] = operation.selectionSet.selections;
  return root?.kind === Kind.FIELD && more.length === 0 ? root : null;
}

/** Whether a mutation takes only its input and selects only leaves and those of `errors` and `profile`, no directives. */
function isPlain({ arguments: given = [], directives = [], selectionSet }: FieldNode): boolean {
  if (directives.length > 0 || given.some(({ name }) => name.value !== 'input')) return false;
  return (selectionSet?.selections ?? []).every((selection) => {
    if (isLeaf(selection)) return true;
    if (!isBare(selection) || !INNER.has(selection.name.value)) return false;
    return selection.selectionSet?.selections.every(isLeaf);
  });
}

const INNER = new Set(['errors', 'profile']);

/** Whether a selection is a field without arguments and directives. */
const isBare = (selection: SelectionNode): selection is FieldNode =>
  selection.kind === Kind.FIELD && !selection.arguments?.length && !selection.directives?.length;
const isLeaf = (selection: SelectionNode) => isBare(selection) && !selection.selectionSet;

const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;

/** Returns the names of the root fields, with fragments spread; a fragment inside itself is spread once. */
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

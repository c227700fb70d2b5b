/** What may be asked without a session, and answered without telling a stranger anything about the schema. */
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
const PUBLIC = new Set(['signIn', 'requestPasswordReset', 'resetPassword', 'refreshToken']);
/** Answered also when the session is over already. */
const CLOSING = 'signOut';
const META = new Set(['__schema', '__type', '__typename']);

/**
 * Whether a document may run without a session: exactly one of the public mutations, or where `introspection` is open to
 * all, a look at nothing but the schema. A mutation may ask no more than how it went: what is deeper would tell which
 * fields there are.
 */
export function isPublic(document: DocumentNode, introspection: boolean): boolean {
  const root = onlyMutation(document);
  if (root) return PUBLIC.has(root.name.value) && isPlain(root);
  const operations = document.definitions.filter(isOperation);
  const roots = operations.flatMap((operation) => rootFields(operation.selectionSet, document.definitions));
  const queries = operations.length > 0 && operations.every((operation) => operation.operation === 'query');
  return introspection && queries && roots.every((name) => META.has(name));
}

/** Whether the answer of a document that ran tells nothing about the schema, so that anybody may see it. */
export function isHarmless(document: DocumentNode): boolean {
  const root = onlyMutation(document);
  return root !== null && (PUBLIC.has(root.name.value) || root.name.value === CLOSING) && isPlain(root);
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

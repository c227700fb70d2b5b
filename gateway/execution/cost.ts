/**
 * How much an operation may bring, estimated before it runs: each object counts, and each field with arguments, which
 * mostly is a question of its own; page sizes multiply on the way down.
 * What a document asks is worked out once; what its variables make of it is arithmetic.
 */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { messages } from '../messages.ts';
import { LARGEST_PAGE } from '../rest/list.ts';

/** The variables of an operation, as they came. */
export type Variables = Readonly<Record<string, unknown>> | null | undefined;

/** Estimates operations and refuses those that would bring too much. */
export interface Costs {
  /** Why an operation of a valid document asks for too much: BAD_USER_INPUT for a page size, else GRAPHQL_VALIDATION_FAILED. */
  problem(document: DocumentNode, operationName: string | null | undefined, variables: Variables): GraphQLError | null;
}

/** A field as written that brings objects, or has arguments: how often its own object comes is known once the page sizes above it are. */
interface Asked {
  readonly node: FieldNode;
  readonly page: PageSize | null;
  readonly below: readonly Asked[];
}

/** A page size is a number, or a variable with what counts without it. */
type PageSize = { readonly variable: string | null; readonly otherwise: number };

/** @param limit how many objects an operation may bring */
export function costsOf(schema: GraphQLSchema, limit: number): Costs {
  const known = new WeakMap<OperationDefinitionNode, readonly Asked[]>();

  return {
    problem(document, operationName, variables) {
      const operation = getOperationAST(document, operationName);
      if (!operation) return null; // whoever runs it says so
      const asked = known.get(operation) ?? askedBy(schema, document, operation);
      known.set(operation, asked);
      const outside = pageOutside(asked, variables);
      if (outside) return refusal(messages.pageSize, 'BAD_USER_INPUT', outside);
      const objects = count(asked, 1, 1, variables);
      if (objects <= limit) return null;
      return refusal(
        `The document may bring ${inThousands(objects)} objects, and at most ${inThousands(limit)} are allowed: ask for smaller pages`,
        'GRAPHQL_VALIDATION_FAILED',
      );
    },
  };
}

const inThousands = (count: number) => count.toLocaleString('en');

const refusal = (message: string, code: string, nodes?: FieldNode) =>
  new GraphQLError(message, { nodes, extensions: { code, http: { status: 400 } } });

/** The fields of an operation that count. Fragments are opened; validation has bounded how far that goes. */
function askedBy(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): readonly Asked[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  function inSet(set: SelectionSetNode, parent: GraphQLNamedType | null | undefined): Asked[] {
    return set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return inField(selection, parent);
      const from = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      const condition = from?.typeCondition?.name.value;
      return from ? inSet(from.selectionSet, condition ? schema.getType(condition) : parent) : [];
    });
  }

  function inField(node: FieldNode, parent: GraphQLNamedType | null | undefined): Asked[] {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    // The schema's own fields (`__schema`, `__type`) bring nothing from upstream; fields and depth bound them.
    if (!field) return [];
    const type = getNamedType(field.type);
    if (isCompositeType(type) && node.selectionSet) {
      return [{ node, page: pageSizeOf(field, node, operation), below: inSet(node.selectionSet, type) }];
    }
    return node.arguments?.length ? [{ node, page: null, below: [] }] : [];
  }

  return inSet(operation.selectionSet, schema.getRootType(operation.operation));
}

function pageSizeOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  operation: OperationDefinitionNode,
): PageSize | null {
  const argument = field.args.find(({ name }) => name === 'items');
  if (!argument) return null;
  const usual = Number(argument.defaultValue ?? LARGEST_PAGE);
  const given = node.arguments?.find(({ name }) => name.value === 'items')?.value;
  if (given?.kind === Kind.INT) return { variable: null, otherwise: Number(given.value) };
  if (given?.kind !== Kind.VARIABLE) return { variable: null, otherwise: usual };
  const variable = given.name.value;
  const definition = operation.variableDefinitions?.find((candidate) => candidate.variable.name.value === variable);
  const otherwise = definition?.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : usual;
  return { variable, otherwise };
}

function rowsOf({ variable, otherwise }: PageSize, variables: Variables): number {
  const value = variable === null ? undefined : variables?.[variable];
  // Anything but a number is refused, or is null and leaves the choice to the default.
  return typeof value === 'number' ? value : otherwise;
}

/** The first field whose page size is not one. */
function pageOutside(asked: readonly Asked[], variables: Variables): FieldNode | null {
  for (const { node, page, below } of asked) {
    const rows = page ? rowsOf(page, variables) : 1;
    if (rows < 1 || rows > LARGEST_PAGE) return node;
    const inner = pageOutside(below, variables);
    if (inner) return inner;
  }
  return null;
}

/** The objects and the answers that fields bring. @param times how often they are asked for @param rows of the page that they belong to */
function count(asked: readonly Asked[], times: number, rows: number, variables: Variables): number {
  let sum = 0;
  for (const { node, page, below } of asked) {
    // The rows of a page are its `data`; what else a page has, it has once.
    const here = node.name.value === 'data' ? times * rows : times;
    sum += here + count(below, here, page ? rowsOf(page, variables) : 1, variables);
  }
  return sum;
}

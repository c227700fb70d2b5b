/**
 * Estimates the cost of an operation before it runs: each object counts, and each field with arguments, usually a separate
 * call; page sizes multiply on the way down. A document is analyzed once; applying the variables is arithmetic.
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
import { LANGUAGES } from '../generated/languages.ts';
import { languageNow } from '../generated/texts.ts';
import { messages } from '../messages.ts';
import { LARGEST_PAGE, LONGEST_FEED } from '../rest/list.ts';
import { messages as documentMessages } from './messages.ts';

/** The variables of an operation, as received. */
export type Variables = Readonly<Record<string, unknown>> | null | undefined;

/** Estimates operations and rejects those that cost too much. */
export interface Costs {
  /** Returns how many objects an operation of a valid document may return; 0 if the document has no such operation. */
  objects(document: DocumentNode, operationName: string | null | undefined, variables: Variables): number;
  /** Returns BAD_USER_INPUT for a page size out of range, GRAPHQL_VALIDATION_FAILED for excessive cost, null otherwise. */
  problem(document: DocumentNode, operationName: string | null | undefined, variables: Variables): GraphQLError | null;
}

/** A field that returns objects, or has arguments. How often it is resolved depends on the page sizes above it. */
interface Asked {
  readonly node: FieldNode;
  readonly page: PageSize | null;
  readonly below: readonly Asked[];
}

interface PageBounds {
  readonly least: number;
  readonly most: number;
}

/** The bounds of the arguments that are page sizes: of lists, and of the feed. */
const BOUNDS: Readonly<Record<string, PageBounds>> = {
  items: { least: 1, most: LARGEST_PAGE },
  first: { least: 0, most: LONGEST_FEED },
};

/** The fields that search names, and what one costs: as much as a full page. */
const SEARCHES: ReadonlyMap<string, number> = new Map([['likelyTwins', LARGEST_PAGE]]);

/**
 * A page size: a number, or a variable with the value that applies if it is absent. A null variable means the list's own
 * default, whatever default the variable has.
 */
type PageSize = {
  readonly variable: string | null;
  readonly otherwise: number;
  readonly usual: number;
  readonly bounds: PageBounds;
};

/** Creates the cost estimator of a schema. @param limit the maximum number of objects of an operation */
export function costsOf(schema: GraphQLSchema, limit: number): Costs {
  const known = new WeakMap<OperationDefinitionNode, readonly Asked[]>();

  /** Returns no fields if the document has no such operation; execution reports that. */
  function askedIn(document: DocumentNode, operationName: string | null | undefined): readonly Asked[] {
    const operation = getOperationAST(document, operationName);
    if (!operation) return [];
    const asked = known.get(operation) ?? askedBy(schema, document, operation);
    known.set(operation, asked);
    return asked;
  }

  return {
    objects: (document, operationName, variables) => count(askedIn(document, operationName), 1, 1, variables),
    problem(document, operationName, variables) {
      const asked = askedIn(document, operationName);
      const outside = pageOutside(asked, variables);
      if (outside) return rejection(messages.pageSize, 'BAD_USER_INPUT', outside);
      const objects = count(asked, 1, 1, variables);
      if (objects <= limit) return null;
      return rejection(
        documentMessages.tooCostly(inThousands(objects), inThousands(limit)),
        'GRAPHQL_VALIDATION_FAILED',
      );
    },
  };
}

const inThousands = (count: number) => count.toLocaleString(LANGUAGES[languageNow()].locale);

const rejection = (message: string, code: string, nodes?: FieldNode) =>
  new GraphQLError(message, { nodes, extensions: { code, http: { status: 400 } } });

/** Returns the fields of an operation that count, with fragments spread. Validation has bounded their depth. */
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
    // Introspection (`__schema`, `__type`) makes no calls; the limits on fields and depth bound it.
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
  const argument = field.args.find(({ name }) => name in BOUNDS);
  const bounds = argument && BOUNDS[argument.name];
  if (!argument || !bounds) return null;
  const usual = Number(argument.defaultValue ?? LARGEST_PAGE);
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
  if (given?.kind === Kind.INT) return { variable: null, otherwise: Number(given.value), usual, bounds };
  if (given?.kind !== Kind.VARIABLE) return { variable: null, otherwise: usual, usual, bounds };
  const variable = given.name.value;
  const definition = operation.variableDefinitions?.find((candidate) => candidate.variable.name.value === variable);
  const otherwise = definition?.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : usual;
  return { variable, otherwise, usual, bounds };
}

function rowsOf({ variable, otherwise, usual }: PageSize, variables: Variables): number {
  const value = variable === null ? undefined : variables?.[variable];
  if (value === null) return usual;
  // A value other than a number is rejected later.
  return typeof value === 'number' ? value : otherwise;
}

/** Returns the first field with a page size out of range. */
function pageOutside(asked: readonly Asked[], variables: Variables): FieldNode | null {
  for (const { node, page, below } of asked) {
    const rows = page ? rowsOf(page, variables) : 1;
    if (page && (rows < page.bounds.least || rows > page.bounds.most)) return node;
    const inner = pageOutside(below, variables);
    if (inner) return inner;
  }
  return null;
}

/** Counts the objects and calls of fields. @param times how often they are resolved @param rows of the page they are on */
function count(asked: readonly Asked[], times: number, rows: number, variables: Variables): number {
  let sum = 0;
  for (const { node, page, below } of asked) {
    // The rows of a page are its `data`; its other fields occur once.
    const here = node.name.value === 'data' ? times * rows : times;
    sum +=
      here * (SEARCHES.get(node.name.value) ?? 1) + count(below, here, page ? rowsOf(page, variables) : 1, variables);
  }
  return sum;
}

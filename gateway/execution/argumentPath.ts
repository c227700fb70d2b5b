import { type ASTNode, GraphQLError, Kind, parse, visit } from 'graphql';

/** Kinds of nodes that a value in a document, or a part of it, is. */
const VALUES: ReadonlySet<string> = new Set([
  Kind.STRING,
  Kind.INT,
  Kind.FLOAT,
  Kind.BOOLEAN,
  Kind.ENUM,
  Kind.NULL,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
]);

/** Whether an error is about a value that stands in the document. */
export const isAboutLiteral = (error: unknown): boolean =>
  error instanceof GraphQLError && VALUES.has(error.nodes?.[0]?.kind ?? '');

/**
 * Where the value stands that an error of graphql-js refuses, whether it came in a variable or stands in the document:
 * `filter.orderDate.from`, as for one that the backend refuses. Lists do not count. Null where that is not known.
 */
export function argumentOf(error: unknown): string | null {
  if (!(error instanceof GraphQLError)) return null;
  const [node] = error.nodes ?? [];
  if (!node?.loc) return null;
  if (isAboutLiteral(error))
    return pathTo(node, ({ kind, loc }) => kind === node.kind && loc?.start === node.loc?.start);
  if (node.kind !== Kind.VARIABLE_DEFINITION) return null;
  const { value: name } = node.variable.name;
  const used = pathTo(node, (found, parent) => {
    return found.kind === Kind.VARIABLE && found.name.value === name && parent?.kind !== Kind.VARIABLE_DEFINITION;
  });
  // graphql-js names the place inside of the variable: … at "filter.orderDate.from"; …
  const inside = new RegExp(` at "${name}((?:\\.\\w+|\\[\\d+\\])+)"; `).exec(error.message)?.[1] ?? '';
  return used && used + inside.replace(/\[\d+\]/g, '');
}

/** The argument and the fields of its value down to a node of the same document; null where it is in no argument. */
function pathTo({ loc }: ASTNode, isWanted: (node: ASTNode, parent: ASTNode | undefined) => boolean): string | null {
  const above: ASTNode[] = [];
  let found: string | null = null;
  // Only refused documents come here; they have passed the limits.
  visit(parse(loc?.source.body ?? ''), {
    enter(node) {
      if (found === null && isWanted(node, above.at(-1))) {
        const start = above.findLastIndex(({ kind }) => kind === Kind.ARGUMENT);
        const names = start < 0 ? [] : [...above.slice(start), node].flatMap(nameOf);
        if (names.length > 0) found = names.join('.');
      }
      above.push(node);
    },
    leave() {
      above.pop();
    },
  });
  return found;
}

const nameOf = (node: ASTNode): string[] =>
  node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD ? [node.name.value] : [];

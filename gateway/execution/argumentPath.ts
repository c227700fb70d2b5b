import { type ASTNode, GraphQLError, Kind, parse, visit } from 'graphql';

/** The node kinds of values in a document and of their parts. */
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

/** Whether an error is about a value written in the document. */
export const isAboutLiteral = (error: unknown): boolean =>
  error instanceof GraphQLError && VALUES.has(error.nodes?.[0]?.kind ?? '');

/**
 * Returns the path of the value that graphql-js rejects, whether it arrived in a variable or is written in the document:
 * `filter.orderDate.from`, as for a value that the backend rejects. List indexes are omitted. Null if unknown.
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
  // graphql-js names the place inside the variable: … at "filter.orderDate.from"; …
  const inside = new RegExp(` at "${name}((?:\\.\\w+|\\[\\d+\\])+)"; `).exec(error.message)?.[1] ?? '';
  return used && used + inside.replace(/\[\d+\]/g, '');
}

/** Returns the path from the argument down to a node of the same document; null if the node is in no argument. */
function pathTo({ loc }: ASTNode, isWanted: (node: ASTNode, parent: ASTNode | undefined) => boolean): string | null {
  const above: ASTNode[] = [];
  let found: string | null = null;
  // Parses rejected documents only; they have passed the limits.
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

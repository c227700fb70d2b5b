/** Values that the cache stores as a whole: a response with fewer of their fields would remove the rest from the screen. */
import { globSync, readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import {
  buildSchema,
  type FieldNode,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { createApollo } from '../../web/client/apollo.ts';

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));

const schema = buildSchema(read('schema/*.graphql').join('\n'), { assumeValid: true });
const definitions = read('web/**/*.graphql').flatMap((text) => parse(text).definitions);
const { cache } = createApollo();
if (!(cache instanceof InMemoryCache)) throw new Error('The cache is of another kind');
const { policies } = cache;

/** Returns the fields that a selection requests of an object of a type, each with its own selection. */
function fieldsOf(selection: SelectionSetNode, type: GraphQLObjectType): FieldNode[] {
  return selection.selections.flatMap((part) => {
    if (part.kind === Kind.FIELD) return [part];
    const fragment =
      part.kind === Kind.INLINE_FRAGMENT
        ? part
        : definitions.find((found) => found.kind === Kind.FRAGMENT_DEFINITION && found.name.value === part.name.value);
    if (fragment?.kind !== Kind.INLINE_FRAGMENT && fragment?.kind !== Kind.FRAGMENT_DEFINITION) return [];
    const on = schema.getType(fragment.typeCondition?.name.value ?? type.name);
    return possibleTypes(on).includes(type) ? fieldsOf(fragment.selectionSet, type) : [];
  });
}

function possibleTypes(type: unknown): readonly GraphQLObjectType[] {
  if (isObjectType(type)) return [type];
  return isAbstractType(type) ? schema.getPossibleTypes(type) : [];
}

/** Returns the fields that an operation requests of values without their own cache object, by their place in the cache. */
function partsOf(operation: OperationDefinitionNode): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  const walk = (nodes: FieldNode[], type: GraphQLObjectType, kept: string): void => {
    for (const node of nodes) {
      const field = type.getFields()[node.name.value];
      if (!field || !node.selectionSet) continue;
      const args = (node.arguments ?? []).map(({ name, value }) => `${name.value}: ${print(value)}`);
      const place = `${kept}.${node.name.value}(${args})`;
      for (const child of possibleTypes(getNamedType(field.type))) {
        const below = fieldsOf(node.selectionSet, child);
        const names = below.map(({ name }) => name.value);
        const example = Object.fromEntries(names.map((name) => [name, '1']));
        const id = cache.identify({ __typename: child.name, ...example });
        const merged = policies.getMergeFunction(type.name, node.name.value, child.name);
        if (!id && !merged) {
          const asked = parts.get(place) ?? new Set();
          parts.set(place, asked);
          for (const name of names) asked.add(`${child.name}.${name}`);
        }
        walk(below, child, id ? child.name : place);
      }
    }
  };
  const root = schema.getRootType(operation.operation);
  if (root) walk(fieldsOf(operation.selectionSet, root), root, root.name);
  return parts;
}

it('all operations request the same fields of a value that the cache stores as a whole', () => {
  const askedBy = new Map<string, Map<string, string[]>>();
  for (const operation of definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const [place, asked] of partsOf(operation)) {
      const fields = [...asked].sort().join(' ');
      const others = askedBy.get(place) ?? new Map<string, string[]>();
      askedBy.set(place, others);
      others.set(fields, [...(others.get(fields) ?? []), operation.name?.value ?? '']);
    }
  }
  expect(askedBy.size).toBeGreaterThan(50);
  const unlike = [...askedBy].filter(([, ways]) => ways.size > 1);
  expect(unlike.map(([place, ways]) => ({ place, ways: Object.fromEntries(ways) }))).toEqual([]);
});

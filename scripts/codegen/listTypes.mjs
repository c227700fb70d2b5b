/**
 * A GraphQL Code Generator plugin: the names of types, and of the fields that are lists in pages, by the type that has them. The
 * cache is told by these names what has changed, and the plugin for operations generates none of them.
 */
import { getNamedType, isObjectType } from 'graphql';

export function plugin(schema) {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
  const lists = types
    .map((type) => [
      type.name,
      Object.values(type.getFields())
        .filter(isList)
        .map(({ name }) => `'${name}'`),
    ])
    .filter(([, fields]) => fields.length > 0)
    .map(([name, fields]) => `  ${name}: ${fields.join(' | ')};`);
  return [
    `/** The names of the types that records and their parts have. */\nexport type TypeName =${types.map(({ name }) => `\n  | '${name}'`).join('')};`,
    `/** The fields that are lists in pages, by the type that has them. */\nexport interface Lists {\n${lists.join('\n')}\n}`,
  ].join('\n\n');
}

/** Whether a field is a list in pages: one of rows, with their number. */
function isList({ type }) {
  const page = getNamedType(type);
  return isObjectType(page) && ['data', 'meta'].every((name) => name in page.getFields());
}

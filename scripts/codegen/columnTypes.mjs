/**
 * A GraphQL Code Generator plugin: the names of the columns of each list as a type, from the enums `…Column`. The plugin for
 * operations generates only what an operation mentions.
 */
import { isEnumType } from 'graphql';

export function plugin(schema) {
  const enums = Object.values(schema.getTypeMap()).filter((type) => isEnumType(type) && type.name.endsWith('Column'));
  const types = enums.map(({ name, description }) => declared(name, description, valuesOf(schema, name)));
  const all = enums.map(({ name }) => name);
  return [...types, declared('ListColumn', 'The columns of all lists.', all)].join('\n\n');
}

const valuesOf = (schema, name) =>
  schema
    .getType(name)
    .getValues()
    .map((value) => `'${value.name}'`);

function declared(name, description, members) {
  return `/** ${description} */\nexport type ${name} =${members.map((member) => `\n  | ${member}`).join('')};`;
}

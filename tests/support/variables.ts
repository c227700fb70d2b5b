/** Variables for any operation, so that documents that were not written for tests can be run. */
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

type Values = Record<string, unknown>;

/** Returns a value of its type for each variable. @param known values by the name of a variable, or of a type */
export function variablesFor(
  schema: GraphQLSchema,
  definitions: OperationDefinitionNode['variableDefinitions'],
  known: Values,
): Values {
  function valueFor(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return valueFor(type.ofType);
    if (isListType(type)) return [valueFor(type.ofType)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (!isInputObjectType(type)) return known[type.name];
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, valueFor(field.type)]));
  }

  const entries = (definitions ?? []).map(({ variable, type: written }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, written);
    return [name, known[name] ?? (isInputType(type) ? valueFor(type) : undefined)];
  });
  return Object.fromEntries(entries);
}

/**
 * A graphql-codegen plugin that prints one typed hook for each operation, on top of Apollo Client 4's own hooks:
 * `useXxxQuery`, `useXxxMutation`, `useXxxSubscription`. It relies on `typed-document-node` for the documents.
 */
const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/** Prints the hook of an operation. Other plugins name types and documents in PascalCase; operations already are. */
function hookFor(operation) {
  const name = operation.name?.value;
  if (!name) throw new Error('Every GraphQL operation of the web client needs a name.');
  const kind = KINDS[operation.operation];
  const result = `${name}${kind}`;
  const variables = `${name}${kind}Variables`;
  const hook = `H.use${kind}`;
  const required = operation.operation !== 'mutation' && hasRequiredVariable(operation);
  const options =
    operation.operation === 'query'
      ? `${hook}.Options<${result}, ${variables}>${required ? ` & ({ variables: ${variables}; skip?: boolean } | { skip: boolean; variables?: ${variables} })` : ''}`
      : `${hook}.Options<${result}, ${variables}>${required ? ` & { variables: ${variables} }` : ''}`;
  const optional = required ? '' : '?';
  const passed =
    operation.operation === 'mutation' ? 'options' : `{ ...options } as ${hook}.Options<${result}, ${variables}>`;
  return [
    `export const use${result} = (options${optional}: ${options}) =>`,
    `  ${hook}<${result}, ${variables}>(${name}Document, ${passed});`,
  ].join('\n');
}

function hasRequiredVariable(operation) {
  return (operation.variableDefinitions ?? []).some((v) => v.type.kind === 'NonNullType' && !v.defaultValue);
}

export function plugin(_schema, documents) {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter((definition) => definition.kind === 'OperationDefinition'),
  );
  return {
    prepend: operations.length > 0 ? ["import * as H from '@apollo/client/react';"] : [],
    content: operations.map(hookFor).join('\n\n'),
  };
}

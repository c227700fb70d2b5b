/** The operations that the web client and the playground's examples send, each with the fragments that it needs, as they are sent. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
} from 'graphql';
import { examples } from '../../gateway/playground/examples.ts';

export interface SentOperation {
  readonly name: string;
  readonly type: OperationTypeNode;
  readonly text: string;
  readonly document: DocumentNode;
  readonly variables: OperationDefinitionNode['variableDefinitions'];
}

const root = resolve(import.meta.dirname, '../..');
const webSource = globSync('web/**/*.graphql', { cwd: root })
  .map((file) => readFileSync(resolve(root, file), 'utf8'))
  .join('\n')
  // Apollo Client keeps this directive to itself.
  .replaceAll(' @unmask', '');

const operationsOf = (source: string): SentOperation[] =>
  Object.entries(separateOperations(addTypenameToDocument(parse(source)))).map(([name, separated]) => {
    const text = print(separated);
    const document = parse(text);
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    const type = operation?.operation ?? OperationTypeNode.QUERY;
    return { name, type, text, document, variables: operation?.variableDefinitions };
  });

/** Those of `web/**\/*.graphql`. */
export const webOperations = operationsOf(webSource);
/** All of them. */
export const sentOperations = [...webOperations, ...examples.flatMap(({ query }) => operationsOf(query))];

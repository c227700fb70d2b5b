/** The operations of the web client and the playground's examples as they are sent, each with the fragments it needs. */
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
import { webDocuments } from '../../scripts/webDocuments.ts';

export interface SentOperation {
  readonly name: string;
  readonly type: OperationTypeNode;
  readonly text: string;
  readonly document: DocumentNode;
  readonly variables: OperationDefinitionNode['variableDefinitions'];
}

function sent(text: string): SentOperation {
  const document = parse(text);
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return {
    name: operation?.name?.value ?? '',
    type: operation?.operation ?? OperationTypeNode.QUERY,
    text,
    document,
    variables: operation?.variableDefinitions,
  };
}

/** The operations of the web client. */
export const webOperations = (await webDocuments()).map(({ body }) => sent(body));
/** The operations of the web client and of the playground's examples. */
export const sentOperations = [
  ...webOperations,
  ...examples.flatMap(({ query }) => Object.values(separateOperations(parse(query))).map((one) => sent(print(one)))),
];

/**
 * The documents that the web client sends, exactly as Apollo Client sends them, as a manifest in Apollo's format
 * (`apollo-persisted-query-manifest`, version 1). The build puts it next to the web client; the gateway registers its
 * documents.
 */
import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, getOperationAST, type OperationTypeNode, print } from 'graphql';
import { of } from 'rxjs';
import * as operations from '../web/generated/operations.ts';
import * as session from '../web/generated/session.ts';

export interface WebDocument {
  /** The SHA-256 of the body, in hex. */
  readonly id: string;
  readonly name: string;
  readonly type: OperationTypeNode;
  readonly body: string;
}

/** Returns the manifest as JSON. */
export async function webDocumentManifest(): Promise<string> {
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations: await webDocuments() };
  return JSON.stringify(manifest);
}

/** Lists every operation of the web client, by name. */
export async function webDocuments(): Promise<WebDocument[]> {
  const sent: WebDocument[] = [];
  const recorder = new ApolloLink(({ query, operationName, operationType }) => {
    const body = print(query);
    const id = createHash('sha256').update(body).digest('hex');
    sent.push({ id, name: operationName ?? '', type: operationType, body });
    return of({ data: {} });
  });
  // With the options of web/client/apollo.ts that change a document before it is sent.
  const client = new ApolloClient({ cache: new InMemoryCache(), link: recorder });
  const fetchPolicy = 'no-cache';
  for (const document of Object.values({ ...operations, ...session }).filter(isDocument)) {
    const kind = getOperationAST(document)?.operation;
    if (kind === 'query') await client.query({ query: document, fetchPolicy });
    else if (kind === 'mutation') await client.mutate({ mutation: document, fetchPolicy });
    else if (kind === 'subscription') client.subscribe({ query: document, fetchPolicy }).subscribe();
  }
  return sent.sort((one, other) => one.name.localeCompare(other.name));
}

const isDocument = (exported: unknown): exported is DocumentNode =>
  typeof exported === 'object' && exported !== null && 'kind' in exported && exported.kind === 'Document';

/** Documents that were parsed and found valid, by the SHA-256 of their text (hex): parsed and checked once. */
import type { DocumentNode } from 'graphql';
import { recent } from './recent.ts';

/** Apollo Server's interface for it, and ours for sockets. */
export interface DocumentStore {
  get(hash: string): Promise<DocumentNode | undefined>;
  set(hash: string, document: DocumentNode): Promise<void>;
  delete(hash: string): Promise<boolean>;
}

/** @param characters of the documents' texts together; a parsed document takes up to a hundred bytes for each */
export function documentStore(characters: number): DocumentStore {
  const documents = recent<string, DocumentNode>(characters);
  return {
    get: async (hash) => documents.get(hash),
    set: async (hash, document) => documents.set(hash, document, document.loc?.source.body.length ?? characters),
    delete: async (hash) => documents.delete(hash),
  };
}

/** Parsed and validated documents by the SHA-256 of their text: each is parsed and validated once. */
import { hash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { recent } from '../base/recent.ts';
import type { Registered } from './registered.ts';

/** A cache of documents by their text. */
export interface DocumentStore {
  find(source: string): DocumentNode | undefined;
  keep(source: string, document: DocumentNode): void;
  /** The same documents in the shape that Apollo Server expects; its keys end with the SHA-256 in hex, too. */
  readonly forApollo: {
    get(key: string): Promise<DocumentNode | undefined>;
    set(key: string, document: DocumentNode): Promise<void>;
    delete(key: string): Promise<boolean>;
  };
}

/**
 * Creates a store.
 * @param characters the total of all cached texts; a parsed document takes up to a hundred bytes per character
 * @param registered documents that are never evicted, whatever their size
 */
export function documentStore(characters: number, registered: Registered): DocumentStore {
  const documents = recent<string, DocumentNode>(characters);
  const find = (key: string) => registered.find(key)?.document ?? documents.get(key);
  const keep = (key: string, document: DocumentNode) =>
    documents.set(key, document, document.loc?.source.body.length ?? characters);
  return {
    find: (source) => find(hash('sha256', source)),
    keep: (source, document) => keep(hash('sha256', source), document),
    forApollo: {
      get: async (key) => find(hashIn(key)),
      set: async (key, document) => keep(hashIn(key), document),
      delete: async (key) => documents.delete(hashIn(key)),
    },
  };
}

/** Returns the text's hash: Apollo Server prefixes its schema's hash, which is redundant with a single schema. */
const hashIn = (key: string) => key.slice(key.indexOf(':') + 1);

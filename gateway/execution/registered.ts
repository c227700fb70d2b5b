/**
 * Persisted documents: those of the web client, which its build lists in a manifest in Apollo's format
 * (`apollo-persisted-query-manifest`). They are trusted: the limits on the size of documents do not apply to them, and a
 * client may send a document's id instead of its text.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import { z } from 'zod';

/** The manifest's name in the web client's build folder: a dot file, never served, because it lists every operation. */
export const MANIFEST = '.documents.json';

/** A valid document of the web client. */
export interface RegisteredDocument {
  readonly source: string;
  readonly document: DocumentNode;
}

/** The documents of the web client, for the lifetime of the process. */
export interface Registered {
  /** @param id the SHA-256 of the document's text, in hex */
  find(id: string): RegisteredDocument | undefined;
  has(source: string): boolean;
  readonly size: number;
}

const manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ name: z.string(), body: z.string() })),
});

/**
 * Reads the documents of a manifest; none without the file.
 * @param onInvalid called for each invalid document: the client was built for another schema
 * @throws ZodError, SyntaxError for a file that is not a manifest
 */
export function registeredDocuments(
  file: string,
  schema: GraphQLSchema,
  onInvalid: (name: string, reason: string) => void,
): Registered {
  const documents = new Map<string, RegisteredDocument>();
  const { operations } = existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : { operations: [] };
  for (const { name, body } of operations) {
    const document = parse(body);
    const [problem] = validate(schema, document);
    if (problem) onInvalid(name, problem.message);
    else documents.set(hash('sha256', body), { source: body, document });
  }
  return {
    find: (id) => documents.get(id),
    has: (source) => documents.has(hash('sha256', source)),
    size: documents.size,
  };
}

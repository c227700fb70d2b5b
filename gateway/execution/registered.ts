/**
 * Persisted documents: those of the web client, which its build names in a manifest in Apollo's format
 * (`apollo-persisted-query-manifest`). They are known to be good, so that the limits on what anonymous write do not
 * hold for them, and a client may send a document's id in place of its text.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import { z } from 'zod';

/** The manifest's name in the folder of the built web client. It lists every operation, so it is a dot file: never served. */
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
 * The documents of a manifest; none without the file.
 * @param onInvalid called for each that is invalid: the client was built for another schema
 * @throws ZodError, SyntaxError for a file that is no manifest
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

import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Registered } from '../execution/registered.ts';

/** A request that names its document by the SHA-256 of its text, in the format of Apollo's clients. */
const byHash = z.looseObject({
  query: z.undefined().optional(),
  extensions: z.looseObject({
    persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }),
  }),
});

/**
 * Replaces the hash of a registered document by its text. An unknown hash stays: Apollo Server responds with
 * PersistedQueryNotSupported, and Apollo Client then sends the text, as a client older than this gateway must.
 */
export function textOfPersisted(registered: Registered): RequestHandler {
  return (request, _response, next) => {
    const { data: body } = byHash.safeParse(request.body);
    const known = body && registered.find(body.extensions.persistedQuery.sha256Hash);
    if (body && known) {
      const { persistedQuery: _, ...extensions } = body.extensions;
      request.body = { ...body, query: known.source, extensions };
    }
    next();
  };
}

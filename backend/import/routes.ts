import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { invalid } from '../api/errors.ts';
import { access } from '../fileImport/routes.ts';
import { importKindKeys } from '../fileImport/table.ts';
import { type Route, type StreamCall, streamingRoute } from '../http/route.ts';
import { booleanParameter } from '../record/list.ts';
import { type ImportEvent, importEvent } from './events.ts';
import { importTable } from './fileRun.ts';
import { messages } from './messages.ts';
import { personNamed, placeNamed } from './place.ts';
import { ImportRejection } from './rejection.ts';
import { tableMessages } from './tableMessages.ts';

const importQuery = z.strictObject({
  kind: z.enum(importKindKeys).default('deliveries'),
  /** The name of the file. */
  name: z.string().trim().min(1).max(255).default('import'),
  organization: z.string().trim().min(1).max(255).optional(),
  program: z.string().trim().min(1).max(255).optional(),
  order: z.string().trim().min(1).max(255).optional(),
  mapping: z.string().trim().min(1).max(100).optional(),
  /** For a local command: the e-mail address of the person in whose name it imports. */
  as: z.string().trim().min(1).max(255).optional(),
  /** Whether records are made of names that are not found; deliveries always make theirs. */
  create: booleanParameter.default(false),
  dry_run: booleanParameter.default(false),
});

/** The api/v1 routes that import a file in one call. */
export const importRoutes: readonly Route[] = [
  streamingRoute('post', access, {
    path: '/api/v1/imports',
    summary:
      'Imports a table of any layout (XLSX, ODS, CSV, TSV) in one call, as an import of a file does: read, mapped, previewed and applied; streams one event per line while it runs.',
    query: importQuery,
    consumes: 'application/octet-stream',
    produces: 'application/x-ndjson',
    answer: importEvent,
    handle: runImport,
  }),
];

async function runImport({
  query,
  caller: sender,
  services,
  request,
  response,
}: StreamCall<z.infer<typeof importQuery>>): Promise<void> {
  await streamed(response, request, async (report, gone) => {
    const { db } = services.database;
    // What only the user of a terminal has to say is known of a sender.
    const own = sender ? (['organization', 'as'] as const).filter((name) => query[name] !== undefined) : [];
    if (own.length > 0) throw invalid(Object.fromEntries(own.map((name) => [name, [tableMessages.onlyAtTerminal]])));
    const caller = sender ?? (await personNamed(services, query));
    const into = await placeNamed(db, caller, query);
    const { organization, program, person, ...place } = into;
    let isNamed = false;
    // Not before anything is said of the file: until then, a refusal is an answer of its own.
    const tell = async (event: ImportEvent) => {
      if (!isNamed) await report({ type: 'named', organization, program, person });
      isNamed = true;
      await report(event);
    };
    const summary = await importTable({
      services,
      caller,
      file: { name: query.name, content: Readable.from(bytesOf(request)) },
      kind: query.kind,
      into: place,
      mapping: query.mapping,
      // A history brings what its lines name.
      creates: query.create || query.kind === 'deliveries',
      dryRun: query.dry_run,
      signal: AbortSignal.any([gone, services.stopping]),
      report: tell,
    });
    await tell({ ...summary, organization });
  });
}

/** Runs an import whose events are the lines of the response. */
async function streamed(
  response: Response,
  request: Request,
  work: (report: (event: ImportEvent) => Promise<void>, gone: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  response.once('close', () => stop.abort());
  const lines = lineWriter(response, stop.signal);
  try {
    await work(lines, stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return;
    const rejection = error instanceof ImportRejection ? error : null;
    if (!response.headersSent) {
      // The rest of the body is read and dropped: to a client that still sends, closing would look like a crash.
      request.resume();
      throw rejection ? invalid({ [rejection.parameter]: [rejection.message] }) : error;
    }
    await lines({ type: 'failed', error: rejection?.message ?? messages.failed });
    response.end();
    if (!rejection) throw error;
    return;
  }
  response.end();
}

/** Writes events, one per line, as fast as the client reads them. */
function lineWriter(response: Response, gone: AbortSignal) {
  return async (event: ImportEvent): Promise<void> => {
    if (gone.aborted) return;
    if (!response.headersSent) response.status(200).type('application/x-ndjson');
    if (response.write(`${JSON.stringify(event)}\n`)) return;
    await once(response, 'drain', { signal: gone }).catch((error: Error) => {
      if (!gone.aborted) throw error;
    });
  };
}

const longestSilenceMs = 30_000;

/** Yields the body as it arrives. @throws ImportRejection after 30 seconds of silence */
async function* bytesOf(request: Request): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = request[Symbol.asyncIterator]();
  while (true) {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(new ImportRejection(messages.stalled)), longestSilenceMs);
    try {
      const next = await Promise.race([chunks.next(), silence.promise]);
      if (next.done) return;
      yield next.value;
    } finally {
      clearTimeout(timer);
    }
  }
}

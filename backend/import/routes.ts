import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { invalid, notFound } from '../api/errors.ts';
import { idParameter } from '../api/validate.ts';
import { access } from '../fileImport/routes.ts';
import { importKindKeys } from '../fileImport/table.ts';
import { type Route, type Services, type StreamCall, streamingRoute } from '../http/route.ts';
import { booleanParameter } from '../record/list.ts';
import { type ImportEvent, importEvent } from './events.ts';
import { importTable } from './fileRun.ts';
import { messages } from './messages.ts';
import { organizationNamed } from './organization.ts';
import { personNamed, placeNamed } from './place.ts';
import { ImportRejection } from './rejection.ts';
import { importFile } from './run.ts';
import { tableMessages } from './tableMessages.ts';

const importQuery = z.strictObject({
  organization_id: idParameter.optional(),
  /** Replaces the id for the command, whose user knows the name. */
  organization: z.string().trim().min(1).max(255).optional(),
  dry_run: booleanParameter.default(false),
});
type ImportQuery = z.infer<typeof importQuery>;

const tableQuery = z.strictObject({
  kind: z.enum(importKindKeys),
  /** The name of the file. */
  name: z.string().trim().min(1).max(255),
  organization: z.string().trim().min(1).max(255).optional(),
  program: z.string().trim().min(1).max(255).optional(),
  order: z.string().trim().min(1).max(255).optional(),
  mapping: z.string().trim().min(1).max(100).optional(),
  /** For a local command: the e-mail address of the person in whose name it imports. */
  as: z.string().trim().min(1).max(255).optional(),
  create: booleanParameter.default(false),
  dry_run: booleanParameter.default(false),
});

/** The api/v1 routes that import a file in one call. */
export const importRoutes: readonly Route[] = [
  streamingRoute('post', [['programs', 'create']], {
    path: '/api/v1/imports',
    summary: 'Imports purchase order lines from a CSV file; streams one event per line while it runs.',
    query: importQuery,
    consumes: 'text/csv',
    produces: 'application/x-ndjson',
    answer: importEvent,
    handle: runImport,
  }),
  streamingRoute('post', access, {
    path: '/api/v1/imports/tables',
    summary:
      'Imports a table of any layout (XLSX, ODS, CSV, TSV) in one call, as an import of a file does: read, mapped, previewed and applied; streams one event per line while it runs.',
    query: tableQuery,
    consumes: 'application/octet-stream',
    produces: 'application/x-ndjson',
    answer: importEvent,
    handle: runTable,
  }),
];

/** Imports a table of any layout by the code of the screen. */
async function runTable({
  query,
  caller: sender,
  services,
  request,
  response,
}: StreamCall<z.infer<typeof tableQuery>>) {
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
      creates: query.create,
      dryRun: query.dry_run,
      signal: AbortSignal.any([gone, services.stopping]),
      report: tell,
    });
    await tell(summary);
  });
}

async function runImport({ query, caller, services, request, response }: StreamCall<ImportQuery>): Promise<void> {
  await streamed(response, request, async (report, gone) => {
    const organization = await chosen(services, caller, query);
    await importFile(bytesOf(request), {
      database: services.database,
      broadcaster: services.broadcaster,
      organization,
      dryRun: query.dry_run,
      signal: AbortSignal.any([gone, services.stopping]),
      report,
    });
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

/** Returns the organization of the query. Users may name one that they can see; their own is the default. */
async function chosen(
  { database: { db } }: Services,
  caller: StreamCall<ImportQuery>['caller'],
  { organization_id, organization }: ImportQuery,
): Promise<{ id: number; name: string }> {
  if (organization_id === undefined && (!caller || organization !== undefined)) {
    return organizationNamed(db, organization, caller?.organizationIds);
  }
  const id = organization_id ?? caller?.organizationId ?? 0;
  const found = await db.selectFrom('organizations').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  if (!found || (caller && !caller.organizationIds.includes(id))) throw notFound();
  return found;
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

import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { authenticate, bearer, reauthenticate } from '../access/authenticate.ts';
import { type Caller, can } from '../access/caller.ts';
import type { Gate } from '../access/gate.ts';
import { isKey } from '../access/keySecret.ts';
import { requireOwnPrograms } from '../access/ownPrograms.ts';
import { reachNow } from '../access/reachNow.ts';
import { errorMessages, valueMessages } from '../api/errorMessages.ts';
import { clientLeft, forbidden, invalid, notFound, peopleOnly, unsupportedType } from '../api/errors.ts';
import { fieldMessages } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { retried } from '../db/retried.ts';
import { askingAs, nameCaller } from '../db/turns.ts';
import { imagesIn } from '../files/image.ts';
import { readParts } from '../files/parts.ts';
import { tablesIn } from '../files/tables.ts';
import type { Upload } from '../files/upload.ts';
import { languageOf } from '../language/callerLanguage.ts';
import type { Announcement } from '../live/broadcast.ts';
import { keepSamples } from '../record/sample.ts';
import { rememberBrowser } from '../record/timeZone.ts';
import { networkKey, organizationKey } from '../turns/sharedWork.ts';
import { type Answer, hashBody, idempotencyKey, once } from './idempotency.ts';
import { readForm } from './multipart.ts';
import type { Access, PeopleOnly, Route, SendFile, Services, Streaming } from './route.ts';

/** Mounts routes on an Express router. */
export function mount(services: Services, routes: readonly Route[]): Router {
  const router = Router();
  // Static paths before `/:id`, or `couriers/airlines` would match `couriers/:id`.
  const parameters = ({ path }: Route) => path.split('/:').length;
  for (const declared of routes.toSorted((a, b) => parameters(a) - parameters(b))) {
    const { streaming } = declared;
    const handle = streaming ? streamHandler(services, declared, streaming) : handler(services, declared);
    router[declared.method](declared.path, inTurns(services, declared, handle));
  }
  return router;
}

/** Handles calls so that their queries take turns with those of other organizations. */
function inTurns({ knownCallers, work }: Services, { turn }: Route, handle: Handle): RequestHandler {
  return (request, response) => {
    const token = bearer(request.get('authorization'));
    const known = knownCallers.keyOf(token, request.ip);
    if (turn) work[turn].check(known);
    const admitted = (caller: Caller) => {
      const key = organizationKey(caller);
      knownCallers.remember(token, key);
      nameCaller(key);
    };
    return askingAs(known, () => handle(request, response, admitted));
  };
}

/** Handles a call. @param admitted to be called as soon as it is known whose call it is */
type Handle = (request: Request, response: Response, admitted: (caller: Caller) => void) => Promise<void>;

function streamHandler(services: Services, declared: Route, streaming: Streaming<never>): Handle {
  return async (request, response, admitted) => {
    const isLocal = services.localAccess?.admits(request.get('authorization')) ?? false;
    const caller = isLocal ? null : await signedIn(services, request.headers);
    if (caller) {
      admitted(caller);
      response.locals.userId = caller.userId;
      requireAccess(caller, declared.access);
    }
    if (!request.is(streaming.consumes)) throw unsupportedType(errorMessages.bodyType(streaming.consumes));
    const query = parseOr422(declared.query, request.query);
    await streaming.handle({ query, caller, services, request, response } as never);
  };
}

function handler(services: Services, declared: Route): Handle {
  return async (request, response, admitted) => {
    const signed = declared.access === 'public' ? null : await signedIn(services, request.headers);
    if (signed) {
      admitted(signed);
      response.locals.userId = signed.userId;
      requireAccess(signed, declared.access);
    }
    const byKey = signed ? signed.key !== null : isKey(bearer(request.get('authorization')) ?? '');
    if (byKey && declared.peopleOnly === true) throw peopleOnly();
    const sent = {
      timeZone: request.get('time-zone'),
      language: languageOf(request, services.config.languages),
    };
    const known = signed && (await rememberBrowser(services.database.db, signed, sent));
    const params = parse(declared.params, request.params) ?? notFoundInstead();
    const asked = parseOr422(declared.query, request.query);
    await declared.admit?.({ params, caller: known, db: services.database.db, services } as never);
    const gone = goneOf(response);
    const upload = await readBody(services, declared, { request, caller: known, gone });
    const announcements: Announcement[] = [];
    const announce = (announcement: Announcement) => void announcements.push(announcement);
    try {
      // A session or a right can end during a long upload: check again.
      const caller = upload && known ? await stillAllowed(services, declared, known) : known;
      const { body, beside } = unwrap(declared, request.body);
      if (byKey) requirePersonFor(declared.peopleOnly, body);
      const query = withBeside(asked, beside);
      if (caller) requireOwnPrograms(caller, query);
      const run = async (db: Db): Promise<Answer> => {
        // Of a transaction that is run again, only the last run is told.
        announcements.length = 0;
        const call = { params, query, body, db, caller, services, request, response, gone, announce };
        const answer = await declared.handle(call as never);
        const bodyOfRepeat = declared.repeated?.(answer as never);
        return { status: declared.answer.status, body: answer, ...(bodyOfRepeat !== undefined && { bodyOfRepeat }) };
      };
      const queue = declared.turn && services.work[declared.turn];
      const inTurn = <Result>(work: () => Promise<Result>) =>
        queue ? queue.run({ key: keyOf(caller, request), gone }, work) : work();
      if (declared.produces) {
        // Its reads, too, wait for their turn: a refused call has cost nothing.
        return await inTurn(async () => {
          const { body: send } = await inSnapshot(services.database.db, run);
          return (send as SendFile)(response);
        });
      }
      const write = () => inTurn(() => perform(services, declared, caller, request, run));
      const answer = upload ? await upload.storeThen(services.files, write) : await write();
      // A repeat stores nothing, although its check may have announced what it then undid.
      if (answer.isRepeat) announcements.length = 0;
      for (const announcement of announcements) services.broadcaster.publish(announcement);
      if (answer.status === 204) response.status(204).end();
      else response.status(answer.status).json(answer.body);
    } finally {
      await upload?.discard();
    }
  };
}

interface Arriving {
  readonly request: Request;
  readonly caller: Caller | null;
  readonly gone: AbortSignal;
}

/** Parses a form into `request.body`, where JSON is parsed already. @returns the uploaded file, if any */
async function readBody(
  { database, files, silenceMs, work, processes }: Services,
  { body }: Route,
  { request, caller, gone }: Arriving,
): Promise<Upload | null> {
  if (!body?.multipart || !request.is('multipart/form-data')) {
    requireJson(request);
    return null;
  }
  const turn = { key: keyOf(caller, request), gone };
  const images = imagesIn(turn, work.images, processes);
  const tables = tablesIn(turn, work.tables, { processes, folder: files.incoming });
  const partsOf = async (key: string, size: number) =>
    caller && readParts(database.db, files, { userId: caller.userId, key, size });
  const form = await readForm(request, body, { folder: files.incoming, images, tables, silenceMs, partsOf });
  request.body = form.body;
  return form.upload;
}

/** Returns the key of a call's turns in the queues of shared work. */
const keyOf = (caller: Caller | null, { ip }: Request) => (caller ? organizationKey(caller) : networkKey(ip));

/** Returns a signal that aborts when the client disconnects before it has its response. */
function goneOf(response: Response): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort(clientLeft());
  });
  if (response.destroyed) left.abort(clientLeft());
  return left.signal;
}

/** Returns the caller with current rights. @throws 401, 403 */
async function stillAllowed(services: Services, { access }: Route, caller: Caller): Promise<Caller> {
  const now = await reauthenticate(gateOf(services), caller);
  requireAccess(now, access);
  return now;
}

/** Runs a call: reads directly; writes in one transaction, which keeps sample data, and once per idempotency key. */
async function perform(
  services: Services,
  declared: Route,
  caller: Caller | null,
  request: Parameters<RequestHandler>[0],
  run: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const { db, reads } = services.database;
  if (declared.method === 'get') return run(reads);
  if (!caller) return run(db);
  const key = idempotencyKey(request.get('idempotency-key'));
  // A write in steps is run anew by a retry: it comes to the same.
  if (declared.inSteps) return run(db);
  const write = async (trx: Db) => {
    if (!declared.removesSamples) await keepSamples(trx, caller.organizationIds);
    return run(trx);
  };
  if (key === null) return retried(() => db.transaction().execute(write));
  const route = `${declared.method} ${request.path}`;
  const named = { userId: caller.userId, route, key, bodyHash: hashBody(request.body), reach: reachNow(caller) };
  return retried(() => once(services.database, named, write));
}

/** Reads from one snapshot of the database. */
function inSnapshot<Result>(db: Db, run: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run);
}

function gateOf({ database, config, roles }: Services): Gate {
  return { db: database.db, secretKey: config.secretKey, roles };
}

function signedIn(services: Services, headers: Record<string, string | string[] | undefined>): Promise<Caller> {
  return authenticate(gateOf(services), bearer(String(headers.authorization ?? '')), headers['x-repeat'] === '1');
}

function requireAccess(caller: Caller, access: Access): void {
  if (access === 'public' || access === 'session') return;
  if (!access.some(([area, right]) => can(caller, area, right))) throw forbidden();
}

/** @throws 403 if a body has fields that only a person may send */
function requirePersonFor(fields: PeopleOnly | undefined, body: unknown): void {
  if (!Array.isArray(fields)) return;
  const sent = fields.filter((field) => (body as Record<string, unknown>)[field] !== undefined);
  if (sent.length > 0) throw peopleOnly(sent);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

function notFoundInstead(): never {
  throw notFound();
}

function parseOr422(schema: z.ZodType, value: unknown, wrapper?: string): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(fieldMessages(parsed.error, wrapper));
  return parsed.data;
}

/** Rejects a body of another type: Express skips it, and it must not count as empty. @throws 415 */
function requireJson(request: Parameters<RequestHandler>[0]): void {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers;
  if ((chunked || length !== '0') && !request.is('json'))
    throw unsupportedType(errorMessages.bodyType('application/json'));
}

const noFields = z.strictObject({});

/** Separates the fields of a body from the values next to them. A route without a body rejects any field. */
function unwrap(declared: Route, body: unknown): { body: unknown; beside: Record<string, unknown> } {
  const { schema = noFields, wrapper } = declared.body ?? {};
  const parsed = parseOr422(schema, body ?? {}, wrapper);
  if (!wrapper) return { body: parsed, beside: {} };
  const { [wrapper]: fields, ...beside } = parsed as Record<string, unknown>;
  return { body: fields, beside };
}

/** Returns the query with the body's values for the same parameters. @throws 422 if the two differ */
function withBeside(query: unknown, beside: Record<string, unknown>): unknown {
  const asked = query as Record<string, unknown>;
  for (const [name, value] of Object.entries(beside)) {
    if (asked[name] !== undefined && value !== undefined && asked[name] !== value) {
      throw invalid({ [name]: [valueMessages.sameInBody] });
    }
  }
  return { ...asked, ...Object.fromEntries(Object.entries(beside).filter(([, value]) => value !== undefined)) };
}

import { type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import type { Announcement } from '../live/broadcast.ts';
import { authenticate, bearer } from './authenticate.ts';
import { type Caller, can } from './caller.ts';
import { badRequest, forbidden, invalid, notFound, unsupportedType } from './errors.ts';
import { type Answer, hashBody, once } from './idempotency.ts';
import { readForm } from './multipart.ts';
import type { Access, Route, Services, Streaming } from './route.ts';
import { rememberTimeZone } from './timeZone.ts';
import { fieldMessages } from './validate.ts';

/** Mounts routes on an Express router. */
export function mount(services: Services, routes: readonly Route[]): Router {
  const router = Router();
  for (const declared of routes) {
    const { streaming } = declared;
    const handle = streaming ? streamHandler(services, declared, streaming) : handler(services, declared);
    router[declared.method](declared.path, handle);
  }
  return router;
}

function streamHandler(services: Services, declared: Route, streaming: Streaming<never>): RequestHandler {
  return async (request, response) => {
    const isLocal = services.localAccess?.admits(request.get('authorization')) ?? false;
    const caller = isLocal ? null : await signedIn(services, request.headers);
    if (caller) {
      response.locals.userId = caller.userId;
      requireAccess(caller, declared.access);
    }
    if (!request.is(streaming.consumes)) throw unsupportedType(`The body must be ${streaming.consumes}`);
    const query = parseOr422(declared.query, request.query);
    await streaming.handle({ query, caller, services, request, response } as never);
  };
}

function handler(services: Services, declared: Route): RequestHandler {
  return async (request, response) => {
    const person = declared.access === 'public' ? null : await signedIn(services, request.headers);
    if (person) {
      response.locals.userId = person.userId;
      requireAccess(person, declared.access);
    }
    const caller = person && (await rememberTimeZone(services.database.db, person, request.get('time-zone')));
    const params = parse(declared.params, request.params) ?? notFoundInstead();
    const query = parseOr422(declared.query, request.query);
    if (declared.body?.multipart && request.is('multipart/form-data')) {
      request.body = await readForm(request, declared.body.schema, declared.body.wrapper);
    }
    const body = declared.body ? unwrap(declared, request.body) : undefined;
    const announcements: Announcement[] = [];
    const run = async (db: Db): Promise<Answer> => {
      const call = {
        params,
        query,
        body,
        db,
        caller,
        services,
        request,
        response,
        announce: (announcement: Announcement) => void announcements.push(announcement),
      };
      return { status: declared.answer.status, body: await declared.handle(call as never) };
    };
    const answer = await perform(services, declared, caller, request, run);
    for (const announcement of announcements) services.broadcaster.publish(announcement);
    if (answer.status === 204) response.status(204).end();
    else response.status(answer.status).json(answer.body);
  };
}

/** Reads run on the database; writes in one transaction, and once for their idempotency key where there is one. */
async function perform(
  services: Services,
  declared: Route,
  caller: Caller | null,
  request: Parameters<RequestHandler>[0],
  run: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const { db } = services.database;
  if (declared.method === 'get' || !caller) return run(db);
  const key = request.get('idempotency-key');
  if (!key) return db.transaction().execute(run);
  if (key.length > 255) throw badRequest('Idempotency-Key: at most 255 characters');
  const route = `${declared.method} ${request.path}`;
  return once(services.database, { userId: caller.userId, route, key, bodyHash: hashBody(request.body) }, run);
}

function signedIn(services: Services, headers: Record<string, string | string[] | undefined>): Promise<Caller> {
  const gate = { db: services.database.db, secretKey: services.config.secretKey, roles: services.roles };
  return authenticate(gate, bearer(String(headers.authorization ?? '')), headers['x-repeat'] === '1');
}

function requireAccess(caller: Caller, access: Access): void {
  if (access === 'public' || access === 'session') return;
  if (!access.some(([area, right]) => can(caller, area, right))) throw forbidden();
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

function unwrap(declared: Route, body: unknown): unknown {
  const wrapper = declared.body?.wrapper;
  const parsed = parseOr422(declared.body?.schema as z.ZodType, body ?? {}, wrapper);
  return wrapper ? (parsed as Record<string, unknown>)[wrapper] : parsed;
}

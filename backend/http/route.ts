import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Area, Right } from '../access/areas.ts';
import type { AllAttempts } from '../access/attempts.ts';
import type { Caller } from '../access/caller.ts';
import type { LocalAccess } from '../access/localAccess.ts';
import type { Role } from '../access/roles.ts';
import { id, idParameter } from '../api/validate.ts';
import type { Config } from '../config.ts';
import type { Db, OpenDatabase } from '../db/client.ts';
import type { FileField } from '../files/field.ts';
import type { FileStore } from '../files/store.ts';
import type { Announcement, Broadcaster } from '../live/broadcast.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Form } from './multipart.ts';

/** The dependencies of every handler. Nothing is global: tests create as many as they need. */
export interface Services {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly roles: readonly Role[];
  readonly broadcaster: Broadcaster;
  readonly files: FileStore;
  /** How long a client that sends or takes a file may be silent (ms). */
  readonly silenceMs: number;
  readonly mailer: Mailer;
  /** Rate limits for guessing. */
  readonly attempts: AllAttempts;
  /** The clock; UTC. */
  readonly now: () => Date;
  /** Admits commands on this machine; null where there are none. */
  readonly localAccess: LocalAccess | null;
  /** Whether the data is the demo world. */
  readonly demo: boolean;
  /** Aborted when the backend begins to stop: long calls end after their current step. */
  readonly stopping: AbortSignal;
}

/** One call of a route, after authentication, rights and validation. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** For reads the database, for writes the open transaction of this call. */
  readonly db: Db;
  readonly services: Services;
  readonly request: Request;
  /** For headers only; the body is the handler's result. */
  readonly response: Response;
  /** Publishes after the commit. */
  readonly announce: (announcement: Announcement) => void;
}

/** A call by somebody who is signed in. */
export interface SignedInCall<Params, Query, Body> extends Call<Params, Query, Body> {
  readonly caller: Caller;
}

/** A call whose body has not been read yet. */
export type AdmittedCall<Params> = Pick<SignedInCall<Params, never, never>, 'params' | 'caller' | 'db' | 'services'>;

/** Who may call a route: anybody, whoever is signed in, or whoever has one of these rights. */
export type Access = 'public' | 'session' | readonly (readonly [Area, Right])[];

/** A route as the router, the OpenAPI document and the matrix test see it. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With Express parameters: `/api/v1/vendors/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  /** The body's schema, the key that its fields are wrapped in, and whether it may also come as a form, with a file. */
  readonly body: (Form & { readonly multipart?: true }) | null;
  /** Rejects a call before its body is read. */
  readonly admit?: (call: AdmittedCall<never>) => Promise<void>;
  /** 204 where there is no schema. */
  readonly answer: { readonly status: 200 | 201 | 204; readonly schema: z.ZodType | null };
  readonly handle: (call: SignedInCall<never, never, never>) => Promise<unknown>;
  /** What a repeat with the same idempotency key gets, and what is stored for it, where that is not the answer itself. */
  readonly repeated?: (answer: never) => unknown;
  /** Set where body and answer are streams; then it is called in place of `handle`. */
  readonly streaming?: Streaming<never>;
  /** The content type of an answer that is a file; then `handle` gives a `SendFile`. */
  readonly produces?: string;
}

/** Streams a file into the response, after the handler's reads. */
export type SendFile = (response: Response) => Promise<void>;

/** A call that streams its body and its answer, outside any transaction. */
export interface StreamCall<Query> {
  readonly query: Query;
  /** Null for a command on this machine. */
  readonly caller: Caller | null;
  readonly services: Services;
  readonly request: Request;
  readonly response: Response;
}

/** What a route reads and writes as streams. Commands of this machine may call it too, with `LocalAccess`. */
export interface Streaming<Query> {
  /** The content type of the body. */
  readonly consumes: string;
  /** The content type of the answer; its schema is that of one line. */
  readonly produces: string;
  readonly handle: (call: StreamCall<Query>) => Promise<void>;
}

interface Declaration<Params, Query, Body, Answer, Handler> {
  path: string;
  summary: string;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  /** The fields of the body; `wrapper` is the key that they stand under, where there is one. */
  body?: z.ZodType<Body>;
  wrapper?: string;
  /** Set where the body may also come as `multipart/form-data`, which alone can bring a file. */
  multipart?: true;
  /** The field of the form that may be a file. */
  file?: FileField;
  /** Rejects a call before its body, with the file, is read. Its checks can become stale until the write: check again. */
  admit?: (call: AdmittedCall<Params>) => Promise<void>;
  answer?: z.ZodType<unknown, Answer>;
  status?: 200 | 201;
  /** The answer of a repeat with the same idempotency key; a secret in the first one would be stored without it. */
  repeated?: (answer: Answer) => Answer;
  handle: Handler;
}

const nothing = z.strictObject({});

/** A write that takes `program_id` in its query takes it beside its record, too: clients send it in either place. */
function besideOf(method: Route['method'], query: z.ZodType | undefined): z.ZodRawShape {
  const named = query instanceof z.ZodObject && 'program_id' in query.shape;
  return named && method !== 'get' ? { program_id: id.optional() } : {};
}

/** The `:id` of a path. A malformed id is 404, like an unknown one. */
export const idParams = z.object({ id: idParameter });

function build(
  method: Route['method'],
  access: Access,
  declared: Declaration<never, never, never, never, never>,
): Route {
  const { path, summary, wrapper, multipart, file, admit, answer, repeated } = declared;
  const fields = declared.body as z.ZodType | undefined;
  const query = declared.query as z.ZodType | undefined;
  const schema = fields && wrapper ? z.strictObject({ [wrapper]: fields, ...besideOf(method, query) }) : fields;
  return {
    method,
    path,
    summary,
    access,
    params: declared.params ?? nothing,
    query: declared.query ?? nothing,
    body: schema
      ? { schema, ...(wrapper && { wrapper }), ...(multipart && { multipart }), ...(file && { file }) }
      : null,
    ...(admit && { admit }),
    answer: { status: answer ? (declared.status ?? 200) : 204, schema: answer ?? null },
    handle: declared.handle,
    ...(repeated && { repeated }),
  };
}

/**
 * Declares a route for people who are signed in. The handler gets parsed input and returns the answer's body (nothing
 * for 204); in a write, everything it does through `db` is one transaction.
 */
export function route<Answer = void, Params = Record<string, never>, Query = Record<string, never>, Body = undefined>(
  method: Route['method'],
  access: Exclude<Access, 'public'>,
  declared: Declaration<Params, Query, Body, Answer, (call: SignedInCall<Params, Query, Body>) => Promise<Answer>>,
): Route {
  return build(method, access, declared as never);
}

/** Declares a route that needs no session. */
export function publicRoute<Answer = void, Query = Record<string, never>, Body = undefined>(
  method: Route['method'],
  declared: Declaration<never, Query, Body, Answer, (call: Call<never, Query, Body>) => Promise<Answer>>,
): Route {
  return build(method, 'public', declared as never);
}

/**
 * Declares a route that answers with a file. The handler reads from one snapshot of the database; its result writes the
 * answer, outside any transaction. It changes nothing, so it needs no idempotency key.
 */
export function fileRoute<Params = Record<string, never>, Query = Record<string, never>>(
  method: 'get' | 'post',
  access: Exclude<Access, 'public'>,
  declared: {
    path: string;
    summary: string;
    params?: z.ZodType<Params>;
    query?: z.ZodType<Query>;
    produces: string;
    handle: (call: SignedInCall<Params, Query, undefined>) => Promise<SendFile>;
  },
): Route {
  const { produces, ...rest } = declared;
  return { ...build(method, access, { ...rest, answer: z.string() } as never), produces };
}

/** Declares a route whose body and answer are streams, for people with one of these rights and for local commands. */
export function streamingRoute<Query>(
  method: Route['method'],
  access: Exclude<Access, 'public'>,
  declared: { path: string; summary: string; query: z.ZodType<Query>; answer: z.ZodType } & Streaming<Query>,
): Route {
  const { consumes, produces, handle, ...rest } = declared;
  const route = build(method, access, { ...rest, handle: refuseUnstreamed } as never);
  return { ...route, streaming: { consumes, produces, handle } as never };
}

/** Never called: the router uses the streaming handler. */
const refuseUnstreamed = () => Promise.reject(new Error('This route only streams'));

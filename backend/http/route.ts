import type { Request, Response } from 'express';
import type { Logger } from 'pino';
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
import type { IssuePapers } from '../record/write.ts';
import type { Processes } from '../turns/children.ts';
import type { KnownCallers, Resource, SharedWork } from '../turns/sharedWork.ts';
import type { Form } from './multipart.ts';

/** The dependencies of every handler. Nothing is global: tests create as many as they need. */
export interface Services {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly roles: readonly Role[];
  readonly broadcaster: Broadcaster;
  readonly files: FileStore;
  /** How long a client that sends or receives a file may be silent (ms). */
  readonly silenceMs: number;
  readonly mailer: Mailer;
  /** The queues of the work that all organizations share, and the processes that do the heaviest of it. */
  readonly work: SharedWork;
  readonly knownCallers: KnownCallers;
  readonly processes: Processes;
  readonly issuePapers: IssuePapers;
  /** Rate limits against guessing. */
  readonly attempts: AllAttempts;
  /** For what operators should know and no response tells. */
  readonly log: Pick<Logger, 'warn'>;
  /** The clock; UTC. */
  readonly now: () => Date;
  /** Admits commands on this machine; null if there are none. */
  readonly localAccess: LocalAccess | null;
  /** Whether anybody exists; until then, Lading can be set up by whoever has the printed link. */
  readonly somebodyExists: () => Promise<boolean>;
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
  /** The database in reads; the open transaction of this call in writes. */
  readonly db: Db;
  readonly services: Services;
  readonly request: Request;
  /** For headers only; the body is the handler's result. */
  readonly response: Response;
  /** Aborted when the client has disconnected. Ends what only the client waits for; a write that has begun is finished. */
  readonly gone: AbortSignal;
  /** Publishes after the commit. */
  readonly announce: (announcement: Announcement) => void;
}

/** A call by a signed-in user. */
export interface SignedInCall<Params, Query, Body> extends Call<Params, Query, Body> {
  readonly caller: Caller;
}

/** A call whose body has not been read yet. */
export type AdmittedCall<Params> = Pick<SignedInCall<Params, never, never>, 'params' | 'caller' | 'db' | 'services'>;

/** Who may call a route: everyone, every signed-in user, or users with one of these rights. */
export type Access = 'public' | 'session' | readonly (readonly [Area, Right])[];

/**
 * Marks what makes credentials, changes where they lead, or locks a person out: a whole route, or fields of its body. Only a
 * signed-in person may do it, because its effect would outlive the key. So is what reaches beyond the programs of a key.
 */
export type PeopleOnly = true | readonly string[];

/** A route as the router, the OpenAPI document and the matrix test read it. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With Express parameters: `/api/v1/vendors/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** What of the call an API key may not do: all of it, or sending these fields of the body. */
  readonly peopleOnly?: PeopleOnly;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  /** The body's schema, the key that wraps its fields, and whether the body may also be a form with a file. */
  readonly body: (Form & { readonly multipart?: true }) | null;
  /** The shared work that the whole call is: it takes a turn in that queue before its transaction begins. */
  readonly turn?: Resource;
  /**
   * Whether the write is several transactions, which its handler begins: `db` is the database itself, and others get their turns
   * between them. Its handler must be able to be called again after any of them.
   */
  readonly inSteps?: true;
  /** Whether the write removes sample data, which every other write keeps while it runs. */
  readonly removesSamples?: true;
  /** Rejects a call before its body is read. */
  readonly admit?: (call: AdmittedCall<never>) => Promise<void>;
  /** 204 if there is no schema. */
  readonly answer: { readonly status: 200 | 201 | 204; readonly schema: z.ZodType | null };
  readonly handle: (call: SignedInCall<never, never, never>) => Promise<unknown>;
  /** Returns what a retry with the same idempotency key gets, and what is stored for it, if not the response itself. */
  readonly repeated?: (answer: never) => unknown;
  /** Set if body and response are streams; its `handle` is then called instead of the route's. */
  readonly streaming?: Streaming<never>;
  /** The content types of a response that is a file; `handle` then returns a `SendFile`. */
  readonly produces?: readonly string[];
  /** Whether that file is written anew for each call, so that no part of it can be asked for. */
  readonly isWritten?: true;
}

/** Streams a file into the response, after the handler's reads. */
export type SendFile = (response: Response) => Promise<void>;

/** A call that streams its body and its response, outside any transaction. */
export interface StreamCall<Query> {
  readonly query: Query;
  /** Null for a command on this machine. */
  readonly caller: Caller | null;
  readonly services: Services;
  readonly request: Request;
  readonly response: Response;
}

/** A route's streamed body and response. Commands on this machine may call it, too, with `LocalAccess`. */
export interface Streaming<Query> {
  /** The content type of the body. */
  readonly consumes: string;
  /** The content type of the response; the route's schema describes one line of it. */
  readonly produces: string;
  readonly handle: (call: StreamCall<Query>) => Promise<void>;
}

interface Declaration<Params, Query, Body, Answer, Handler> {
  path: string;
  summary: string;
  /** Set if an API key may not do this: see `PeopleOnly`. */
  peopleOnly?: PeopleOnly;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  /** The fields of the body; `wrapper` is the key that wraps them, if any. */
  body?: z.ZodType<Body>;
  wrapper?: string;
  /** Set if the body may also be `multipart/form-data`, the only type that can contain a file. */
  multipart?: true;
  /** The field of the form that may be a file. */
  file?: FileField;
  /** The shared work that the whole call is: it takes a turn in that queue before its transaction begins. */
  turn?: Resource;
  /** Set if the handler begins the transactions of the write itself, several of them. */
  inSteps?: true;
  /** Set if the write removes sample data, which every other write keeps while it runs. */
  removesSamples?: true;
  /** Rejects a call before its body, with the file, is read. Repeat its checks in the write: they can be stale by then. */
  admit?: (call: AdmittedCall<Params>) => Promise<void>;
  answer?: z.ZodType<unknown, Answer>;
  status?: 200 | 201;
  /** Returns the response to a retry with the same idempotency key; without it, a secret in the first would be stored. */
  repeated?: (answer: Answer) => Answer;
  handle: Handler;
}

const nothing = z.strictObject({});

/** Lets a write whose query accepts `program_id` accept it next to its record, too: clients send it in either place. */
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
  const {
    path,
    summary,
    peopleOnly,
    wrapper,
    multipart,
    file,
    turn,
    inSteps,
    removesSamples,
    admit,
    answer,
    repeated,
  } = declared;
  const fields = declared.body as z.ZodType | undefined;
  const query = declared.query as z.ZodType | undefined;
  const schema = fields && wrapper ? z.strictObject({ [wrapper]: fields, ...besideOf(method, query) }) : fields;
  return {
    method,
    path,
    summary,
    access,
    ...(peopleOnly && { peopleOnly }),
    params: declared.params ?? nothing,
    query: declared.query ?? nothing,
    body: schema
      ? { schema, ...(wrapper && { wrapper }), ...(multipart && { multipart }), ...(file && { file }) }
      : null,
    ...(turn && { turn }),
    ...(inSteps && { inSteps }),
    ...(removesSamples && { removesSamples }),
    ...(admit && { admit }),
    answer: { status: answer ? (declared.status ?? 200) : 204, schema: answer ?? null },
    handle: declared.handle,
    ...(repeated && { repeated }),
  };
}

/**
 * Declares a route for signed-in users. The handler receives parsed input and returns the response body (nothing for
 * 204). In a write, everything it does through `db` is one transaction.
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
 * Declares a route that responds with a file. The handler reads from one snapshot of the database; the function it
 * returns writes the response, outside any transaction. Nothing changes, so the route needs no idempotency key.
 */
export function fileRoute<Params = Record<string, never>, Query = Record<string, never>>(
  method: 'get' | 'post',
  access: Exclude<Access, 'public'>,
  declared: {
    path: string;
    summary: string;
    params?: z.ZodType<Params>;
    query?: z.ZodType<Query>;
    turn?: Resource;
    produces: string | readonly string[];
    isWritten?: true;
    handle: (call: SignedInCall<Params, Query, undefined>) => Promise<SendFile>;
  },
): Route {
  const { produces, isWritten, ...rest } = declared;
  const built = build(method, access, { ...rest, answer: z.string() } as never);
  return { ...built, produces: [produces].flat(), ...(isWritten && { isWritten }) };
}

/** Declares a route whose body and response are streams, for users with one of these rights and for local commands. */
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

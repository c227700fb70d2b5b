/**
 * Serves `/graphql` over sockets, with the protocol graphql-transport-ws. Knows sockets and their limits; operations have
 * the same limits as over HTTP.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { GraphQLError, getOperationAST, OperationTypeNode } from 'graphql';
import { CloseCode, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { keyFrom } from '../access/headers.ts';
import type { OperationContext } from '../access/operation.ts';
import type { GraphqlDocuments } from '../execution/documents.ts';
import { formatError } from '../execution/formatError.ts';
import { ENGLISH } from '../generated/languages.ts';
import { inLanguage } from '../generated/texts.ts';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import type { Deadline } from '../upstream/deadline.ts';
import { RestError } from '../upstream/error.ts';
import { type Caller, type Connection, type Connections, closing } from './connections.ts';
import { heartbeat } from './heartbeat.ts';
import { RunningOperations } from './running.ts';
import { type LiveArgs, subscribe } from './subscribe.ts';

/** The dependencies of GraphQL over sockets. */
export interface SocketParts {
  readonly schema: GraphQLSchema;
  readonly documents: GraphqlDocuments;
  readonly persistedOnly: boolean;
  readonly settings: Settings['sockets'] & Pick<Settings['document'], 'operationMs'>;
  readonly connections: Connections;
  readonly callerOf: (request: IncomingMessage) => Caller;
  /** Returns the token of a request's cookie; null without one. */
  readonly cookieOf: (request: IncomingMessage) => string | null;
  /** Whether errors may suggest other names of the schema. */
  readonly hints: boolean;
  readonly log: Logger;
  /** Creates the context of an operation. @param deadline of the operation */
  readonly contextFor: (
    connection: Connection,
    deadline: Pick<Deadline, 'signal'>,
    idempotencyKey: string | null,
  ) => OperationContext;
}

/** GraphQL over sockets. */
export interface Sockets {
  /** Completes an accepted upgrade. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes the sockets of a session that signed out. @param sameSession whether to include other tokens of the session */
  endSession(token: string, sameSession: boolean): void;
  /** Closes all sockets with 1001, spread over at most `spreadMs`, and waits until they are closed. */
  close(spreadMs: number): Promise<void>;
}

interface Extra {
  readonly connection: Connection;
  readonly running: RunningOperations;
  /** The ids of the client's operations. */
  asked: Readonly<Record<string, unknown>>;
}

/** Serves graphql-transport-ws on accepted upgrades; listens on no port itself. */
export function socketServer(parts: SocketParts): Sockets {
  const { schema, documents, persistedOnly, settings, connections, hints, log, contextFor } = parts;
  const beat = heartbeat(settings.pingMs);
  const report = (fault: unknown) => log.error({ err: fault }, 'unexpected error');
  const formatted = (error: GraphQLError) => formatError(error.toJSON(), error, { report, hints });
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: settings.frameBytes,
    maxFragments: settings.frameParts,
    perMessageDeflate: false,
    handleProtocols: (offered) => handleProtocols(offered),
  });

  const server = makeServer<Record<string, unknown> | undefined, Extra>({
    connectionInitWaitTimeout: settings.initMs,
    onConnect: ({ connectionParams, extra }) => connections.admit(extra.connection, connectionParams),
    onSubscribe({ subscriptions, extra }, id, payload) {
      extra.asked = subscriptions;
      return Object.keys(subscriptions).length > settings.operations
        ? [failure(messages.tooManyOperations, 'RATE_LIMITED')]
        : prepared(id, payload, extra);
    },
    // `prepared` adds our own fields to every subscription.
    subscribe: (args) => subscribe(args as LiveArgs, settings.operationMs),
    onComplete: ({ extra }, id) => extra.running.end(id),
    onNext({ extra }, _id, _payload, args, { errors, ...result }) {
      const cost = extra.connection.isTool ? costOf(args) : null;
      if (!errors && !cost) return undefined;
      return { ...result, ...(errors && { errors: errors.map(formatted) }), ...(cost && { extensions: { cost } }) };
    },
    onError: (_context, _id, _payload, errors) => errors.map(formatted),
  });

  /** Returns the cost of an answered query or mutation; null for events: a subscription's cost is checked at its start. */
  function costOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): object | null {
    const { rest } = (contextValue ?? {}) as Partial<OperationContext>; // as `prepared` created it
    if (!rest) return null;
    const objects = documents.objects(document, operationName, variableValues);
    return { objects, limit: documents.limit, calls: rest.calls };
  }

  function prepared(
    id: string,
    payload: SubscribePayload,
    { connection, running }: Extra,
  ): ExecutionArgs | LiveArgs | readonly GraphQLError[] {
    try {
      if (persistedOnly && !connection.isTool && !documents.registered.has(payload.query)) {
        return [failure(messages.notRegistered, 'FORBIDDEN')];
      }
      const document = documents.checked(payload.query);
      if (!('kind' in document)) return document;
      const { operationName, variables: variableValues } = payload;
      const wanted = getOperationAST(document, operationName);
      if (!wanted) return [failure(messages.whichOperation, 'BAD_USER_INPUT')];
      const excess = documents.excess(document, operationName, variableValues);
      if (excess) return [excess];
      const lasting = wanted.operation === OperationTypeNode.SUBSCRIPTION;
      const idempotencyKey = keyFrom(payload.extensions?.idempotencyKey);
      const operation = { schema, document, operationName, variableValues };
      const contextWithin = (deadline: Pick<Deadline, 'signal'>) => contextFor(connection, deadline, idempotencyKey);
      if (lasting) return { ...operation, contextWithin, life: running.begin(id, null) };
      return { ...operation, contextValue: contextWithin(running.begin(id, settings.operationMs)) };
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      if (error instanceof RestError) return [failure(error.message, error.code)];
      throw error;
    }
  }

  // Frames above the limits: ws has already sent the close code.
  const failed = (error: Error) => log.debug({ err: error }, 'socket error');

  function serve(socket: WebSocket, connection: Connection): void {
    const extra: Extra = { connection, running: new RunningOperations(), asked: {} };
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => sent(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage(handle) {
          socket.on('message', (data) => {
            inLanguage(connection.caller.language ?? ENGLISH, () => handle(String(data))).catch((error: unknown) => {
              if (isUnexpectedMessage(error)) {
                failed(error);
                return closing(socket, CloseCode.BadRequest, 'Invalid message received');
              }
              report(error);
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
            // A `complete` from the client has just removed the id.
            extra.running.keep(extra.asked);
          });
        },
      },
      extra,
    );
    beat.add(socket);
    socket.on('error', failed);
    socket.on('close', (code, reason) => {
      beat.remove(socket);
      extra.running.cancel();
      closed(code, String(reason)).catch(report);
      connections.leave(connection);
    });
  }

  return {
    accept(request, socket, head) {
      wss.handleUpgrade(request, socket, head, (client) =>
        serve(client, connections.open(client, parts.callerOf(request), parts.cookieOf(request))),
      );
    },
    endSession: (token, sameSession) => connections.endSession(token, sameSession),
    async close(spreadMs) {
      const clients = [...wss.clients];
      const window = Math.min(spreadMs, clients.length);
      const gone = clients.map(async (client) => {
        const closed = new Promise((resolve) => client.once('close', resolve));
        const timer = setTimeout(closing, Math.random() * window, client, 1001, 'Going away');
        await closed;
        clearTimeout(timer);
      });
      await Promise.all(gone);
      beat.stop();
      wss.close();
    },
  };
}

/** Whether a message is one that only servers send: graphql-ws throws for it, but closes with 4400 for invalid messages. */
const isUnexpectedMessage = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith('Unexpected message of type ');

const failure = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/** Sends a text; resolves when it is handed to the network, so that a stalled reader is noticed. */
function sent(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error && socket.readyState === socket.OPEN ? reject(error) : resolve()));
  });
}

/**
 * `/graphql` over sockets, with the protocol graphql-transport-ws. Knows sockets and their limits; what an operation may
 * ask is the same as over HTTP.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { GraphQLError, getOperationAST, OperationTypeNode } from 'graphql';
import { CloseCode, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import type { Deadline } from '../deadline.ts';
import { formatError } from '../errors.ts';
import type { GraphqlDocuments } from '../execution/documents.ts';
import { keyFrom } from '../http/request.ts';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import { RestError } from '../rest/error.ts';
import type { Settings } from '../settings.ts';
import { type Caller, type Connection, type Connections, closing } from './connections.ts';
import { heartbeat } from './heartbeat.ts';
import { RunningOperations } from './running.ts';
import { type LiveArgs, subscribe } from './subscribe.ts';

/** What GraphQL over sockets is made of. */
export interface SocketParts {
  readonly schema: GraphQLSchema;
  readonly documents: GraphqlDocuments;
  readonly persistedOnly: boolean;
  readonly settings: Settings['sockets'] & Pick<Settings['document'], 'operationMs'>;
  readonly connections: Connections;
  readonly callerOf: (request: IncomingMessage) => Caller;
  /** The session token that a request's cookie brings; null when it has none. */
  readonly cookieOf: (request: IncomingMessage) => string | null;
  /** Whether errors may say what the schema has instead. */
  readonly hints: boolean;
  readonly log: Logger;
  /** @param deadline until when the operation is waited for */
  readonly contextFor: (
    connection: Connection,
    deadline: Pick<Deadline, 'signal'>,
    idempotencyKey: string | null,
  ) => Context;
}

/** GraphQL over sockets. */
export interface Sockets {
  /** Takes an upgrade that was let through. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes the sockets of a session that signed out. @param sameSession also those with other tokens of it */
  endSession(token: string, sameSession: boolean): void;
  /** Tells all clients to go elsewhere, spread over at most so long (ms), and waits until they have. */
  close(spreadMs: number): Promise<void>;
}

interface Extra {
  readonly connection: Connection;
  readonly running: RunningOperations;
  /** The ids that the client waits for, once it has asked for anything. */
  asked: Readonly<Record<string, unknown>>;
}

/** Serves graphql-transport-ws on upgrades that it is handed; it listens on no port itself. */
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
    // `prepared` gives every subscription what is ours.
    subscribe: (args) => subscribe(args as LiveArgs, settings.operationMs),
    onComplete: ({ extra }, id) => extra.running.end(id),
    onNext: (_context, _id, _payload, _args, { errors, ...result }) =>
      errors ? { ...result, errors: errors.map(formatted) } : undefined,
    onError: (_context, _id, _payload, errors) => errors.map(formatted),
  });

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
      const excess = documents.excess(document, operationName, variableValues);
      if (excess) return [excess];
      const lasting = getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
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

  // Frames over the limits end here; ws has sent the close code already.
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
            handle(String(data)).catch((error: unknown) => {
              report(error);
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
            // A client that gives an operation up has just taken its id away.
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

const failure = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/** Resolves when the text has left for the network, so that a reader that stops reading is noticed. */
function sent(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error && socket.readyState === socket.OPEN ? reject(error) : resolve()));
  });
}

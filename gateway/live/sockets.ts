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
import type { Documents } from '../documents.ts';
import { formatError } from '../errors.ts';
import { keyFrom } from '../http/request.ts';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import { RestError } from '../rest/error.ts';
import type { Settings } from '../settings.ts';
import { type Connection, type Connections, closing } from './connections.ts';
import { type Running, runningOperations } from './running.ts';
import { type LiveArgs, subscribe } from './subscribe.ts';

export interface SocketParts {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly persistedOnly: boolean;
  readonly settings: Settings['sockets'] & Pick<Settings['document'], 'operationMs'>;
  readonly connections: Connections;
  /** Whether errors may say what the schema has instead. */
  readonly hints: boolean;
  readonly log: Logger;
  readonly contextFor: (operation: SocketOperation) => Context;
}

/** What the context of one operation on a connection is made of. */
export interface SocketOperation {
  readonly connection: Connection;
  /** Aborted when it has answered, or nobody waits for it any more. */
  readonly signal: AbortSignal;
  readonly idempotencyKey: string | null;
}

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
  readonly running: Running;
  /** The ids that the client waits for, once it has asked for anything. */
  asked: Readonly<Record<string, unknown>>;
}

export function socketServer(parts: SocketParts): Sockets {
  const { schema, documents, persistedOnly, settings, connections, hints, log, contextFor } = parts;
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
    // `prepared` gives every operation our context.
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
  ): ExecutionArgs | readonly GraphQLError[] {
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
      const signal = running.begin(id, lasting ? null : settings.operationMs);
      const contextValue = contextFor({ connection, signal, idempotencyKey });
      return { schema, document, operationName, variableValues, contextValue };
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      if (error instanceof RestError) return [failure(error.message, error.code)];
      throw error;
    }
  }

  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const connection = connections.open(socket, request);
    const stopPinging = keepAlive(socket, settings.pingMs);
    const extra: Extra = { connection, running: runningOperations(), asked: {} };
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
    // Frames over the limits end here; ws has sent the close code already.
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
    socket.once('close', (code, reason) => {
      stopPinging();
      connection.leave();
      extra.running.cancel();
      closed(code, String(reason)).catch(report);
    });
  });

  return {
    accept(request, socket, head) {
      wss.handleUpgrade(request, socket, head, (client) => wss.emit('connection', client, request));
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

/** Pings, and cuts off a peer that does not answer before the next ping. */
function keepAlive(socket: WebSocket, pingMs: number): () => void {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const timer = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, pingMs);
  return () => clearInterval(timer);
}

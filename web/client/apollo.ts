/** Configures Apollo Client: request headers, retries, the end of the session, and the normalized cache. */
import {
  ApolloClient,
  ApolloLink,
  type FieldPolicy,
  HttpLink,
  InMemoryCache,
  NetworkStatus,
  type ObservableQuery,
  type TypePolicy,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';
import { errorCode, isUnreachable } from '../base/errors.ts';
import { requestHeaders } from '../base/requestHeaders.ts';
import { runningWrites } from '../base/runningWrites.ts';
import { beginWork } from '../base/work.ts';
import type { TypeName } from '../generated/lists.ts';
import possibleTypes from '../generated/possibleTypes.ts';
import { HeartbeatDocument } from '../generated/session.ts';
import { fetchWithin } from './fetchWithin.ts';
import { fetchAfterPage } from './firstViewer.ts';
import { historyPages } from './historyPages.ts';
import { lazyLink } from './lazyLink.ts';
import { reconnectRefetches } from './liveState.ts';
import { outboxLink } from './outboxLink.ts';
import { createRetryLink } from './retry.ts';
import { sessionOver, signingOut } from './sessionState.ts';
import { sharedQueries } from './sharedQueriesLink.ts';

/** How long the server may be silent before a read is given up; the page then offers to try again. */
const READ_SILENCE_MS = 20_000;

/** Creates the page's Apollo Client. An UNAUTHENTICATED response sets `sessionOver`; its listener leaves for sign-in. */
export function createApollo(): ApolloClient {
  const sessionLink = new ErrorLink(({ error }) => {
    if (errorCode(error) === 'UNAUTHENTICATED' && !signingOut.get()) sessionOver.set(true);
  });
  const queries = sharedQueries();
  const live = lazyLink(async () => {
    const { createLiveLink } = await import('./live.ts');
    return createLiveLink({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      renew: () =>
        client.query({ query: HeartbeatDocument, fetchPolicy: 'network-only' }).then(
          () => true,
          (error: unknown) => errorCode(error) !== 'UNAUTHENTICATED',
        ),
      answers: () =>
        client.query({ query: HeartbeatDocument, fetchPolicy: 'network-only' }).then(
          () => true,
          (error: unknown) => !isUnreachable(error),
        ),
      onReconnect(all) {
        // First: what is on its way may hang on a dead connection, and must not be waited for.
        queries.startAfresh();
        void client.refetchQueries({ include: 'active', onQueryUpdated: (query) => all || !isToldOf(query) });
        reconnectRefetches.set(reconnectRefetches.get() + 1);
      },
    });
  });
  const http = ApolloLink.from([
    workLink,
    writesLink,
    outboxLink,
    headersLink,
    createRetryLink(),
    requestIdLink,
    ...persisted(),
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.QUERY,
      new HttpLink({ uri: '/graphql', fetch: fetchWithin(READ_SILENCE_MS, fetchAfterPage) }),
      ApolloLink.split(
        (operation) => operation.getContext().isKept === true,
        // Its key makes a repeat harmless, so that it can wait on the device instead of on a silent server.
        new HttpLink({ uri: '/graphql', fetch: fetchWithin(READ_SILENCE_MS) }),
        // Any other write goes on: whether it was done is known only from its response.
        new HttpLink({ uri: '/graphql' }),
      ),
    ),
  ]);
  const client: ApolloClient = new ApolloClient({
    cache: createCache(),
    // `sharedQueries` deduplicates queries.
    queryDeduplication: false,
    link: ApolloLink.from([
      sessionLink,
      queries.link,
      ApolloLink.split((operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION, live, http),
    ]),
  });
  return client;
}

/** Whether a query has its answer, and a subscription tells whenever it changes. */
function isToldOf(query: ObservableQuery): boolean {
  const { networkStatus, error } = query.getCurrentResult();
  return query.options.context?.isTold === true && networkStatus === NetworkStatus.ready && !error;
}

/**
 * Returns the link that sends a document's hash instead of its text: the gateway knows the documents of the client that it
 * serves. Browsers offer hashing only in secure contexts; elsewhere the text is sent.
 */
function persisted(): ApolloLink[] {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return [];
  const sha256 = async (text: string) =>
    [...new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  return [new PersistedQueryLink({ sha256 })];
}

/** Says that the page waits while a request runs. */
const workLink = new ApolloLink((operation, forward) => forward(operation).pipe(finalize(beginWork())));

/** Resolves a query by id from the cache if a list has already loaded the record. */
function byId(typename: string): FieldPolicy {
  return {
    read(existing, { args, canRead, toReference }) {
      if (existing !== undefined) return existing;
      const reference = toReference({ __typename: typename, id: args?.id });
      return canRead(reference) ? reference : undefined;
    },
  };
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        // `vendor(id)` for Vendor, and likewise for every versioned type.
        fields: {
          ...Object.fromEntries(
            possibleTypes.possibleTypes.Versioned.map((type) => [
              type.charAt(0).toLowerCase() + type.slice(1),
              byId(type),
            ]),
          ),
          recordHistory: historyPages,
        },
      },
      // The next statuses depend on the record's status: they are replaced, not merged.
      ...Object.fromEntries(
        (['PurchaseOrder', 'OrderItem', 'Shipment'] satisfies TypeName[]).map((type) => [
          type,
          { fields: { nextStatuses: { merge: false } } },
        ]),
      ),
      // What is read of a file, and asked about it, is replaced as a whole.
      FileImport: { fields: { names: { merge: false }, columns: { merge: false }, leftRows: { merge: false } } },
      Viewer: { keyFields: [] },
      // Both carry a record's id, and records of different types may share an id.
      RecordChange: { keyFields: false },
      RecordName: { keyFields: false },
      HistoryName: { keyFields: false },
      // Each entry names its own row of the file.
      HistoryImport: { keyFields: false },
      NamedRecord: { keyFields: false },
      Permissions: { merge: true },
      // Lists and other records' pages fetch fewer fields than a record's own page.
      Address: { merge: true },
      GoodsReceipt: { merge: true },
      FeatureFlags: { merge: true },
      Picture: { merge: true },
      Status: { keyFields: false },
      Ability: { keyFields: false },
      NavigationItem: { keyFields: false },
      // Their ids belong to records of several types: an order and an item may share an id.
      CommentParent: { keyFields: false },
      DocumentParent: { keyFields: false },
      NotificationRecord: { keyFields: false },
      NotificationSettings: { keyFields: [] },
    } satisfies Partial<Record<TypeName, TypePolicy>>,
  });
}

const writesLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  runningWrites.set(runningWrites.get() + 1);
  return forward(operation).pipe(finalize(() => runningWrites.set(runningWrites.get() - 1)));
});

const headersLink = new ApolloLink((operation, forward) => {
  const { headers, idempotencyKey } = operation.getContext();
  operation.setContext({
    headers: {
      ...headers,
      ...requestHeaders(idempotencyKey),
    },
  });
  return forward(operation);
});

/** Adds the id under which the gateway logged the request to errors, so that users can report it to support. */
const requestIdLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const response: unknown = operation.getContext().response;
      const requestId = response instanceof Response ? response.headers.get('x-request-id') : null;
      return result.errors && requestId ? { ...result, extensions: { ...result.extensions, requestId } } : result;
    }),
  ),
);

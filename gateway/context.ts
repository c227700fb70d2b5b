import type { Operation, OperationContext } from './access/operation.ts';
import { ApiKeys } from './apiKey/rest.ts';
import { Works } from './backgroundWork/rest.ts';
import { commentsOf } from './comment/rest.ts';
import { Couriers } from './courier/rest.ts';
import { documentsOf } from './document/rest.ts';
import { endUserCollection } from './endUser/rest.ts';
import { feedOf } from './feed/rest.ts';
import { FileImports } from './fileImport/rest.ts';
import { groupCollection } from './group/rest.ts';
import { guidesOf } from './guide/rest.ts';
import type { Live } from './live/listen.ts';
import { lookupsOf } from './lookup/rest.ts';
import { mergesOf } from './merge/rest.ts';
import { notificationsOf } from './notification/rest.ts';
import { OrderItems } from './orderItem/rest.ts';
import { organizationCollection } from './organization/rest.ts';
import { Programs } from './program/rest.ts';
import { PurchaseOrders } from './purchaseOrder/rest.ts';
import { type Rest, restOfOperation } from './rest/operation.ts';
import { SavedViews } from './savedView/rest.ts';
import { sessionsOf } from './session/rest.ts';
import { Shipments } from './shipment/rest.ts';
import { Substatuses } from './substatus/rest.ts';
import type { Client } from './upstream/client.ts';
import { Users } from './user/rest.ts';
import { vendorCollection } from './vendor/rest.ts';

/** Creates the collections that resolvers call, one line for each concept. */
const collectionsOf = (rest: Rest) => ({
  apiKeys: new ApiKeys(rest),
  comments: commentsOf(rest),
  couriers: new Couriers(rest),
  documents: documentsOf(rest),
  endUsers: endUserCollection(rest),
  feed: feedOf(rest),
  fileImports: new FileImports(rest),
  groups: groupCollection(rest),
  guides: guidesOf(rest),
  lookups: lookupsOf(rest),
  merges: mergesOf(rest),
  notifications: notificationsOf(rest),
  orderItems: new OrderItems(rest),
  organizations: organizationCollection(rest),
  programs: new Programs(rest),
  purchaseOrders: new PurchaseOrders(rest),
  savedViews: new SavedViews(rest),
  sessions: sessionsOf(rest),
  shipments: new Shipments(rest),
  substatuses: new Substatuses(rest),
  users: new Users(rest),
  vendors: vendorCollection(rest),
  works: new Works(rest),
});

/** The context of resolvers: the operation, and collections that live no longer than it does. */
export interface Context extends OperationContext, ReturnType<typeof collectionsOf> {
  readonly live: Live;
}

/** Creates the context of one operation, with nothing read yet. */
export function createContext(client: Client, operation: Operation & { readonly live: Live }): Context {
  const rest = restOfOperation({ client, ...operation });
  return { ...operation, rest, ...collectionsOf(rest) };
}

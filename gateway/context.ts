import { commentsOf } from './comment/rest.ts';
import { Couriers } from './courier/rest.ts';
import { documentsOf } from './document/rest.ts';
import { endUserCollection } from './endUser/rest.ts';
import { groupCollection } from './group/rest.ts';
import type { Session } from './http/session.ts';
import type { Live } from './live/listen.ts';
import { lookupsOf } from './lookup/rest.ts';
import { notificationsOf } from './notification/rest.ts';
import { OrderItems } from './orderItem/rest.ts';
import { organizationCollection } from './organization/rest.ts';
import { programCollection } from './program/rest.ts';
import { PurchaseOrders } from './purchaseOrder/rest.ts';
import type { Client } from './rest/client.ts';
import { type Origin, type Rest, restOfOperation } from './rest/operation.ts';
import type { Shared } from './rest/shared.ts';
import { sessionsOf } from './session/rest.ts';
import { Shipments } from './shipment/rest.ts';
import { Substatuses } from './substatus/rest.ts';
import { Users } from './user/rest.ts';
import { vendorCollection } from './vendor/rest.ts';

/** One line for each concept: what its resolvers, and those of other concepts, ask. */
const collections = {
  comments: commentsOf,
  couriers: (rest: Rest) => new Couriers(rest),
  documents: documentsOf,
  endUsers: endUserCollection,
  groups: groupCollection,
  lookups: lookupsOf,
  notifications: notificationsOf,
  orderItems: (rest: Rest) => new OrderItems(rest),
  organizations: organizationCollection,
  programs: programCollection,
  purchaseOrders: (rest: Rest) => new PurchaseOrders(rest),
  sessions: sessionsOf,
  shipments: (rest: Rest) => new Shipments(rest),
  substatuses: (rest: Rest) => new Substatuses(rest),
  users: (rest: Rest) => new Users(rest),
  vendors: vendorCollection,
};

type Collections = { readonly [Name in keyof typeof collections]: ReturnType<(typeof collections)[Name]> };

/** What an operation brings besides its document. */
export interface Operation {
  readonly session: Session;
  readonly origin: Origin;
  /** What is the same for everybody. */
  readonly shared: Shared;
  readonly live: Live;
  /** How many reads it may send to the backend. */
  readonly reads: number;
  /** Notes for the log's line about this request. */
  readonly note: (notes: { operation?: string | null; errors?: string[] }) => void;
  /** Ends the session: at the backend by `call`, and in this process even if that fails. True when the backend ended it. */
  readonly signOut: (call: () => Promise<void>) => Promise<boolean>;
  /** The successor of the token in the `Authorization` header; null when there is none, or its session is over. */
  readonly renewBearer: () => Promise<string | null>;
}

/** What resolvers get: collections that live for one operation, and its session. */
export interface Context extends Collections, Operation {
  readonly rest: Rest;
  /** Whether anything was asked through this context, so that what came of it may be this person's alone. */
  readonly asked: boolean;
}

/** The context of one operation. A collection is made when its concept is first asked for. */
export const createContext = (client: Client, operation: Operation): Context =>
  new OperationContext(client, operation) as unknown as Context; // with the getters below

class OperationContext {
  readonly client: Client;
  readonly operation: Operation;
  /** Shared with copies: Apollo Server copies the context of each request. */
  readonly made: Partial<Record<keyof Collections, unknown> & { rest: Rest }> = {};

  get asked(): boolean {
    return Object.keys(this.made).length > 0;
  }

  get rest(): Rest {
    this.made.rest ??= restOfOperation({ client: this.client, ...this.operation });
    return this.made.rest;
  }

  constructor(client: Client, operation: Operation) {
    Object.assign(this, operation);
    this.client = client;
    this.operation = operation;
  }
}

// Most operations touch two or three concepts; the others cost nothing. On the prototype, so that nothing that copies or
// lists a context's fields makes them all.
for (const [name, make] of Object.entries(collections) as Array<[keyof Collections, (rest: Rest) => unknown]>) {
  Object.defineProperty(OperationContext.prototype, name, {
    get(this: OperationContext) {
      this.made[name] ??= make(this.rest);
      return this.made[name];
    },
  });
}

import { EventEmitter } from 'node:events';

/** The kinds of records as api/v1 names them. */
export type RecordType =
  | 'PurchaseOrder'
  | 'OrderItem'
  | 'CommercialInvoice'
  | 'Vendor'
  | 'Courier'
  | 'Airline'
  | 'EndUser'
  | 'Group'
  | 'Program'
  | 'User'
  | 'Organization'
  | 'StatusReason'
  | 'Comment'
  | 'Attachment';

/** What happened to a record. */
export type ActionType = 'create' | 'edit' | 'delete';

/** Something to tell others after the transaction has been committed. */
export interface Announcement {
  /** Where it goes: see `topic`. */
  readonly topic: string;
  readonly message: Record<string, unknown>;
}

/** The names of what can be listened to. */
export const topic = {
  /** Changed records of a program. */
  program: (programId: number) => `changes:program:${programId}`,
  /** Changed records of an organization that belong to no program. */
  organization: (organizationId: number) => `changes:organization:${organizationId}`,
  /** Comments of one record; an order's or shipment's topic also carries its items'. */
  comments: (type: RecordType, id: number) => `comments:${type}:${id}`,
  /** A user's new notifications. */
  notifications: (userId: number) => `notifications:${userId}`,
  /** A user's rights or sessions changed: look again at what the user listens to. */
  user: (userId: number) => `user:${userId}`,
} as const;

/** Announces a changed record to its program, or to its organization when it belongs to no program. */
export function recordChanged(change: {
  action: ActionType;
  type: RecordType;
  id: number;
  lockVersion: number | null;
  by: number | null;
  programId?: number;
  organizationId: number;
}): Announcement {
  return {
    topic: change.programId ? topic.program(change.programId) : topic.organization(change.organizationId),
    message: {
      action_type: change.action,
      record: { type: change.type, id: change.id, lock_version: change.lockVersion },
      by: change.by,
    },
  };
}

/** Carries announcements to every listener, in this process or, over Redis, in all of them. */
export interface Broadcaster {
  publish(announcement: Announcement): void;
  /** Listens until the returned function is called. */
  subscribe(topicName: string, listener: (message: Record<string, unknown>) => void): () => void;
  /** Whether announcements reach the other processes right now. */
  ready(): boolean;
  close(): Promise<void>;
}

/** A broadcaster for a single backend process. */
export function localBroadcaster(): Broadcaster {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: ({ topic: name, message }) => void emitter.emit(name, message),
    subscribe: (name, listener) => {
      emitter.on(name, listener);
      return () => emitter.off(name, listener);
    },
    ready: () => true,
    close: async () => void emitter.removeAllListeners(),
  };
}

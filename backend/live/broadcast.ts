import { EventEmitter } from 'node:events';
import type { RecordType } from '../access/areas.ts';

/** What happened to the subject of an announcement. */
export type ActionType = 'create' | 'edit' | 'delete';

/** A message to publish after the commit. */
export interface Announcement {
  /** The topic that it is published under: see `topic`. */
  readonly topic: string;
  readonly message: Record<string, unknown>;
}

/** The names of topics. */
export const topic = {
  /** Changed records of a program. */
  program: (programId: number) => `changes:program:${programId}`,
  /** Changed records of an organization that belong to no program. */
  organization: (organizationId: number) => `changes:organization:${organizationId}`,
  /** Comments of one record; an order's or shipment's topic also carries those of its items. */
  comments: (type: RecordType, id: number) => `comments:${type}:${id}`,
  /** Comments of all records of a program. */
  programComments: (programId: number) => `comments:program:${programId}`,
  /** A user's new notifications. */
  notifications: (userId: number) => `notifications:${userId}`,
  /** Work in the background of an organization. */
  works: (organizationId: number) => `works:${organizationId}`,
  /** Views of lists of an organization. */
  savedViews: (organizationId: number) => `saved_views:${organizationId}`,
  /** Changes to a user's rights or sessions: the user's connections check theirs again. */
  user: (userId: number) => `user:${userId}`,
} as const;

/** Carries announcements to every listener, in this process or, over Redis, in all of them. */
export interface Broadcaster {
  publish(announcement: Announcement): void;
  /** Listens until the returned function is called. */
  subscribe(topicName: string, listener: (message: Record<string, unknown>) => void): () => void;
  /** Whether announcements reach the other processes right now. */
  ready(): boolean;
  close(): Promise<void>;
}

/** Creates a broadcaster for a single backend process. */
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

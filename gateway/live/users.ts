/**
 * One cable connection for each signed-in user of this process, shared by all of that user's sockets. It lives as long as
 * one of them, and connects with the freshest of their tokens.
 */
import type { Cable } from '@anycable/core';
import type { Settings } from '../settings.ts';
import { openCable } from './cable.ts';

/** A socket as its user's cable sees it. */
export interface Holder {
  readonly token: string;
  /** The backend does not take this holder's token any more. */
  refused(): void;
}

export interface UserCables {
  /** Joins the user's cable; it is opened with the first subscription. */
  join(userId: string, holder: Holder): { readonly cable: Cable; leave(): void };
  /** Open connections, for health and tests. */
  count(): number;
  close(): void;
}

export function userCables(url: string, settings: Settings['live']): UserCables {
  const users = new Map<string, { cable: Cable; holders: Set<Holder> }>();

  function open(userId: string) {
    const holders = new Set<Holder>();
    // The one that came last has the token that lasts longest.
    let token: string | null = null;
    const newest = () => {
      token = [...holders].at(-1)?.token ?? null;
      return token;
    };
    const cable = openCable(url, settings, newest);
    cable.on('close', (reason) => {
      if (!reason || users.get(userId)?.cable !== cable) return;
      // The backend ended it for good: this token is dead, but another session of the user may go on.
      for (const holder of [...holders].filter((candidate) => candidate.token === token)) {
        holders.delete(holder);
        holder.refused();
      }
      if (holders.size > 0)
        cable.connect().catch(() => {}); // what follows is told by the cable's own events
      else users.delete(userId);
    });
    const entry = { cable, holders };
    users.set(userId, entry);
    return entry;
  }

  return {
    join(userId, holder) {
      const entry = users.get(userId) ?? open(userId);
      entry.holders.add(holder);
      return {
        cable: entry.cable,
        leave() {
          entry.holders.delete(holder);
          if (entry.holders.size > 0) return;
          if (users.get(userId) === entry) users.delete(userId);
          entry.cable.disconnect();
        },
      };
    },
    count: () => users.size,
    close() {
      for (const { cable } of users.values()) cable.disconnect();
      users.clear();
    },
  };
}

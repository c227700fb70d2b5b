/**
 * One cable connection for each signed-in user of this process, shared by all of that user's sockets. It lives as long as
 * one of the user's sessions here, and connects with the freshest of their tokens. The backend ends it with its session;
 * the user's other sessions are asked for, so that each one's sockets end with it.
 */
import type { Cable } from '@anycable/core';
import { tokenHints } from '../http/token.ts';
import type { Settings } from '../settings.ts';
import { openCable } from './cable.ts';
import { type Channels, channelsOver } from './channels.ts';

/** A socket as its user's cable sees it. */
export interface Holder {
  readonly token: string;
  /** The backend does not take this holder's token any more. */
  refused(): void;
}

/** The cable connections of this process, one for each user. */
export interface UserCables {
  /** Joins the user's cable; the first one opens it. */
  join(userId: string, holder: Holder): { readonly channels: Channels; leave(): void };
  /** Open connections, for health and tests. */
  count(): number;
  close(): void;
}

/** Where the cable is, and how to know a token that is over. */
export interface UserCablesOptions {
  readonly url: string;
  readonly settings: Settings['live'];
  /** Whether the backend refuses a token; false while it cannot say. */
  readonly isRefused: (token: string) => Promise<boolean>;
}

interface User {
  readonly cable: Cable;
  readonly channels: Channels;
  readonly holders: Set<Holder>;
  /** The cable's own token. */
  token: string | null;
  /** Runs while there are sessions that the cable does not carry. */
  watch: NodeJS.Timeout | undefined;
}

/** Keeps the cable connections; a connection is opened when its user's first socket joins. */
export function userCables({ url, settings, isRefused }: UserCablesOptions): UserCables {
  const users = new Map<string, User>();

  function open(userId: string): User {
    const cable = openCable(url, settings, () => {
      // The one that came last has the token that lasts longest.
      user.token = [...user.holders].at(-1)?.token ?? null;
      return user.token;
    });
    const channels = channelsOver(cable, settings);
    const user: User = { cable, channels, holders: new Set(), token: null, watch: undefined };
    cable.on('close', (reason) => {
      if (!reason || users.get(userId) !== user) return;
      // The backend ended it for good: this token is dead, but another session of the user may go on.
      if (user.token) dismiss(user, user.token);
      if (user.holders.size > 0) connect(cable);
      else forget(userId, user);
    });
    users.set(userId, user);
    return user;
  }

  function forget(userId: string, user: User): void {
    clearTimeout(user.watch);
    user.holders.clear();
    user.channels.close();
    if (users.get(userId) === user) users.delete(userId);
  }

  /** Asks for the sessions that the cable does not carry, for as long as there are any. */
  function watchOver(user: User): void {
    if (user.watch || uncarried(user).size === 0) return;
    user.watch = setTimeout(async () => {
      await Promise.all(
        [...uncarried(user)].map(async (token) => {
          if (await isRefused(token)) dismiss(user, token);
        }),
      );
      user.watch = undefined;
      watchOver(user);
    }, settings.sessionCheckMs);
  }

  return {
    join(userId, holder) {
      const user = users.get(userId) ?? open(userId);
      user.holders.add(holder);
      // Also without a subscription: it is how the end of the session gets here.
      connect(user.cable);
      watchOver(user);
      return {
        channels: user.channels,
        leave() {
          user.holders.delete(holder);
          if (user.holders.size > 0) return watchOver(user);
          forget(userId, user);
          user.cable.disconnect();
        },
      };
    },
    count: () => users.size,
    close() {
      for (const [userId, user] of users) {
        forget(userId, user);
        user.cable.disconnect();
      }
    },
  };
}

/** Which session a token belongs to; a token that does not say has one of its own. */
const sessionOf = (token: string): string => tokenHints(token).session ?? token;

/** The tokens whose sessions may end without the cable noticing. */
function uncarried({ holders, token }: User): Set<string> {
  const carried = token && sessionOf(token);
  return new Set([...holders].map((holder) => holder.token).filter((candidate) => sessionOf(candidate) !== carried));
}

function dismiss(user: User, token: string): void {
  for (const holder of [...user.holders].filter((candidate) => candidate.token === token)) {
    user.holders.delete(holder);
    holder.refused();
  }
}

/** What comes of it is told by the cable's own events. */
const connect = (cable: Cable) => void cable.connect().catch(() => {});

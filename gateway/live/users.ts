/**
 * One cable connection for each signed-in user of this process, shared by all of the user's sockets. It lives as long as one
 * of the user's sessions here, and connects with the newest of their tokens. The backend closes it when its session ends;
 * the user's other sessions are polled, so that the sockets of each close when it ends.
 */
import type { Cable } from '@anycable/core';
import { tokenHints } from '../access/token.ts';
import type { Settings } from '../settings.ts';
import { openCable } from './cable.ts';
import { type Channels, channelsOver } from './channels.ts';

/** A socket as its user's cable sees it. */
export interface Holder {
  readonly token: string;
  /** Reports that the backend rejects this holder's token from now on. */
  rejected(): void;
}

/** The cable connections of this process, one for each user. */
export interface UserCables {
  /** Joins the user's cable; the first holder opens it. */
  join(userId: string, holder: Holder): { readonly channels: Channels; leave(): void };
  /** Counts open connections, for health and tests. */
  count(): number;
  close(): void;
}

/** The URL and settings of the cable, and the check of a token. */
export interface UserCablesOptions {
  readonly url: string;
  readonly settings: Settings['live'];
  /** Whether the backend rejects a token; false while it does not respond. */
  readonly isRejected: (token: string) => Promise<boolean>;
}

interface User {
  readonly cable: Cable;
  readonly channels: Channels;
  readonly holders: Set<Holder>;
  /** The cable's own token. */
  token: string | null;
  /** The polling timer; runs while the user has sessions other than the cable's. */
  watch: NodeJS.Timeout | undefined;
}

/** Creates the registry of cable connections; a connection is opened when its user's first socket joins. */
export function userCables({ url, settings, isRejected }: UserCablesOptions): UserCables {
  const users = new Map<string, User>();

  function open(userId: string): User {
    const cable = openCable(url, settings, () => {
      // The last holder has the newest token.
      user.token = [...user.holders].at(-1)?.token ?? null;
      return user.token;
    });
    const channels = channelsOver(cable, settings);
    const user: User = { cable, channels, holders: new Set(), token: null, watch: undefined };
    cable.on('close', (reason) => {
      if (!reason || users.get(userId) !== user) return;
      // The backend closed it for good: its token has ended, but another session of the user may continue.
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

  /** Polls the sessions other than the cable's, while there are any. */
  function watchOver(user: User): void {
    if (user.watch || uncarried(user).size === 0) return;
    user.watch = setTimeout(async () => {
      await Promise.all(
        [...uncarried(user)].map(async (token) => {
          if (await isRejected(token)) dismiss(user, token);
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
      // Even without a subscription: the cable signals the end of the session.
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

/** Returns the session of a token; a token without that claim counts as its own session. */
const sessionOf = (token: string): string => tokenHints(token).session ?? token;

/** Returns the tokens whose sessions may end without the cable being closed. */
function uncarried({ holders, token }: User): Set<string> {
  const carried = token && sessionOf(token);
  return new Set([...holders].map((holder) => holder.token).filter((candidate) => sessionOf(candidate) !== carried));
}

function dismiss(user: User, token: string): void {
  for (const holder of [...user.holders].filter((candidate) => candidate.token === token)) {
    user.holders.delete(holder);
    holder.rejected();
  }
}

/** Connects a cable; its events report the outcome. */
const connect = (cable: Cable) => void cable.connect().catch(() => {});

/**
 * Limits the rate of new sockets. After a restart, all clients reconnect and refetch at once: at a limited rate, they leave
 * the process time for other requests. None is rejected; the last ones wait some seconds.
 */
import type { Duplex } from 'node:stream';
import type { Settings } from '../settings.ts';

export interface Pace {
  /** Calls `enter` in order, at once if no socket waits; never if the socket has closed by then. */
  admit(socket: Duplex, enter: () => void): void;
  /** Counts the waiting sockets. */
  count(): number;
  /** Closes waiting sockets. */
  stop(): void;
}

/** The interval between two batches (ms). */
const STEP_MS = 20;

/** Creates the limit of the rate of new sockets. */
export function paceOf({ atOnce, perSecond }: Settings['sockets']): Pace {
  const waiting = new Map<Duplex, () => void>();
  let credit = atOnce;
  let countedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function letIn(): void {
    const now = performance.now();
    credit = Math.min(atOnce, credit + ((now - countedAt) / 1000) * perSecond);
    countedAt = now;
    for (const [socket, enter] of waiting) {
      if (credit < 1) break;
      waiting.delete(socket);
      socket.off('error', gone);
      if (socket.destroyed) continue;
      credit -= 1;
      enter();
    }
    timer = waiting.size > 0 ? setTimeout(letIn, STEP_MS) : undefined;
  }

  return {
    admit(socket, enter) {
      socket.on('error', gone);
      waiting.set(socket, enter);
      if (timer === undefined) letIn();
    },
    count: () => waiting.size,
    stop() {
      clearTimeout(timer);
      for (const socket of waiting.keys()) socket.destroy();
      waiting.clear();
    },
  };
}

/** Destroys the socket of a waiting peer that leaves; nothing has been done for it yet. */
function gone(this: Duplex): void {
  this.destroy();
}

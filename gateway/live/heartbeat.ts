import type { WebSocket } from 'ws';

/** Finds out which sockets have nobody behind them any more. */
export interface Heartbeat {
  add(socket: WebSocket): void;
  remove(socket: WebSocket): void;
  stop(): void;
}

/** In how many turns the sockets are pinged, so that thousands are not due at once. */
const TURNS = 12;

/**
 * Pings sockets, and cuts off those that do not answer before their next ping. One timer for all of them: with one each,
 * ten thousand sockets are ten thousand timers.
 * @param pingMs between two pings of a socket
 */
export function heartbeat(pingMs: number): Heartbeat {
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  const silent = new Set<WebSocket>();
  let turn = 0;
  function answered(this: WebSocket): void {
    silent.delete(this);
  }
  const timer = setInterval(() => {
    turn = (turn + 1) % TURNS;
    for (const socket of turns[turn] ?? []) {
      if (silent.has(socket)) {
        socket.terminate();
      } else {
        silent.add(socket);
        socket.ping();
      }
    }
  }, pingMs / TURNS);
  timer.unref();

  return {
    add(socket) {
      // The turn that has just been: its first ping is a whole period away.
      turns[turn]?.add(socket);
      socket.on('pong', answered);
    },
    remove(socket) {
      silent.delete(socket);
      for (const sockets of turns) sockets.delete(socket);
    },
    stop: () => clearInterval(timer),
  };
}

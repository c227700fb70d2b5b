import type { WebSocket } from 'ws';

/** Detects dead peers. */
export interface Heartbeat {
  add(socket: WebSocket): void;
  remove(socket: WebSocket): void;
  stop(): void;
}

/** The number of groups in which sockets are pinged, so that thousands are not due at once. */
const TURNS = 12;

/**
 * Pings sockets, and terminates those that do not respond before their next ping. One timer serves all of them.
 * @param pingMs the time between two pings of a socket
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
      // Joins the group that was pinged last: the first ping is a whole period away.
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

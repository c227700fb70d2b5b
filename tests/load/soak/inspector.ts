/** Examines a running Node process from outside, through its inspector: the product needs no code for it. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Returns the options that open a process's inspector. */
export const inspectable = (port: number) => `--inspect=127.0.0.1:${port} --inspect-publish-uid=http`;

const COLLECTIONS = 4;
const PAUSE_MS = 500;

export interface Inside {
  /** The bytes of live JavaScript objects. */
  readonly heap: number;
  /** The number of timers, sockets, handles and requests that are open in the event loop. */
  readonly resources: number;
}

/** Collects all garbage of a process, and measures what is left. @param port the port of its inspector */
export async function collectGarbage(port: number): Promise<Inside> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as Array<{
    webSocketDebuggerUrl: string; // as Node documents it
  }>;
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  let asked = 0;
  async function ask<Result>(method: string, params: object = {}): Promise<Result> {
    asked += 1;
    socket.send(JSON.stringify({ id: asked, method, params }));
    for (;;) {
      const [data] = await once(socket, 'message');
      const { id, result, error } = JSON.parse(String(data));
      if (error) throw new Error(`${method}: ${error.message}`);
      if (id === asked) return result;
    }
  }
  try {
    for (let time = 0; time < COLLECTIONS; time += 1) {
      await ask('HeapProfiler.collectGarbage');
      // The memory is returned to the system a little later.
      await sleep(PAUSE_MS);
    }
    const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage');
    const expression = 'process.getActiveResourcesInfo().length';
    const { result } = await ask<{ result: { value: number } }>('Runtime.evaluate', { expression });
    return { heap: usedSize, resources: result.value };
  } finally {
    socket.close();
  }
}

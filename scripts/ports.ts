/** Checks before the start whether the ports are free: one clear message instead of a child that fails later. */
import { createServer } from 'node:net';

/** A required port, and the variable that sets it. */
export type WantedPort = { variable: string; port: number; host: string };

/** Returns the first reason the ports are unavailable, as a sentence for the user at the terminal; null if all are free. */
export async function portProblem(wanted: WantedPort[]): Promise<string | null> {
  for (const [index, { variable, port }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin)
      return `${variable} and ${twin.variable} are both ${port}. Choose another one: ${variable}=${port + 1} npm start`;
  }
  for (const { variable, port, host } of wanted) {
    const code = await listenError(port, host);
    if (code === 'EADDRINUSE') {
      return `Port ${port} (${variable}) is in use by another program. Stop that one, or choose another port: ${variable}=${port + 10} npm start`;
    }
    if (code) return `Port ${port} (${variable}) on ${host} cannot be opened: ${code}.`;
  }
  return null;
}

/** Returns why a port cannot be listened on, as the system's code; null if it is free. */
export function listenError(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

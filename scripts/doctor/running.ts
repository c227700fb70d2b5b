/** The Lading that runs with these settings, as its `/readyz` tells. */
import { z } from 'zod';
import { localUrl } from '../runSettings.ts';
import { type Finding, fine, unknown, wrong } from './check.ts';

const backendAnswer = z.object({
  ready: z.boolean(),
  stopping: z.boolean(),
  database: z.boolean(),
  files: z.boolean(),
  degraded: z.array(z.string()),
});
const gatewayAnswer = z.object({ status: z.enum(['ready', 'stopping', 'backend not ready']) });

/** What the backend says about itself. */
export type ReadyBackend = z.output<typeof backendAnswer>;

/** The processes that answer at the configured ports as Lading's do; null for those that do not. */
export interface Running {
  readonly gateway: z.output<typeof gatewayAnswer> | null;
  readonly backend: ReadyBackend | null;
}

interface Place {
  readonly host: string;
  readonly port: number;
}

/** How long `/readyz` may take (ms). */
const PATIENCE_MS = 3000;

/** Asks who answers at the ports of gateway and backend. @param backend null if another machine runs it */
export async function findRunning(gateway: Place, backend: Place | null): Promise<Running> {
  const [front, back] = await Promise.all([
    ask(localUrl(gateway.host, gateway.port), gatewayAnswer),
    backend && ask(localUrl(backend.host, backend.port), backendAnswer),
  ]);
  return { gateway: front, backend: back };
}

/** Returns whether a text of `/readyz` is a gateway's. */
export const isGateway = (answer: unknown): boolean => gatewayAnswer.safeParse(answer).success;

async function ask<Answer>(url: string, shape: z.ZodType<Answer>): Promise<Answer | null> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    return shape.safeParse(await response.json()).data ?? null;
  } catch {
    return null; // nothing listens, or something else: the check of the ports says which
  }
}

/** Says whether Lading runs and is ready. */
export function checkRunning({ gateway, backend }: Running, withBackend: boolean): Finding[] {
  if (!gateway && !backend) {
    return [
      unknown('does not run', 'Start it and run the doctor again, to check what only a running Lading can tell.'),
    ];
  }
  const found: Finding[] = [];
  if (!gateway) found.push(wrong('the gateway does not run, but the backend does', 'Read the log; restart Lading.'));
  if (withBackend && !backend) {
    found.push(wrong('the backend does not run, but the gateway does', 'Read the log; restart Lading.'));
  }
  for (const reason of backend?.degraded ?? []) found.push(wrong(reason, 'Mend that; Lading recovers by itself.'));
  if (backend && !backend.files) found.push(wrong('files cannot be stored', 'See the line about files.'));
  if (found.length > 0) return found;
  if (gateway?.status !== 'ready') return [wrong(`the gateway says: ${gateway?.status}`, 'Wait, or read the log.')];
  return [fine('runs and is ready')];
}

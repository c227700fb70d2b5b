/** The settings of the scripts that run Lading, read by the layers' own configuration. */
import { type Config as BackendConfig, readConfig as readBackendConfig } from '../backend/config.ts';
import { type Config as GatewayConfig, readConfig as readGatewayConfig } from '../gateway/config.ts';
import { portProblem } from './ports.ts';
import { signIns } from './signIns.ts';
import type { ChildSpec, Supervisor } from './supervisor.ts';

/** `backend` is null if API_URL names another one. */
export type RunSettings = { backend: BackendConfig | null; gateway: GatewayConfig };

/** Ends this process with a message about what the user at the terminal can fix. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Reads and checks the settings and checks that the ports are free; ends the process with a message otherwise. */
export async function readSettings(): Promise<RunSettings> {
  const { backend, gateway } = readConfigs();
  const problem = await portProblem([
    { variable: 'PORT', port: gateway.port, host: gateway.host },
    ...(backend ? [{ variable: 'BACKEND_PORT', port: backend.port, host: backend.host }] : []),
  ]);
  return problem ? refuse(problem) : { backend, gateway };
}

/** Reads the settings of both layers, so that all problems are told at once, each once. */
function readConfigs(): RunSettings {
  const problems = new Set<string>();
  const attempt = <Read>(read: () => Read): Read | null => {
    try {
      return read();
    } catch (error) {
      for (const line of (error instanceof Error ? error.message : String(error)).split('\n')) problems.add(line);
      return null;
    }
  };
  const backend = process.env.API_URL ? null : attempt(readBackendConfig);
  const gateway = attempt(readGatewayConfig);
  if (gateway && problems.size === 0) return { backend, gateway };
  return refuse([...problems].join('\n'));
}

/** Returns the processes to run, the backend first. */
export function children({ backend, gateway }: RunSettings): ChildSpec[] {
  const specs: ChildSpec[] = [
    { name: 'gateway', args: ['gateway/main.ts'], readyUrl: `${localUrl(gateway.host, gateway.port)}/readyz` },
  ];
  if (backend) {
    const readyUrl = `${localUrl(backend.host, backend.port)}/readyz`;
    // No balancer chooses it: its gateway ends first, and then nobody asks it any more.
    specs.unshift({ name: 'backend', args: ['backend/main.ts', '--no-drain'], readyUrl });
  }
  return specs;
}

/** Returns an address on this machine for a server that listens on this host. */
export function localUrl(host: string, port: number): string {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const reachable = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${reachable}:${port}`;
}

/** Prints Lading's address and, with the demo world, its sign-ins, once all processes are ready. */
export function announce(supervisor: Supervisor, { backend }: RunSettings, url: string): void {
  supervisor.ready.then(
    () => {
      console.log(`\nLading is ready at ${url}`);
      if (backend && showsDemo(supervisor.readyAnswer('backend'), backend.demo)) console.log(`\n${signIns()}\n`);
    },
    () => undefined, // stopped or refused; the refusing process has printed the reason
  );
}

/** Whether the sign-ins of the demo world are valid: by the ready response (`demo`), or else by configuration. */
function showsDemo(answer: unknown, configured: boolean): boolean {
  return typeof answer === 'object' && answer !== null && 'demo' in answer ? answer.demo === true : configured;
}

/** Stops everything on Ctrl-C, on SIGTERM and when the terminal closes. */
export function stopOnSignals(stop: () => unknown): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

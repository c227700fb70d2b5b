/** The ports: each is free, or taken by the Lading that runs with these settings. */
import { listenError } from '../ports.ts';
import { localUrl } from '../runSettings.ts';
import { type Finding, fine, unknown, wrong } from './check.ts';

/** A port that a process of Lading listens on. */
export interface Wanted {
  /** The variable that sets the port. */
  readonly variable: string;
  readonly port: number;
  readonly host: string;
  /** What listens there. */
  readonly of: string;
  /** Whether Lading answers there. */
  isOurs(): Promise<boolean> | boolean;
}

/** Looks at every port. */
export const checkPorts = (wanted: readonly Wanted[]): Promise<Finding[]> =>
  Promise.all(wanted.map((one) => checkPort(one, wanted)));

async function checkPort(one: Wanted, all: readonly Wanted[]): Promise<Finding> {
  const { variable, port, host, of } = one;
  if (port === 0) return fine(`${of}: the system chooses the port (${variable}=0)`);
  const twin = all.find((other) => other !== one && other.port === port);
  if (twin)
    return wrong(`${of} and ${twin.of} both want port ${port}`, `Give one of them another: ${variable}=${port + 10}.`);
  switch (await listenError(port, host)) {
    case null:
      return fine(`${of}: port ${port} on ${host} is free`);
    case 'EADDRINUSE':
      if (await one.isOurs()) return fine(`${of}: port ${port} is taken by the running Lading`);
      return wrong(
        `${of}: port ${port} is in use by another program`,
        `Stop that, or choose another: ${variable}=${port + 10}.`,
      );
    case 'EACCES':
      return wrong(`${of}: this account may not open port ${port}`, `Choose one above 1023: ${variable}=4000.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return wrong(
        `${of}: ${host} is no address of this machine`,
        'Correct it: 127.0.0.1 for this machine alone, 0.0.0.0 for all.',
      );
    default:
      return unknown(`${of}: port ${port} on ${host} could not be tried`);
  }
}

/** Whether Lading's metrics are served at this place. */
export async function servesMetrics(host: string, port: number): Promise<boolean> {
  try {
    const response = await fetch(`${localUrl(host, port)}/metrics`, { signal: AbortSignal.timeout(3000) });
    return (await response.text()).includes('lading_');
  } catch {
    return false;
  }
}

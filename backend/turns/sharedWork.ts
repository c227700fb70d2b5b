import { IPV6_BITS, networkOf } from '../api/network.ts';
import { type FairQueue, fairQueue, type QueueLimits, type QueueObserver, type Turn } from './fairQueue.ts';

/**
 * The work that all organizations share, each kind with its own queue: decoding uploaded images, making PDFs, computing
 * readiness and rules of shipments, hashing passwords, writing the rows of lists as files, reading and previewing tables to import,
 * reading what becomes of their rows, sending the documents of a record in one archive, and finding likely duplicates.
 */
export const resources = [
  'images',
  'papers',
  'advice',
  'passwords',
  'spreadsheets',
  'tables',
  'imports',
  'archives',
  'duplicates',
] as const;
export type Resource = (typeof resources)[number];

/** The queue of each resource. */
export type SharedWork = Readonly<Record<Resource, FairQueue>>;
export type WorkLimits = Readonly<Record<Resource, QueueLimits>>;

/**
 * The default limits. One key never has all turns, so that another's first job begins at once. The patience, that of long jobs
 * (`children.ts`) and the longest job together leave a margin to what the gateway waits: 60 s for a PDF, 30 s for an upload, 10 s
 * for any other call.
 */
export const workLimits: WorkLimits = {
  images: { running: 2, runningPerKey: 1, waiting: 64, waitingPerKey: 24, patienceMs: 8000 },
  papers: { running: 2, runningPerKey: 1, waiting: 24, waitingPerKey: 6, patienceMs: 10_000 },
  advice: { running: 4, runningPerKey: 1, waiting: 160, waitingPerKey: 32, patienceMs: 5000 },
  // Keys are networks here, and one network may be a large office.
  passwords: { running: 2, runningPerKey: 1, waiting: 400, waitingPerKey: 50, patienceMs: 5000 },
  // Each takes a connection of the database until it has read its last row; the gateway waits 60 s for the first byte.
  spreadsheets: { running: 4, runningPerKey: 3, waiting: 60, waitingPerKey: 20, patienceMs: 50_000 },
  tables: { running: 2, runningPerKey: 1, waiting: 24, waitingPerKey: 6, patienceMs: 10_000 },
  // Each keeps a connection of the file store as long as the slowest link takes.
  archives: { running: 12, runningPerKey: 4, waiting: 60, waitingPerKey: 20, patienceMs: 50_000 },
  // Up to 20,000 names are compared; the gateway waits 10 s.
  duplicates: { running: 2, runningPerKey: 1, waiting: 24, waitingPerKey: 6, patienceMs: 5000 },
  // A page of an import asks for several at once; each reads up to all of its rows.
  imports: { running: 3, runningPerKey: 2, waiting: 90, waitingPerKey: 30, patienceMs: 5000 },
};

/** The key of an organization's work. */
export const organizationKey = ({ organizationId }: { readonly organizationId: number }) =>
  `organization ${organizationId}`;

/** The turn of a call among those of other organizations. */
export const turnOf = ({ caller, gone }: { caller: { organizationId: number }; gone: AbortSignal }): Turn => ({
  key: organizationKey(caller),
  gone,
});

/** The key of work before an account is known: it must not lock out others, as a key of the account would. */
export const networkKey = (address: string | undefined) => `network ${networkOf(address ?? '', IPV6_BITS)}`;

/** How many tokens are remembered: more than people that work at once. */
const REMEMBERED = 10_000;

/** The organizations of the tokens that were read lately. */
export type KnownCallers = ReturnType<typeof knownCallers>;

/** Remembers whose a token was, so that not even the reading of its session waits among another organization's calls. */
export function knownCallers() {
  const keys = new Map<string, string>();
  return {
    /** Returns the key of a token's organization; of one that is new, that of its network. */
    keyOf: (token: string | null, address: string | undefined): string =>
      (token && keys.get(token)) || networkKey(address),
    /** Remembers whose a token is, once that has been read. */
    remember(token: string | null, key: string): void {
      if (!token) return;
      keys.delete(token);
      keys.set(token, key);
      const [oldest] = keys.keys();
      if (keys.size > REMEMBERED && oldest !== undefined) keys.delete(oldest);
    },
  };
}

/** Creates the queues. @param observe returns the observer of a resource's queue */
export function sharedWork(
  limits: Partial<WorkLimits> = {},
  observe: (resource: Resource) => QueueObserver = () => ({}),
): SharedWork {
  const queue = (resource: Resource) => fairQueue({ ...workLimits, ...limits }[resource], observe(resource));
  return {
    images: queue('images'),
    papers: queue('papers'),
    advice: queue('advice'),
    passwords: queue('passwords'),
    spreadsheets: queue('spreadsheets'),
    tables: queue('tables'),
    archives: queue('archives'),
    duplicates: queue('duplicates'),
    imports: queue('imports'),
  };
}

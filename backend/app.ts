import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { type AttemptLimits, attemptLimits, countedAttempts } from './access/attempts.ts';
import type { LocalAccess } from './access/localAccess.ts';
import { type Role, shippedRoles } from './access/roles.ts';
import { somebodyExists } from './access/somebody.ts';
import { mayHear } from './backgroundWork/announce.ts';
import { deleteOldWorks } from './backgroundWork/cleanup.ts';
import { type RunnerSettings, runner } from './backgroundWork/runner.ts';
import { cable } from './cable/cable.ts';
import { channels } from './cable/channels.ts';
import type { CableSettings } from './cable/connection.ts';
import { abilitiesOf } from './comment/rules.ts';
import type { Config } from './config.ts';
import { type CleanupSchedule, cleanupSchedule, deleteExpired } from './db/cleanup.ts';
import type { OpenDatabase } from './db/client.ts';
import { deleteOldChanges } from './feed/cleanup.ts';
import { tailOf } from './feed/tail.ts';
import { deleteOldImports } from './fileImport/cleanup.ts';
import { cleanUpFiles } from './files/cleanup.ts';
import { folderStore } from './files/folder.ts';
import type { FileStore } from './files/store.ts';
import { type StopSettings, stopSettings, trackRequests } from './http/gracefulShutdown.ts';
import { type HttpLimits, httpLimits } from './http/limits.ts';
import type { Services } from './http/route.ts';
import { httpServer, webApp } from './http/server.ts';
import { type Broadcaster, localBroadcaster } from './live/broadcast.ts';
import { connectionTo } from './live/redis.ts';
import { type MailSettings, mailer } from './mail/mailer.ts';
import { forgetOldMoves } from './merge/cleanup.ts';
import { backendMetrics } from './metrics.ts';
import { deleteOldNotifications } from './notification/cleanup.ts';
import { announceExpiries } from './notification/expiry.ts';
import { mayShow } from './notification/rules.ts';
import { openApiDocument, routes } from './routes.ts';
import { mayHearOfView } from './savedView/announce.ts';
import { passwordLinkLetter } from './session/passwordReset.ts';
import { issuePapers } from './shipmentPaper/issue.ts';
import { registerTexts } from './texts.ts';
import { processes } from './turns/children.ts';
import { knownCallers, sharedWork, type WorkLimits } from './turns/sharedWork.ts';
import { addressLetters } from './user/address.ts';
import { invitationLetter } from './user/invitation.ts';
import { workKinds } from './works.ts';

/** The parts and settings of a backend; all but config, database and log have defaults. */
export interface AppOptions {
  config: Config;
  database: OpenDatabase;
  log: Logger;
  broadcaster?: Broadcaster;
  files?: FileStore;
  roles?: readonly Role[];
  now?: () => Date;
  cable?: Partial<CableSettings>;
  limits?: Partial<HttpLimits>;
  attempts?: Partial<AttemptLimits>;
  work?: Partial<WorkLimits>;
  mail?: Partial<MailSettings>;
  /** The timing of work in the background. */
  works?: Partial<RunnerSettings>;
  /** The interval of the cleanup, which also announces documents about to expire (ms); the first run is at the start. */
  cleanupMs?: number;
  localAccess?: LocalAccess;
  demo?: boolean;
  stop?: Partial<StopSettings>;
}

/** A backend that has been created; its HTTP server is not listening yet. */
export interface App {
  readonly server: Server;
  readonly services: Services;
  /** The metrics that `/metrics` serves. */
  readonly metrics: Registry;
  /** Runs the hourly cleanup now. */
  cleanUp(): Promise<void>;
  /** Does the work in the background that is due now. */
  runWorks(): Promise<void>;
  /**
   * Reports not ready and ends live connections; then accepts no new requests, and finishes those in flight within the
   * limits of the settings. Leaves the database open.
   */
  close(): Promise<void>;
}

/** Creates a backend; starts nothing. */
export function app(options: AppOptions): App {
  const { config, database, log } = options;
  registerTexts();
  const limits = { ...httpLimits, ...options.limits };
  const stopping = new AbortController();
  const counts = config.redisUrl ? countsIn(config.redisUrl, log) : null;
  const files = options.files ?? folderStore(join(config.dataDir, 'files'));
  const metrics = backendMetrics({
    database: database.use,
    cable: () => live.counts(),
    incoming: files.incoming,
    work: () => services.work,
  });
  const work = sharedWork(options.work, metrics.workObserver);
  const services = servicesOf(options, { files, work, silenceMs: limits.silenceMs, counts, stopping: stopping.signal });
  const requests = trackRequests();
  const web = webApp({ services, routes, document: openApiDocument(), limits, requests, metrics, log });
  const server = httpServer(web, limits);
  const tail = tailOf({ database, broadcaster: services.broadcaster, log });
  const live = cable(
    server,
    services,
    channels({ broadcaster: services.broadcaster, tail }, { abilitiesOf }, { mayShow }, { mayHear }, { mayHearOfView }),
    { log, settings: options.cable },
  );
  const cleanup = cleanupOf(services, options);
  const works = runner(services, workKinds, { log, settings: options.works });
  server.once('listening', cleanup.start);
  server.once('listening', services.mailer.start);
  server.once('listening', works.start);
  // Without Redis, each process counts its own attempts; the connection keeps retrying.
  server.once('listening', () => void counts?.connect().catch(() => {}));
  return {
    server,
    services,
    metrics: metrics.registry,
    cleanUp: cleanup.run,
    runWorks: works.run,
    close: async () => {
      stopping.abort();
      const cleanedUp = cleanup.stop();
      const workStopped = works.close();
      metrics.stop();
      live.close();
      counts?.disconnect();
      await requests.stop(server, { ...stopSettings, ...options.stop }, log);
      services.processes.close();
      await Promise.all([cleanedUp, workStopped, services.mailer.close(), tail.close()]);
      await services.broadcaster.close();
    },
  };
}

/** Returns the services of the handlers: those of the options, and defaults for the rest. */
function servicesOf(
  options: AppOptions,
  { counts, ...made }: Pick<Services, 'files' | 'work' | 'silenceMs' | 'stopping'> & { counts: Redis | null },
): Services {
  const { config, database, log, now = () => new Date() } = options;
  return {
    config,
    database,
    roles: options.roles ?? shippedRoles,
    broadcaster: options.broadcaster ?? localBroadcaster(),
    mailer: mailer({
      config,
      db: database.db,
      writers: { password_link: passwordLinkLetter, invitation: invitationLetter, ...addressLetters },
      now,
      log,
      settings: options.mail,
    }),
    processes: processes(),
    issuePapers: (context, ids) => issuePapers(context, ids, config.eeiThresholdUsd),
    knownCallers: knownCallers(),
    attempts: countedAttempts({ ...attemptLimits, ...options.attempts }, counts),
    somebodyExists: somebodyExists(database.db),
    demo: options.demo ?? false,
    log,
    now,
    localAccess: options.localAccess ?? null,
    ...made,
  };
}

function cleanupOf(services: Services, { log, cleanupMs: everyMs = 3_600_000 }: AppOptions): CleanupSchedule {
  const tasks = {
    'expired answers and sessions': () => deleteExpired(services.database.db),
    'files that no row names': () => cleanUpFiles(services),
    'old notifications': () => deleteOldNotifications(services),
    'old changes': () => deleteOldChanges(services),
    'old work': () => deleteOldWorks(services),
    'imports that were never applied': () => deleteOldImports(services),
    'merges that cannot be undone any more': () => forgetOldMoves(services),
    'documents that expire': () => announceExpiries(services),
  };
  return cleanupSchedule(tasks, { everyMs, log });
}

/** Creates the Redis connection that counts attempts for all backends; it times out early, as sign-in waits for it. */
function countsIn(url: string, log: Logger): Redis {
  const redis = connectionTo(url, { commandMs: 500, reconnectMs: 2000 });
  redis.on('error', (error: Error) => log.debug({ error: error.message }, 'Redis cannot be reached'));
  return redis;
}

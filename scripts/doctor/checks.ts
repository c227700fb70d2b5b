/** All checks for the settings of an environment. */
import { type Settings as BackendSettings, readSettings } from '../../backend/config.ts';
import { type Config as GatewayConfig, readConfig } from '../../gateway/config.ts';
import { type Check, type Finding, fine, hostOf, unknown, withoutAccount, wrong } from './check.ts';
import { checkEmbedded, checkPostgres } from './database.ts';
import { checkBuild, checkClock, checkDataDir, checkVersions } from './machine.ts';
import { checkPorts, servesMetrics, type Wanted } from './ports.ts';
import { checkProxySettings, checkPublicUrl, PUBLIC_URL_MS } from './publicUrl.ts';
import { checkRunning, findRunning, type Running } from './running.ts';
import { checkBucket, checkMail, checkRedis } from './services.ts';

/** The checks of these settings; of wrong settings, only those that need none. */
export async function checksFor(env: NodeJS.ProcessEnv): Promise<Check[]> {
  const own: Check[] = [
    { name: 'Versions', run: checkVersions },
    { name: 'Web client', run: checkBuild },
  ];
  const problems: string[] = [];
  const backend = env.API_URL ? null : attempt(() => readSettings(env), problems);
  const gateway = attempt(() => readConfig(env), problems);
  if (!gateway || problems.length > 0) {
    const found: Finding[] = problems.map(wrongSetting);
    found.push(unknown('what the settings name is checked once they are right'));
    return [{ name: 'Settings', run: () => found }, ...own];
  }
  const running = await findRunning(gateway, backend);
  return [
    { name: 'Settings', run: () => [fine(`are well-formed; ${gateway.production ? 'production' : 'not production'}`)] },
    ...own,
    ...(backend ? backendChecks(backend, running) : [upstream(gateway)]),
    { name: 'Lading', run: () => checkRunning(running, backend !== null) },
    { name: 'Ports', run: () => checkPorts(portsOf(gateway, backend, running)) },
    { name: 'Proxy', run: () => checkProxySettings(gateway) },
    {
      name: 'Public address',
      deadlineMs: PUBLIC_URL_MS,
      run: () => checkPublicUrl(gateway, running.gateway !== null),
    },
    ...(backend ? [{ name: 'Backups', run: () => [backups(backend)] }] : []),
  ];
}

function backendChecks(settings: BackendSettings, running: Running): Check[] {
  const { databaseUrl, redisUrl, s3Url, smtpUrl, dataDir } = settings;
  return [
    { name: 'Data folder', run: () => checkDataDir(dataDir) },
    {
      name: 'Database',
      run: () => (databaseUrl ? checkPostgres(databaseUrl) : checkEmbedded(dataDir, running.backend)),
    },
    {
      name: 'Redis',
      run: () => (redisUrl ? checkRedis(redisUrl) : [fine('none: enough for one backend process')]),
    },
    { name: 'Files', run: () => (s3Url ? checkBucket(s3Url) : [fine(`in ${dataDir}/files`)]) },
    {
      name: 'Mail',
      run: () =>
        smtpUrl
          ? checkMail(smtpUrl)
          : [fine(`no server: mails are written to ${dataDir}/outbox, and nobody receives them until SMTP_URL is set`)],
    },
    { name: 'Clock', run: () => checkClock(databaseUrl, redisUrl) },
  ];
}

/** Checks that the backend that API_URL names is ready. */
const upstream = ({ apiUrl }: GatewayConfig): Check => ({
  name: 'Backend',
  run: async () => {
    const host = hostOf(apiUrl);
    try {
      const { status } = await fetch(`${withoutAccount(apiUrl)}/readyz`, { signal: AbortSignal.timeout(4000) });
      if (status === 200) return [fine(`${host} is ready`)];
      return [wrong(`${host} answers /readyz with ${status}`, 'Run the doctor on that machine, or correct API_URL.')];
    } catch {
      return [wrong(`${host} does not answer`, 'Start that backend, or correct API_URL.')];
    }
  },
});

function portsOf(gateway: GatewayConfig, backend: BackendSettings | null, running: Running): Wanted[] {
  const wanted: Wanted[] = [
    { variable: 'PORT', ...placeOf(gateway), of: 'gateway', isOurs: () => running.gateway !== null },
    metricsOf('METRICS_PORT', 'metrics of the gateway', gateway),
  ];
  if (!backend) return wanted;
  return [
    ...wanted,
    { variable: 'BACKEND_PORT', ...placeOf(backend), of: 'backend', isOurs: () => running.backend !== null },
    metricsOf('BACKEND_METRICS_PORT', 'metrics of the backend', backend),
  ];
}

const placeOf = ({ host, port }: { host: string; port: number }) => ({ host, port });

/** The port of the metrics, by default 100 above that of the process. */
function metricsOf(
  variable: string,
  of: string,
  { port: base, metricsHost: host, metricsPort }: { port: number; metricsHost: string; metricsPort: number | null },
): Wanted {
  const port = metricsPort ?? (base === 0 || base + 100 > 65_535 ? 0 : base + 100);
  return { variable, host, port, of, isOurs: () => servesMetrics(host, port) };
}

function backups({ databaseUrl, s3Url, dataDir }: BackendSettings): Finding {
  const files = s3Url ? 'the bucket' : `${dataDir}/files`;
  const what = databaseUrl ? `the database with pg_dump, then ${files}` : `${dataDir}, while Lading is stopped`;
  return unknown('are not visible from here', `Back up ${what}: docs/adopting.md.`);
}

/** Splits the message about a setting into what is wrong and what passes. */
function wrongSetting(message: string): Finding {
  const [, what = message, mend = ''] = /^(.*?)\. ((?:For example|To make one): .*)$/.exec(message) ?? [];
  return wrong(what, mend);
}

function attempt<Read>(read: () => Read, problems: string[]): Read | null {
  try {
    return read();
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    problems.push(...lines.filter((line) => !problems.includes(line)));
    return null;
  }
}

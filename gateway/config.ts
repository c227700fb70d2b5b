import { isIP } from 'node:net';
import { z } from 'zod';
import { isLanguage, type Language, offeredLanguages } from './generated/languages.ts';
import { missingSetting, refusedSetting, wrongSetting } from './settingMessages.ts';

/** An invalid or missing setting. The message names the variable; the process exits with code 78 (sysexits EX_CONFIG). */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = z.coerce.number().int().min(0).max(65535);
const list = z.string().transform(entriesOf);
const host = z.string().refine(isHost);
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(4000),
  HOST: host.optional(),
  BACKEND_PORT: port.default(4001),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CABLE_URL: z.url({ protocol: /^wss?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }))).default([]),
  TRUST_PROXY: z
    .string()
    .refine((value) => isCount(value) || entriesOf(value).every(isProxy))
    .optional(),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  PERSISTED_ONLY: z.enum(['0', '1']).default('0'),
  METRICS_HOST: host.default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LANGUAGES: z
    .string()
    .refine((value) => entriesOf(value).every(isLanguage))
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/** The gateway's configuration from the environment, read once and frozen. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** The URL of the api/v1 host, without a trailing slash; `/api/v1/…` and `/readyz` are below it. */
  readonly apiUrl: string;
  readonly cableUrl: string;
  /** The URL at which browsers reach the gateway, without a trailing slash. */
  readonly publicUrl: string;
  /** Additional origins whose pages may open sockets. */
  readonly allowedOrigins: readonly string[];
  /** Proxies whose `X-Forwarded-For` is trusted, in Express's `trust proxy` notation; undefined trusts none. */
  readonly trustProxy: string | number | undefined;
  /** Whether browsers may only run the web client's own documents; signed-in tools may run any. */
  readonly persistedOnly: boolean;
  /** The number of serving processes, which share the port. */
  readonly workers: number;
  /** The host of `/metrics`; its port, if null, is the gateway's plus 100. */
  readonly metricsHost: string;
  readonly metricsPort: number | null;
  /** The URL of an OpenTelemetry collector that accepts OTLP over HTTP; null disables tracing. */
  readonly traceEndpoint: string | null;
  /** The languages that people may choose; English is always among them. */
  readonly languages: readonly Language[];
  /** Whether the setting names them: they may differ from those that the web client is built with. */
  readonly namesLanguages: boolean;
  readonly logLevel: string;
}

/**
 * Reads the configuration from the environment.
 * @throws ConfigError with one line for each invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const values = readValues(env);
  const production = values.NODE_ENV === 'production';
  const publicUrl = withoutSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const apiUrl = withoutSlash(values.API_URL ?? `http://127.0.0.1:${values.BACKEND_PORT}`);
  return Object.freeze({
    production,
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    apiUrl,
    cableUrl: values.CABLE_URL ?? `${apiUrl.replace(/^http/, 'ws')}/cable`,
    publicUrl,
    allowedOrigins: values.ALLOWED_ORIGINS.map((url) => new URL(url).origin),
    trustProxy: trustedProxies(values.TRUST_PROXY),
    persistedOnly: values.PERSISTED_ONLY === '1',
    workers: values.WORKERS,
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT ?? null,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    languages: offeredLanguages(values.LANGUAGES),
    namesLanguages: values.LANGUAGES !== undefined,
    logLevel: values.LOG_LEVEL,
  });
}

/** Parses the variables. @throws ConfigError with every problem, those of single values and those of production */
function readValues(env: NodeJS.ProcessEnv): z.output<typeof environment> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  const wrong = new Set((parsed.error?.issues ?? []).map(({ path }) => String(path[0])));
  const problems = [...wrong].map((name) => wrongSetting(name, given[name] ?? ''));
  if (given.NODE_ENV === 'production' && !wrong.has('PUBLIC_URL')) problems.push(...addressProblems(given.PUBLIC_URL));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  return parsed.data;
}

/** Returns what production refuses of a well-formed PUBLIC_URL: cookies are safe only if encrypted or on this machine. */
function addressProblems(url: string | undefined): string[] {
  if (!url) return [missingSetting('PUBLIC_URL', 'production')];
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return [];
  return [refusedSetting('PUBLIC_URL', url, 'is neither https nor loopback, as production requires')];
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function entriesOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Whether a text names a host: an address or a name, without scheme and port. */
function isHost(text: string): boolean {
  return isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);
}

const isCount = (value: string) => /^\d+$/.test(value);

/** Whether an entry is an address, a subnet, or one of Express's named ranges. */
function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  if (bits === undefined) return ['loopback', 'linklocal', 'uniquelocal'].includes(entry) || isIP(address) > 0;
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

/** Parses a number of hops, or addresses and subnets, into Express's notation. */
function trustedProxies(value: string | undefined): string | number | undefined {
  return value !== undefined && isCount(value) ? Number(value) : value;
}

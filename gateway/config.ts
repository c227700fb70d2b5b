import { z } from 'zod';

/** An invalid or missing setting. The message names the variable; the process exits with code 78 (sysexits EX_CONFIG). */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = z.coerce.number().int().min(0).max(65535);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(4000),
  HOST: z.string().optional(),
  BACKEND_PORT: port.default(4001),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CABLE_URL: z.url({ protocol: /^wss?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }))).default([]),
  TRUST_PROXY: z.string().optional(),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  PERSISTED_ONLY: z.enum(['0', '1']).default('0'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
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
  readonly logLevel: string;
}

/**
 * Reads the configuration from the environment.
 * @throws ConfigError with one line for each invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const publicUrl = withoutSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  if (production && !isSafePublicUrl(values.PUBLIC_URL)) {
    throw new ConfigError('PUBLIC_URL: required in production, and https unless it is a loopback address');
  }
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
    logLevel: values.LOG_LEVEL,
  });
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Whether a session cookie is safe behind this address: encrypted, or never leaving the machine. */
function isSafePublicUrl(url: string | undefined): boolean {
  if (!url) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Parses a number of hops, or addresses and subnets; a bare "true" would trust everyone and is an error. */
function trustedProxies(value: string | undefined): string | number | undefined {
  if (value === undefined) return undefined;
  if (value === 'true')
    throw new ConfigError('TRUST_PROXY: name the proxies (addresses or how many), "true" trusts anybody');
  return /^\d+$/.test(value) ? Number(value) : value;
}

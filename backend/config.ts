import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { passwordProblem } from './access/passwordRules.ts';
import { ConfigError } from './configError.ts';
import { storedSecret } from './secret.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(0).max(65535);
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(4000),
  BACKEND_PORT: port.default(4001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.lading'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@\S+$/, 'must be an address or: Name <address>')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().optional(),
  S3_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^\w+:\/\/[^/@:]+:[^/@:]+@[^/]+\/[^/?]+/.test(url), 'must be like https://KEY:SECRET@host/bucket')
    .optional(),
  STORAGE_LIMIT_MB: z.coerce.number().int().min(1).optional(),
  DEMO: flag.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().superRefine(refusePassword).optional(),
  ADMIN_ORGANIZATION: z.string().trim().min(1).max(255).optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  TOKEN_MINUTES: z.coerce.number().min(1).max(1440).default(60),
  EEI_THRESHOLD_USD: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/, 'must be an amount like 2500.00')
    .default('2500.00'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  BACKEND_METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/**
 * The settings from the environment, read once and frozen.
 * Durations are in the unit that their names end with.
 */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** The S3 bucket of uploaded files, with its credentials; without it, files are in the data folder. */
  readonly s3Url: string | undefined;
  /** The storage limit for the documents of one organization, in bytes; null for no limit. */
  readonly storageLimitBytes: number | null;
  /** The mail server; without one, mails are written to files. */
  readonly smtpUrl: string | undefined;
  /** The sender of mails, an address or `Name <address>`. */
  readonly mailFrom: string;
  /** The public base URL without a trailing slash; links in mails begin with it. */
  readonly publicUrl: string;
  /** The gateways whose `X-Forwarded-For` is trusted, besides this machine's: addresses, subnets or named ranges. */
  readonly trustedProxies: readonly string[];
  /** Whether to fill an empty database with the demo world. */
  readonly demo: boolean;
  /** The administrator to make if nobody exists, with an organization; see `usualOrganization` for its name. */
  readonly admin: { email: string; password: string | undefined; organization: string | undefined } | undefined;
  /** The password for `npm run create-admin`, which takes the email as its argument. */
  readonly adminPassword: string | undefined;
  /** The name of the organization that `npm run create-admin` makes, unless its `--organization` says otherwise. */
  readonly adminOrganization: string | undefined;
  readonly secretKey: Uint8Array;
  readonly tokenMinutes: number;
  readonly eeiThresholdUsd: string;
  /** The host of `/metrics`; without a port, its port is the backend's plus 100. */
  readonly metricsHost: string;
  readonly metricsPort: number | null;
  readonly logLevel: string;
}

/**
 * Reads the environment.
 * @throws ConfigError with one line for each variable that is wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && values.DEMO) throw new ConfigError('DEMO: the demo world is refused in production');
  if (production && !values.SECRET_KEY) throw new ConfigError('SECRET_KEY: required in production');
  if (production && !isSafePublicUrl(values.PUBLIC_URL)) {
    throw new ConfigError('PUBLIC_URL: required in production, and https unless it is a loopback address');
  }
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const dataDir = resolve(values.DATA_DIR);
  return Object.freeze({
    production,
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    s3Url: values.S3_URL,
    storageLimitBytes: values.STORAGE_LIMIT_MB ? values.STORAGE_LIMIT_MB * 1024 * 1024 : null,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Lading <no-reply@${new URL(publicUrl).hostname}>`,
    publicUrl,
    trustedProxies: trustedProxies(values.TRUST_PROXY),
    demo: values.DEMO ?? (!production && !values.DATABASE_URL),
    admin: values.ADMIN_EMAIL
      ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD, organization: values.ADMIN_ORGANIZATION }
      : undefined,
    adminPassword: values.ADMIN_PASSWORD,
    adminOrganization: values.ADMIN_ORGANIZATION,
    secretKey: signingKey(values.SECRET_KEY ?? storedSecret(dataDir)),
    tokenMinutes: values.TOKEN_MINUTES,
    eeiThresholdUsd: values.EEI_THRESHOLD_USD,
    metricsHost: values.METRICS_HOST,
    metricsPort: values.BACKEND_METRICS_PORT ?? null,
    logLevel: values.LOG_LEVEL,
  });
}

/** Adds what is wrong with a password that is to be set, before anything is built or opened. */
function refusePassword(password: string, { addIssue }: z.RefinementCtx<string>): void {
  const problem = passwordProblem(password);
  if (problem) addIssue({ code: 'custom', message: problem });
}

/** The variables that the processes for untrusted files need: none of them is a secret. */
const harmless = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_ENV', 'TZ', 'LD_PRELOAD'];

/** Returns the environment of a process that handles untrusted files: without keys, passwords and addresses. */
export const harmlessEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => harmless.includes(name)));

/** Whether links that sign a user in are safe with this base URL: encrypted, or never leaving the machine. */
function isSafePublicUrl(url: string | undefined): boolean {
  if (!url) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Parses the trusted proxies. A number of proxies names none: it is meant for the gateway, which reads the same environment,
 * and does not say who may reach the backend.
 * @throws ConfigError for an entry that is not an address, such as "true", which would trust anybody
 */
function trustedProxies(value = ''): string[] {
  if (/^\d+$/.test(value)) return [];
  const proxies = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong === undefined) return proxies;
  throw new ConfigError(`TRUST_PROXY: name the proxies by addresses or subnets, or say how many; not "${wrong}"`);
}

/** Whether an entry is an address, a subnet, or one of Express's named ranges. */
function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  if (bits === undefined) return ['loopback', 'linklocal', 'uniquelocal'].includes(entry) || isIP(address) > 0;
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

/** Derives the 32-byte key of HMAC-SHA-256 from a secret of any length. */
function signingKey(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

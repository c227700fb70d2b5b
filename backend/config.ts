import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { passwordProblem } from './access/passwordRules.ts';
import { ConfigError } from './configError.ts';
import { isLanguage, type Language, offeredLanguages } from './language/languages.ts';
import { storedSecret } from './secret.ts';
import { missingSetting, refusedSetting, wrongSetting } from './settingMessages.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(0).max(65535);
const host = z.string().refine(isHost);
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(4000),
  BACKEND_PORT: port.default(4001),
  BACKEND_HOST: host.default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .refine((path) => !/^\w+:\/\//.test(path))
    .default('.lading'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@\S+$/)
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z
    .string()
    .refine((value) => isCount(value) || listOf(value).every(isProxy))
    .optional(),
  S3_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^\w+:\/\/[^/@:]+:[^/@:]+@[^/]+\/[^/?]+/.test(url))
    .optional(),
  STORAGE_LIMIT_MB: z.coerce.number().int().min(1).optional(),
  DEMO: flag.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((password) => passwordProblem(password) === null)
    .optional(),
  ADMIN_ORGANIZATION: z.string().trim().min(1).max(255).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  TOKEN_MINUTES: z.coerce.number().min(1).max(1440).default(60),
  EEI_THRESHOLD_USD: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/)
    .default('2500.00'),
  METRICS_HOST: host.default('127.0.0.1'),
  BACKEND_METRICS_PORT: port.optional(),
  LANGUAGES: z
    .string()
    .refine((value) => listOf(value).every(isLanguage))
    .optional(),
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
  /** The languages that people may choose; English is always among them. */
  readonly languages: readonly Language[];
  readonly logLevel: string;
}

/** The settings without the key that signs: reading them creates nothing in the data folder. */
export type Settings = Omit<Config, 'secretKey'>;

/**
 * Reads the environment. Without SECRET_KEY, the key is that of the data folder, which is created if it is missing.
 * @throws ConfigError with one line for each variable that is wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const settings = readSettings(env);
  return Object.freeze({ ...settings, secretKey: signingKey(env.SECRET_KEY || storedSecret(settings.dataDir)) });
}

/**
 * Reads the environment and nothing else.
 * @throws ConfigError with one line for each variable that is wrong.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const values = readValues(env);
  const production = values.NODE_ENV === 'production';
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return Object.freeze({
    production,
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataDir: resolve(values.DATA_DIR),
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
    tokenMinutes: values.TOKEN_MINUTES,
    eeiThresholdUsd: values.EEI_THRESHOLD_USD,
    metricsHost: values.METRICS_HOST,
    metricsPort: values.BACKEND_METRICS_PORT ?? null,
    languages: offeredLanguages(values.LANGUAGES),
    logLevel: values.LOG_LEVEL,
  });
}

/** Parses the variables. @throws ConfigError with every problem, those of single values and those of production */
function readValues(env: NodeJS.ProcessEnv): z.output<typeof environment> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  const wrong = new Set((parsed.error?.issues ?? []).map(({ path }) => String(path[0])));
  const problems = [...wrong].map((name) => wrongSetting(name, given[name] ?? ''));
  if (given.NODE_ENV === 'production') problems.push(...productionProblems(given, wrong));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  return parsed.data;
}

/** Returns what production refuses of well-formed values. @param wrong the variables that have a message already */
function productionProblems({ DEMO, SECRET_KEY, PUBLIC_URL }: NodeJS.ProcessEnv, wrong: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (DEMO === '1') problems.push(refusedSetting('DEMO', DEMO, 'is refused in production, which has no demo world'));
  if (!SECRET_KEY) problems.push(missingSetting('SECRET_KEY', 'production'));
  if (!PUBLIC_URL) problems.push(missingSetting('PUBLIC_URL', 'production'));
  else if (!wrong.has('PUBLIC_URL') && !isSafePublicUrl(PUBLIC_URL)) {
    problems.push(refusedSetting('PUBLIC_URL', PUBLIC_URL, 'is neither https nor loopback, as production requires'));
  }
  return problems;
}

/** The variables that the processes for untrusted files need: none of them is a secret. */
const harmless = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_ENV', 'TZ', 'LD_PRELOAD'];

/** Returns the environment of a process that handles untrusted files: without keys, passwords and addresses. */
export const harmlessEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => harmless.includes(name)));

/** Whether links that sign a user in are safe with this base URL: encrypted, or never leaving the machine. */
function isSafePublicUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Parses the trusted proxies. A number of proxies names none: it is meant for the gateway, which reads the same environment,
 * and does not say who may reach the backend.
 */
const trustedProxies = (value = ''): string[] => (isCount(value) ? [] : listOf(value));

const isCount = (value: string) => /^\d+$/.test(value);

const listOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Whether a text names a host: an address or a name, without scheme and port. */
function isHost(text: string): boolean {
  return isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);
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

import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** A wrong or missing setting. The message names the variable; the process ends with code 78 (sysexits EX_CONFIG). */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(0).max(65535);
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  BACKEND_PORT: port.default(4001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.lading'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  DEMO: flag.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  TOKEN_MINUTES: z.coerce.number().min(1).max(1440).default(60),
  EEI_THRESHOLD_USD: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/, 'must be an amount like 2500.00')
    .default('2500.00'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/**
 * Everything the backend takes from its surroundings, read once and frozen.
 * Durations are in the unit that their names end with.
 */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Fill an empty database with the demo world. */
  readonly demo: boolean;
  readonly admin: { email: string; password: string | undefined } | undefined;
  /** For `npm run create-admin`, which is told the email. */
  readonly adminPassword: string | undefined;
  readonly secretKey: Uint8Array;
  readonly tokenMinutes: number;
  readonly eeiThresholdUsd: string;
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
  const dataDir = resolve(values.DATA_DIR);
  return Object.freeze({
    production,
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    demo: values.DEMO ?? (!production && !values.DATABASE_URL),
    admin: values.ADMIN_EMAIL ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD } : undefined,
    adminPassword: values.ADMIN_PASSWORD,
    secretKey: signingKey(values.SECRET_KEY ?? keptSecret(dataDir)),
    tokenMinutes: values.TOKEN_MINUTES,
    eeiThresholdUsd: values.EEI_THRESHOLD_USD,
    logLevel: values.LOG_LEVEL,
  });
}

/** 32 bytes for HMAC-SHA-256, whatever the length of the secret. */
function signingKey(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

/** The secret of this data folder: made at the first start, so that sessions outlive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secret;
}

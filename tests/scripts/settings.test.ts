import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings as readBackend } from '../../backend/config.ts';
import { readConfig as readGateway } from '../../gateway/config.ts';

interface Setting {
  default: string;
  meaning: string;
  example?: string;
  command?: string;
  secret?: boolean;
}

const settings: Record<string, Setting> = JSON.parse(readFileSync('schema/settings.json', 'utf8'));
const layers = { 'backend/config.ts': readBackend, 'gateway/config.ts': readGateway };

/** The variables of a layer, by the keys of its validation. */
const variablesOf = (file: string) =>
  (readFileSync(file, 'utf8').match(/^ {2}[A-Z][A-Z_\d]+(?=:)/gm) ?? []).map((name) => name.trim());

/** A wrong value of each variable. */
const wrong: Record<string, string> = {
  NODE_ENV: 'prod',
  PORT: 'many',
  HOST: 'http://0.0.0.0',
  BACKEND_PORT: '70000',
  BACKEND_HOST: '127.0.0.1:4001',
  API_URL: 'ftp://api.example',
  CABLE_URL: 'http://api.example/cable',
  DATA_DIR: 'file:///var/lib/lading',
  DATABASE_URL: 'mysql://lading:a-secret@db.example/lading',
  REDIS_URL: 'redis.example:6379',
  S3_URL: 'https://s3.example/bucket-without-key',
  STORAGE_LIMIT_MB: '0',
  DEMO: 'yes',
  ADMIN_EMAIL: 'admin',
  ADMIN_PASSWORD: 'short',
  ADMIN_ORGANIZATION: ' ',
  SECRET_KEY: 'a-secret-of-28-characters-...',
  PUBLIC_URL: 'lading.example.org',
  SMTP_URL: 'mail.lading.example',
  MAIL_FROM: 'Lading',
  ALLOWED_ORIGINS: 'https://a.example, b',
  TRUST_PROXY: 'true',
  WORKERS: '0',
  PERSISTED_ONLY: 'on',
  METRICS_HOST: 'all hosts',
  METRICS_PORT: '-1',
  BACKEND_METRICS_PORT: '4.5',
  LOG_LEVEL: 'loud',
  LANGUAGES: 'en,klingon',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  TOKEN_MINUTES: 'forever',
  EEI_THRESHOLD_USD: '$2,500',
};

/** Returns the message of a layer that refuses an environment; null if it accepts it. */
function refusal(read: (env: NodeJS.ProcessEnv) => unknown, env: Record<string, string>): string | null {
  try {
    read(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the settings', () => {
  it('are described, each one that a layer reads and no other', () => {
    expect(new Set(Object.keys(layers).flatMap(variablesOf))).toEqual(new Set(Object.keys(settings)));
    expect(Object.keys(wrong)).toEqual(Object.keys(settings));
  });

  it('are listed in the README as described', () => {
    const rows = readFileSync('README.md', 'utf8')
      .split('\n## Configuration\n')[1]
      ?.split('\n## ')[0]
      ?.match(/^\| `.*$/gm);
    expect(rows).toEqual(
      Object.entries(settings).map(
        ([name, { default: standard, meaning }]) => `| \`${name}\` | ${standard} | ${meaning} |`,
      ),
    );
  });

  describe.each(Object.entries(layers))('of %s', (file, read) => {
    it.each(variablesOf(file))('name %s, what was read of it and what passes', (name) => {
      const { example, command, secret } = settings[name] ?? {};
      const value = wrong[name] ?? '';
      const message = refusal(read, { [name]: value });
      expect(message?.split('\n')).toHaveLength(1);
      expect(message).toMatch(new RegExp(`^${name}: `));
      if (secret) expect(message).not.toContain(value);
      expect(message).toContain(secret ? `the value of ${value.length} characters` : `"${value}"`);
      expect(message).toContain(command ?? `${name}=`);
      expect(message).toContain(command ?? example);
      const passing = command ? execSync(command, { encoding: 'utf8' }).trim() : (example ?? '');
      const complete = name === 'NODE_ENV' ? inProduction : {};
      expect(refusal(read, { ...complete, [name]: passing })).toBeNull();
    });
  });

  const inProduction = { SECRET_KEY: 'x'.repeat(32), PUBLIC_URL: 'https://lading.example' };

  it('that production requires or refuses are told with an example, all at once with the wrong ones', () => {
    const env = { NODE_ENV: 'production', DEMO: '1', PUBLIC_URL: 'http://lading.example', PORT: 'web' };
    expect(refusal(readBackend, env)?.split('\n')).toEqual([
      'PORT: "web" is not a port, a whole number from 0 to 65535. For example: PORT=4000',
      'DEMO: "1" is refused in production, which has no demo world. For example: DEMO=0',
      'SECRET_KEY: production requires a key of at least 32 characters. To make one: openssl rand -hex 32',
      'PUBLIC_URL: "http://lading.example" is neither https nor loopback, as production requires. For example: PUBLIC_URL=https://lading.example.org',
    ]);
    for (const [address, shown] of [
      ['ftp://tool:a-secret@api.example', 'ftp://…@api.example'],
      ['http://tool:a/secret@api.example:1', 'http://…@api.example:1'],
      ['//tool:a@secret@api.example', '//…@api.example'],
      ['tool:a//secret@api.example', '…@api.example'],
    ] as const) {
      for (const read of [readGateway, readBackend]) {
        expect(refusal(read, { API_URL: address, PUBLIC_URL: address })).not.toContain('secret');
      }
      expect(refusal(readGateway, { API_URL: address })).toContain(`API_URL: "${shown}" is not`);
    }
    expect(refusal(readGateway, { NODE_ENV: 'production' })).toBe(
      'PUBLIC_URL: production requires the http or https address that people open. For example: PUBLIC_URL=https://lading.example.org',
    );
  });
});

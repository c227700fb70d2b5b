/** Redis, the bucket for files and the mail server: each is used once as Lading uses it, and nothing is left behind. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { s3Store } from '../../backend/files/s3.ts';
import { connectionTo } from '../../backend/live/redis.ts';
import { codeOf, type Finding, failedConnection, fine, hostOf, reasonOf, wrong } from './check.ts';

const REDIS_PATIENCE = { commandMs: 3000, reconnectMs: 3000 };

/** Opens Redis for some commands. @throws the error of the connection or of a command */
export async function onRedis<Read>(url: string, work: (redis: Redis) => Promise<Read>): Promise<Read> {
  const redis = connectionTo(url, REDIS_PATIENCE);
  const failed = new Promise<never>((_resolve, reject) => redis.once('error', reject));
  failed.catch(() => undefined); // handled by the race below, if it comes in time
  redis.on('error', () => undefined);
  try {
    const connected = redis.connect();
    connected.catch(() => undefined); // says only that the connection is closed
    await Promise.race([failed, new Promise<void>((resolve) => redis.once('ready', resolve))]);
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

/** Looks at the Redis server that REDIS_URL names. */
export async function checkRedis(url: string): Promise<Finding[]> {
  const at = hostOf(url, '6379');
  const key = `lading:doctor:${randomUUID()}`;
  try {
    const version = await onRedis(url, async (redis) => {
      await redis.set(key, '1', 'EX', 10);
      await redis.del(key);
      await redis.publish('lading:doctor', '1');
      const info = await redis.info('server').catch(() => '');
      return /^redis_version:(.*?)\s*$/m.exec(info)?.[1] ?? 'of an unknown version';
    });
    return [fine(`Redis ${version} at ${at} keeps and publishes`)];
  } catch (error) {
    const reason = reasonOf(error);
    if (/^(NOAUTH|WRONGPASS)|invalid (username-)?password|without any password/i.test(reason)) {
      return [
        wrong(`${at}: Redis does not take this password`, 'Write it as redis://:PASSWORD@host:6379. (REDIS_URL)'),
      ];
    }
    if (/^NOPERM/.test(reason)) {
      return [
        wrong(`${at}: ${reason}`, 'Allow this user all commands on the keys and channels of Lading: acl setuser.'),
      ];
    }
    if (/^(READONLY|OOM|MISCONF)/.test(reason)) {
      return [wrong(`${at}: ${reason}`, 'Name the primary server, and give it memory and disk. (REDIS_URL)')];
    }
    return [failedConnection('REDIS_URL', at, error)];
  }
}

/** What an S3-compatible service refuses, by its code, and how to mend each. */
const BUCKET: Readonly<Record<string, readonly [what: string, mend: string]>> = {
  NoSuchBucket: ['there is no such bucket', 'Make it, or correct the name after the host.'],
  NotFound: ['there is no such bucket', 'Make it, or correct the name after the host.'],
  InvalidAccessKeyId: ['the service does not know this key', 'Correct the key before the colon.'],
  SignatureDoesNotMatch: [
    'the service does not take this secret',
    'Correct it, with signs such as / and + as %2F and %2B.',
  ],
  AccessDenied: ['this key may not do that', 'Allow it s3:PutObject, GetObject, DeleteObject and ListBucket.'],
  RequestTimeTooSkewed: ['the clock of this machine is wrong', 'Set it: timedatectl set-ntp true.'],
};

/** Writes, reads and deletes an object in the bucket that S3_URL names. */
export async function checkBucket(url: string): Promise<Finding[]> {
  const at = `${hostOf(url)}${new URL(url).pathname}`;
  const folder = await mkdtemp(join(tmpdir(), 'lading-doctor-'));
  const [key, file, text] = [`doctor-${randomUUID()}`, join(folder, 'probe'), 'Written by npm run doctor'];
  try {
    const store = s3Store(url, folder);
    await writeFile(file, text);
    await store.keep(key, file);
    try {
      const read = await (await store.open(key))?.read();
      const same = read && (await buffer(read)).toString() === text;
      if (!same) return [wrong(`${at}: an object is read back differently`, 'Ask whoever runs the bucket. (S3_URL)')];
    } finally {
      await store.remove(key);
    }
    return [fine(`${at}: an object was written, read and deleted`)];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const refused = BUCKET[cause instanceof Error ? cause.name : ''];
    return [
      refused
        ? wrong(`${at}: ${refused[0]}`, `${refused[1]} (S3_URL)`)
        : failedConnection('S3_URL', hostOf(url), cause),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Connects to the mail server that SMTP_URL names and signs in; sends no mail. */
export async function checkMail(url: string): Promise<Finding[]> {
  const { hostname, protocol, username } = new URL(url);
  const at = hostOf(url, protocol === 'smtps:' ? '465' : '587');
  try {
    const isEncrypted = await signIn(url, true).catch((error) => {
      if (codeOf(error) !== 'ETLS' || protocol === 'smtps:') throw error;
      return signIn(url, false);
    });
    if (!isEncrypted && username && !LOOPBACK.includes(hostname)) {
      return [
        wrong(`${at}: the password would travel unencrypted`, 'Use port 587 with STARTTLS, or smtps://. (SMTP_URL)'),
      ];
    }
    const how = `${isEncrypted ? 'encrypted' : 'unencrypted'}${username ? ', signed in' : ', without an account'}`;
    return [fine(`${at} answers, ${how}; no mail was sent`)];
  } catch (error) {
    if (codeOf(error) === 'EAUTH') {
      const mend = 'Correct user and password, with special signs percent-encoded. (SMTP_URL)';
      return [wrong(`${at}: the mail server does not take this account`, mend)];
    }
    if (codeOf(error) === 'EDNS') return [wrong(`${at}: there is no such host`, 'Correct the host name. (SMTP_URL)')];
    return [failedConnection('SMTP_URL', at, error)];
  }
}

/**
 * Connects and signs in, as mails are sent or only if encrypted; returns which. A certificate that is not trusted fails
 * either way. @throws the error of the mail server
 */
async function signIn(url: string, encrypted: boolean): Promise<boolean> {
  const patience = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000, dnsTimeout: 4000 };
  const transport = createTransport({ url, ...patience, requireTLS: encrypted });
  try {
    await transport.verify();
    return encrypted;
  } finally {
    transport.close();
  }
}

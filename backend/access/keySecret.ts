import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * An API key is `lading_`, 256 random bits and a checksum. The prefix lets people and secret scanners recognize a key; a
 * double click selects lower-case letters and digits as one word, and they survive being read aloud.
 */
const PREFIX = 'lading_';
/** 36^50 exceeds 2^256, and 36^7 exceeds 2^32. */
const RANDOM_DIGITS = 50;
const SUM_DIGITS = 7;
const SHAPE = new RegExp(`^${PREFIX}([0-9a-z]{${RANDOM_DIGITS}})([0-9a-z]{${SUM_DIGITS}})$`);

/** Generates a secret, and the hash that is stored of it. */
export function makeKey(): { secret: string; hash: string } {
  const bits = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const random = bits.toString(36).padStart(RANDOM_DIGITS, '0');
  const secret = `${PREFIX}${random}${sumOf(random)}`;
  return { secret, hash: hashOf(secret) };
}

/** Whether a token has the prefix of an API key, well-formed or not. */
export const isKey = (token: string) => token.startsWith(PREFIX);

/** Returns the hash that a key is stored under; null for a mistyped key, which the checksum detects without a query. */
export function hashOfKey(token: string): string | null {
  const [, random, sum] = SHAPE.exec(token) ?? [];
  if (random === undefined || sum !== sumOf(random)) return null;
  return hashOf(token);
}

/**
 * SHA-256 without salt or work factor suffices, unlike for a password: 256 random bits cannot be guessed, so a slow hash
 * would only slow down our own requests.
 */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Computes the checksum. It detects typing mistakes, not forgery: nobody can guess a stored secret. */
const sumOf = (random: string) =>
  crc32(PREFIX + random)
    .toString(36)
    .padStart(SUM_DIGITS, '0');

import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * What an API key is: `lading_`, 256 random bits, and a checksum. The prefix lets people and scanners of leaked secrets
 * recognize one; lower case letters and digits alone are selected by a double click and survive being read aloud.
 */
const PREFIX = 'lading_';
/** 36^50 exceeds 2^256, and 36^7 exceeds 2^32. */
const RANDOM_DIGITS = 50;
const SUM_DIGITS = 7;
const SHAPE = new RegExp(`^${PREFIX}([0-9a-z]{${RANDOM_DIGITS}})([0-9a-z]{${SUM_DIGITS}})$`);

/** A new secret, and how it is stored. */
export function makeKey(): { secret: string; hash: string } {
  const bits = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const random = bits.toString(36).padStart(RANDOM_DIGITS, '0');
  const secret = `${PREFIX}${random}${sumOf(random)}`;
  return { secret, hash: hashOf(secret) };
}

/** Whether a token wants to be an API key, well-formed or not. */
export const isKey = (token: string) => token.startsWith(PREFIX);

/** What a key is looked for by; null for one that was mistyped, which the checksum tells without a look-up. */
export function hashOfKey(token: string): string | null {
  const [, random, sum] = SHAPE.exec(token) ?? [];
  if (random === undefined || sum !== sumOf(random)) return null;
  return hashOf(token);
}

/**
 * SHA-256 without salt or work factor suffices here, other than for a password: of 256 random bits none can be guessed, so
 * a slow hash would slow down nobody but ourselves, at every request.
 */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Finds slips of the hand, not forgery: nobody can make a secret that is stored. */
const sumOf = (random: string) =>
  crc32(PREFIX + random)
    .toString(36)
    .padStart(SUM_DIGITS, '0');

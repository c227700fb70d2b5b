import { hash, verify } from '@node-rs/argon2';

/** The shortest and the longest password that may be set, in characters. */
const passwordLength = { min: 8, max: 128 } as const;

/** Argon2id with the parameters that OWASP recommends: 19 MiB, 2 passes, 1 lane. Runs off the event loop. */
const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** Hashes a password. Argon2 truncates nothing. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** A hash of no known password: verifying against it makes unknown accounts as slow as known ones. */
const nobody = hashPassword(crypto.randomUUID());

/** Whether a password matches a hash; takes the same time without a hash. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
}

/** Returns what is wrong with a new password, or null. Sign-in applies no rules. */
export function passwordProblem(password: string): string | null {
  const length = [...password].length;
  if (length < passwordLength.min) return `Password should be of minimum ${passwordLength.min} characters length`;
  if (length > passwordLength.max) return `Password should be of maximum ${passwordLength.max} characters length`;
  const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];
  if (classes.every((pattern) => pattern.test(password))) return null;
  return 'Password must contain at least one lowercase, uppercase, number and special character';
}

import { hash, verify } from '@node-rs/argon2';

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

import type { Db } from '../db/client.ts';
import type { Role } from './roles.ts';

/** The dependencies of authentication. */
export interface Gate {
  readonly db: Db;
  readonly secretKey: Uint8Array;
  readonly roles: readonly Role[];
}

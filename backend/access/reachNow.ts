import { createHash } from 'node:crypto';
import type { Caller } from './caller.ts';

/** What a caller could do at a time: the hash of the role's rights, and the programs and organizations. */
export interface Reach {
  readonly rights: string;
  readonly programs: readonly number[];
  readonly organizations: readonly number[];
}

/** Returns what a caller can do now. */
export function reachNow({ role, programIds, organizationIds }: Caller): Reach {
  const { id: _id, name: _name, ...rights } = role;
  const hash = createHash('sha256').update(JSON.stringify(rights)).digest('base64url');
  return { rights: hash, programs: programIds, organizations: organizationIds };
}

/** Whether a caller can still do all that a caller with the earlier reach could do. */
export function stillReaches(now: Reach, earlier: Reach): boolean {
  const has = (all: readonly number[], each: readonly number[]) => {
    const known = new Set(all);
    return each.every((id) => known.has(id));
  };
  return (
    now.rights === earlier.rights &&
    has(now.programs, earlier.programs) &&
    has(now.organizations, earlier.organizations)
  );
}

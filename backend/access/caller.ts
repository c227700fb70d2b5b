import type { Area, Right } from './areas.ts';
import type { Role } from './roles.ts';

/** The user or API key behind a request, as its row and its role are now. */
export interface Caller {
  /** For an API key, the user that it acts as. */
  readonly userId: number;
  readonly organizationId: number;
  readonly role: Role;
  /** The organizations whose records the caller may see; never empty. */
  readonly organizationIds: readonly number[];
  /** The programs whose records the caller may see. */
  readonly programIds: readonly number[];
  /** Null for an API key. */
  readonly session: { readonly id: string; readonly generation: number } | null;
  /** Null for a user who signed in. */
  readonly key: { readonly id: number; readonly makerId: number; readonly expiresAt: Date } | null;
  /** The IANA time zone of the caller's "today"; null if none was ever sent. */
  readonly timeZone: string | null;
  /** The language that the caller's browser last asked for; null if none was ever sent. */
  readonly askedLanguage: string | null;
}

/**
 * Returns the caller's programs, or the named one if it is among them, for `in (…)`. SQL has no empty list, so an empty
 * result is 0, which is no program's id.
 */
export function programsOf({ programIds }: Pick<Caller, 'programIds'>, named?: number): readonly number[] {
  const wanted = named === undefined ? programIds : programIds.filter((id) => id === named);
  return wanted.length > 0 ? wanted : [0];
}

/** Returns the id of the person who answers for what the caller does: for an API key, who made it. */
export const personOf = ({ userId, key }: Pick<Caller, 'userId' | 'key'>): number => key?.makerId ?? userId;

/** Whether the caller has a right in an area. */
export function can(caller: Caller, area: Area, right: Right): boolean {
  return caller.role.rights[area].includes(right);
}

import type { Area, Right } from './areas.ts';
import type { Role } from './roles.ts';

/** The person or API key behind a request, as its row and its role say at this moment. */
export interface Caller {
  /** Of a key the user as which it acts. */
  readonly userId: number;
  readonly organizationId: number;
  readonly role: Role;
  /** Organizations whose records this person may see; never none. */
  readonly organizationIds: readonly number[];
  /** Programs whose records this person may see. */
  readonly programIds: readonly number[];
  /** Null for an API key. */
  readonly session: { readonly id: string; readonly generation: number } | null;
  /** Null for a person. */
  readonly key: { readonly id: number; readonly makerId: number; readonly expiresAt: Date } | null;
  /** The IANA zone that "today" means for this person, or null when none was ever sent. */
  readonly timeZone: string | null;
}

/**
 * The caller's programs, or the named one of them, for `in (…)`. Never empty, because SQL has no empty list: 0, which is
 * no program's id, stands for none.
 */
export function programsOf({ programIds }: Pick<Caller, 'programIds'>, named?: number): readonly number[] {
  const wanted = named === undefined ? programIds : programIds.filter((id) => id === named);
  return wanted.length > 0 ? wanted : [0];
}

/** Whether the caller has a right in an area. */
export function can(caller: Caller, area: Area, right: Right): boolean {
  return caller.role.rights[area].includes(right);
}

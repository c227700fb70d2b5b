import type { Area, Right, Role } from './roles.ts';

/** The person behind a request, as the session row and the user's role say at this moment. */
export interface Caller {
  readonly userId: number;
  readonly organizationId: number;
  readonly role: Role;
  /** Organizations whose records this person may see. */
  readonly organizationIds: readonly number[];
  /** Programs whose records this person may see. */
  readonly programIds: readonly number[];
  readonly session: { readonly id: string; readonly generation: number };
  /** The IANA zone that "today" means for this person, or null when none was ever sent. */
  readonly timeZone: string | null;
}

/**
 * The caller's programs, or the one of them that is named, for `in (…)`. There is always one, because SQL has no empty
 * list: 0, which is no program's id, stands for none.
 */
export function programsOf({ programIds }: Pick<Caller, 'programIds'>, named?: number): readonly number[] {
  const wanted = named === undefined ? programIds : programIds.filter((id) => id === named);
  return wanted.length > 0 ? wanted : [0];
}

/** Whether the caller has a right in an area. */
export function can(caller: Caller, area: Area, right: Right): boolean {
  return caller.role.rights[area].includes(right);
}

/** Who sees, changes and shares views of lists. */
import { type Caller, can } from '../access/caller.ts';
import { noRight } from '../record/ability.ts';
import type { SavedViewRow, Sharing } from './table.ts';

/** How many views a person may have of one list. */
export const mostViews = 50;

/** The part of a view that says who sees it. */
export type Shared = Pick<SavedViewRow, 'organization_id' | 'program_id' | 'user_id' | 'sharing'>;

/** Whether a caller sees a view: their own, and what is shared with a program of theirs or with their organization. */
export function maySee(caller: Caller, { organization_id, program_id, user_id, sharing }: Shared): boolean {
  if (user_id === caller.userId) return program_id === null || caller.programIds.includes(program_id);
  if (sharing === 'organization') return organization_id === caller.organizationId;
  return sharing === 'program' && program_id !== null && caller.programIds.includes(program_id);
}

/** Whether a caller may share views so, and change those that are; a private view needs no right. */
export function mayShare(caller: Caller, sharing: Sharing): boolean {
  if (sharing === 'private') return true;
  return can(caller, 'saved_views', sharing === 'program' ? 'share_program' : 'share_organization');
}

/** Returns why a caller who sees a view may not change it, or null. */
export const whyNotChanged = (caller: Caller, { sharing }: Shared): string | null =>
  mayShare(caller, sharing) ? null : noRight();

/** Returns why a caller who sees a view may not remove it, or null: whoever made it always may. */
export const whyNotRemoved = (caller: Caller, view: Shared): string | null =>
  view.user_id === caller.userId ? null : whyNotChanged(caller, view);

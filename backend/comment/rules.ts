import type { Caller } from '../access/caller.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { messages } from './messages.ts';

/** The fields of a comment that decide who may change it. */
export interface CommentOrigin {
  /** The author; null if unknown. */
  readonly user: { readonly id: number } | null;
  readonly legacy_from_sap: boolean;
}

/** Returns why the caller may not edit a comment, or null. Comments from SAP have separate rights for any author. */
export function whyNotEditable({ role, userId }: Caller, comment: CommentOrigin): string | null {
  if (comment.legacy_from_sap) return role.comments.legacy.write ? null : messages.legacy;
  if (comment.user?.id !== userId) return messages.notYours;
  return role.comments.write ? null : noRight();
}

/** Returns why the caller may not remove a comment, or null. */
export function whyNotRemovable({ role, userId }: Caller, comment: CommentOrigin): string | null {
  if (comment.legacy_from_sap) return role.comments.legacy.remove ? null : messages.legacy;
  if (comment.user?.id !== userId) return role.comments.removeOthers ? null : messages.notYours;
  return role.comments.write ? null : noRight();
}

/** Returns the caller's abilities on a comment. */
export function abilitiesOf(caller: Caller, comment: CommentOrigin): Ability[] {
  return [
    abilityUnless('update', whyNotEditable(caller, comment)),
    abilityUnless('remove', whyNotRemovable(caller, comment)),
  ];
}

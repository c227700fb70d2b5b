import type { AreaRightsFragment, CommentRowFragment } from '../generated/operations.ts';

/** A person's rights on the comments of one kind of record. */
export type CommentRights = Pick<AreaRightsFragment, 'ownComment' | 'anyComment' | 'legacyComment'>;

/** Whether there is any comment that the person may read: without one there is no panel. */
export function readsComments({ ownComment, anyComment, legacyComment }: CommentRights): boolean {
  return [ownComment, anyComment, legacyComment].some((right) => right?.read);
}

/** Whether the person may read a comment. A backend that knows no rights on comments from SAP has those of all. */
export function isReadable(comment: CommentRowFragment, rights: CommentRights, personId: string): boolean {
  const { ownComment, anyComment, legacyComment } = rights;
  if (comment.legacyFromSap) return (legacyComment ?? anyComment)?.read === true;
  return (comment.user?.id === personId ? ownComment : anyComment)?.read === true;
}

import type { CommentRightsFragment, CommentRowFragment } from '../generated/operations.ts';

/** A user's rights on the comments of one record type. */
export type CommentRights = Pick<CommentRightsFragment, 'ownComment' | 'anyComment' | 'legacyComment'>;

/** Whether the user may read any kind of comment; if not, there is no panel. */
export function readsComments({ ownComment, anyComment, legacyComment }: CommentRights): boolean {
  return [ownComment, anyComment, legacyComment].some((right) => right?.read);
}

/** Whether the user may read a comment. Without separate rights on comments from SAP, those on any comment apply. */
export function isReadable(comment: CommentRowFragment, rights: CommentRights, personId: string): boolean {
  const { ownComment, anyComment, legacyComment } = rights;
  if (comment.legacyFromSap) return (legacyComment ?? anyComment)?.read === true;
  return (comment.user?.id === personId ? ownComment : anyComment)?.read === true;
}

import { sql } from 'kysely';
import type { Caller } from './caller.ts';
import type { CommentSource, Role } from './roles.ts';

type Reader = Pick<Caller, 'role' | 'userId'>;

/** Whether a caller may read a comment: its source is one of the role's, and it is their own if the role demands that. */
export const mayReadComment = (
  { role, userId }: Reader,
  comment: { readonly source: CommentSource; readonly userId: number | null },
): boolean => role.comments.sources.includes(comment.source) && (!role.comments.ownOnly || comment.userId === userId);

/** The same as SQL, for comment `c`. An array, because a role may have no source and `in ()` is invalid SQL. */
export const isFor = ({ role, userId }: Reader) =>
  sql<boolean>`(c.source = any(${[...role.comments.sources]}::text[])
    and (${!role.comments.ownOnly} or c.user_id = ${userId}))`;

/** Whether a role may write comments, which takes at least one source. */
export const writesComments = ({ comments }: Pick<Role, 'comments'>): boolean =>
  comments.write && comments.sources.length > 0;

import { sql } from 'kysely';
import type { Caller } from './caller.ts';
import type { CommentSource, Role } from './roles.ts';

type Reader = Pick<Caller, 'role' | 'userId'>;

/** Whether somebody may read a comment: it is for one of the role's audiences and, where the role reads only own ones, theirs. */
export const mayReadComment = (
  { role, userId }: Reader,
  comment: { readonly source: CommentSource; readonly userId: number | null },
): boolean => role.comments.sources.includes(comment.source) && (!role.comments.ownOnly || comment.userId === userId);

/** The same for comment `c`. An array, because a role may have no audience and `in ()` is no SQL. */
export const isFor = ({ role, userId }: Reader) =>
  sql<boolean>`(c.source = any(${[...role.comments.sources]}::text[])
    and (${!role.comments.ownOnly} or c.user_id = ${userId}))`;

/** Whether a role writes comments, which needs somebody to write them for. */
export const writesComments = ({ comments }: Pick<Role, 'comments'>): boolean =>
  comments.write && comments.sources.length > 0;

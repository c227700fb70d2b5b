/** The columns that the lists of tracked records share: status, assigned users, comments. */

import { formatDateTime } from '../base/format.ts';
import { widthOfWords } from '../base/language.ts';
import { messages } from '../base/words.ts';
import type { StatusLookFragment } from '../generated/operations.ts';
import { CommentsCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { AvatarStack, type AvatarUser } from '../kit/ui/Avatars.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';

/** Holds the longest name of a status in one line. */
const STATUS_WIDTH = widthOfWords('112px', '140px');

/** Returns the status column. */
export function statusColumn(header: string): Column<{ status: StatusLookFragment }, 'STATUS'> {
  return {
    id: 'STATUS',
    header,
    card: 'corner',
    width: STATUS_WIDTH,
    cell: ({ status }) => <StatusBadge status={status} />,
  };
}

/** Returns the column of the assigned users' pictures. */
export function usersColumn(header: string): Column<{ users: readonly AvatarUser[] | null }, 'USERS'> {
  return { id: 'USERS', header, card: 'end', width: '104px', cell: ({ users }) => <AvatarStack users={users} /> };
}

/** Returns the column of comment counts, which link to the record; `state` is the history state that opens its comments. */
export function commentsColumn<Row extends { commentsCount: number }>(
  label: (row: Row) => string,
  to: (row: Row) => string,
  state: object,
): Column<Row, 'COMMENTS'> {
  return {
    id: 'COMMENTS',
    header: messages.list.commentsColumn,
    headerHidden: true,
    card: 'end',
    width: '76px',
    align: 'end',
    cell: (row) => <CommentsCell label={label(row)} count={row.commentsCount} to={to(row)} state={state} />,
  };
}

/** A record that says when it was made and changed, and by whom. */
interface Made {
  createdAt: string;
  updatedAt: string;
  /** Read only where the column is shown. */
  createdBy?: { fullName: string } | null;
}

/** The columns of who made a record, and when it was made and changed. */
export const madeColumns: readonly Column<Made, 'CREATED_BY' | 'CREATED_AT' | 'UPDATED_AT'>[] = [
  {
    id: 'CREATED_BY',
    header: messages.list.createdBy,
    width: '150px',
    cell: ({ createdBy }) => <TextCell quiet>{createdBy?.fullName}</TextCell>,
  },
  {
    id: 'CREATED_AT',
    header: messages.list.createdAt,
    width: '150px',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'UPDATED_AT',
    header: messages.list.updatedAt,
    width: '150px',
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];

/** The columns that the lists of tracked records share: status, assigned users, comments. */
import type { StatusLookFragment } from '../../generated/operations.ts';
import { messages } from '../messages.ts';
import { AvatarStack, type AvatarUser } from '../ui/Avatars.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { CommentsCell } from './Cells.tsx';
import type { Column } from './columns.ts';

/** Returns the status column, sortable if the list sorts by it. */
export function statusColumn<Field extends string = never>(
  header: string,
  sort?: Field,
): Column<{ status: StatusLookFragment }, Field> {
  return {
    id: 'status',
    header,
    ...(sort && { sort }),
    card: 'corner',
    width: '112px',
    cell: ({ status }) => <StatusBadge status={status} />,
  };
}

/** Returns the column of the assigned users' pictures. */
export function usersColumn(header: string): Column<{ users: readonly AvatarUser[] | null }> {
  return { id: 'users', header, card: 'end', width: '112px', cell: ({ users }) => <AvatarStack users={users} /> };
}

/** Returns the column of comment counts, which link to the record; `state` is the history state that opens its comments. */
export function commentsColumn<Row extends { commentsCount: number }>(
  label: (row: Row) => string,
  to: (row: Row) => string,
  state: object,
): Column<Row> {
  return {
    id: 'comments',
    header: messages.list.commentsColumn,
    headerHidden: true,
    card: 'end',
    width: '76px',
    align: 'end',
    cell: (row) => <CommentsCell label={label(row)} count={row.commentsCount} to={to(row)} state={state} />,
  };
}

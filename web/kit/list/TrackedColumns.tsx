/** The columns that lists of followed records share: where a record stands, who looks after it, what is said about it. */
import type { StatusLookFragment } from '../../generated/operations.ts';
import { messages } from '../messages.ts';
import { AvatarStack, type AvatarUser } from '../ui/Avatars.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { CommentsCell } from './Cells.tsx';
import type { Column } from './columns.ts';

/** The status; sorted by it where the list can be. */
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

/** The faces of the assigned users. */
export function usersColumn(header: string): Column<{ users: readonly AvatarUser[] | null }> {
  return { id: 'users', header, card: 'end', width: '112px', cell: ({ users }) => <AvatarStack users={users} /> };
}

/** The number of comments, leading to the record; `state` is that of the history entry that opens them. */
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

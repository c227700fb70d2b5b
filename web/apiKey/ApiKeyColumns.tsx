/** Declares the columns of the list of API keys, and where they stand on its cards. */
import type { ApiKeyRowFragment, ApiKeySortField, ApiKeyState } from '../generated/operations.ts';
import { calendarDay, formatDate, formatDateTime } from '../kit/format.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { apiKeyMessages as messages } from './messages.ts';

const COLORS = { ACTIVE: 'TEAL', SUSPENDED: 'ORANGE', EXPIRED: 'GREY', REVOKED: 'GREY' } as const satisfies Record<
  ApiKeyState,
  string
>;

/** The columns of the list of API keys. */
export const apiKeyColumns: Column<ApiKeyRowFragment, ApiKeySortField>[] = [
  {
    id: 'name',
    header: messages.name,
    sort: 'NAME',
    card: 'title',
    cell: ({ name }) => <LinkCell to={null}>{name}</LinkCell>,
  },
  {
    id: 'role',
    header: messages.role,
    card: 'line',
    width: '190px',
    cell: ({ roleName }) => <TextCell>{roleName}</TextCell>,
  },
  {
    id: 'programs',
    header: messages.programs,
    card: 'line',
    cell: ({ allPrograms, programs }) => (
      <TextCell>{allPrograms ? messages.allPrograms : programs.map(({ name }) => name).join(', ')}</TextCell>
    ),
  },
  {
    id: 'state',
    header: messages.state,
    card: 'corner',
    width: '130px',
    cell: ({ state }) => <StatusBadge status={{ key: state, name: messages.states[state], color: COLORS[state] }} />,
  },
  {
    id: 'expires',
    header: messages.expires,
    sort: 'EXPIRES_AT',
    card: 'note',
    width: '120px',
    cell: ({ expiresAt }) => <TextCell>{formatDate(calendarDay(new Date(expiresAt)))}</TextCell>,
  },
  {
    id: 'lastUsed',
    header: messages.lastUsed,
    sort: 'LAST_USED_AT',
    card: 'note',
    width: '180px',
    cell: ({ lastUsedAt }) => <TextCell quiet>{lastUsedAt ? formatDateTime(lastUsedAt) : messages.never}</TextCell>,
  },
  {
    id: 'madeBy',
    header: messages.madeBy,
    from: 1100,
    width: '160px',
    cell: ({ maker }) => <TextCell quiet>{maker?.fullName}</TextCell>,
  },
];

/** Declares the columns of the API key list and their positions on its cards. */
import type { ApiKeyRowFragment, ApiKeySortField, ApiKeyState } from '../generated/operations.ts';
import { calendarDay, formatDate, formatDateTime } from '../kit/format.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { apiKeyMessages as messages } from './messages.ts';

const COLORS = { ACTIVE: 'TEAL', SUSPENDED: 'ORANGE', EXPIRED: 'GREY', REVOKED: 'GREY' } as const satisfies Record<
  ApiKeyState,
  string
>;

const { title, text, quiet, shown } = columnsOf<ApiKeyRowFragment, ApiKeySortField>();

/** The columns of the list of API keys. */
export const apiKeyColumns = [
  title('name', messages.name, null, 'NAME'),
  text('roleName', messages.role, { card: 'line', width: '190px' }),
  text('programs', messages.programs, { card: 'line' }, ({ allPrograms, programs }) =>
    allPrograms ? messages.allPrograms : programs.map(({ name }) => name).join(', '),
  ),
  shown('state', messages.state, { card: 'corner', width: '130px' }, ({ state }) => (
    <StatusBadge status={{ key: state, name: messages.states[state], color: COLORS[state] }} />
  )),
  text('expires', messages.expires, { sort: 'EXPIRES_AT', card: 'note', width: '120px' }, ({ expiresAt }) =>
    formatDate(calendarDay(new Date(expiresAt))),
  ),
  quiet('lastUsed', messages.lastUsed, { sort: 'LAST_USED_AT', card: 'note', width: '180px' }, ({ lastUsedAt }) =>
    lastUsedAt ? formatDateTime(lastUsedAt) : messages.never,
  ),
  quiet('madeBy', messages.madeBy, { from: 1100, width: '160px' }, ({ maker }) => maker?.fullName),
];

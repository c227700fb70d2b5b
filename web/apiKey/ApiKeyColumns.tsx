/** Declares the columns of the API key list and their positions on its cards. */

import { calendarDay, formatDate, formatDateTime } from '../base/format.ts';
import { messages as words } from '../base/words.ts';
import type { ApiKeyColumn } from '../generated/columns.ts';
import type { ApiKeyRowFragment, ApiKeyState } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { apiKeyMessages as messages } from './messages.ts';

const COLORS = { ACTIVE: 'TEAL', SUSPENDED: 'ORANGE', EXPIRED: 'GREY', REVOKED: 'GREY' } as const satisfies Record<
  ApiKeyState,
  string
>;

const { title, text, quiet, shown } = columnsOf<ApiKeyRowFragment, ApiKeyColumn>();

/** The columns of the list of API keys. */
export const apiKeyColumns = [
  title('NAME', messages.name, null, ({ name }) => name),
  text('ROLE', messages.role, { card: 'line', width: '190px' }, ({ roleName }) => roleName),
  text('PROGRAMS', messages.programs, { card: 'line' }, ({ allPrograms, programs }) =>
    allPrograms ? messages.allPrograms : words.listed(programs.map(({ name }) => name)),
  ),
  shown('STATE', messages.state, { card: 'corner', width: '130px' }, ({ state }) => (
    <StatusBadge status={{ key: state, name: messages.states[state], color: COLORS[state] }} />
  )),
  text('EXPIRES_AT', messages.expires, { card: 'note', width: '120px' }, ({ expiresAt }) =>
    formatDate(calendarDay(new Date(expiresAt))),
  ),
  quiet('LAST_USED_AT', messages.lastUsed, { card: 'note', width: '180px' }, ({ lastUsedAt }) =>
    lastUsedAt ? formatDateTime(lastUsedAt) : messages.never,
  ),
  quiet('MAKER', messages.madeBy, { from: 1100, width: '160px' }, ({ maker }) => maker?.fullName),
];

import type { Bulk } from '../kit/list/BulkFooter.tsx';
import type { ListRow } from '../kit/list/rows.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { recordMessages as messages } from '../kit/record/messages.ts';

/** A bulk action on tracked records. */
export type TrackedBulk = 'status' | 'users';

/**
 * Returns the bulk actions on tracked records by the user's rights. Whoever may change none can select rows to export them.
 * @param label returns a row's name, for screen readers
 */
export function trackedBulk<Row extends ListRow>(
  { write, extra }: { write: boolean; extra: readonly string[] },
  label: (row: Row) => string,
  open: (kind: TrackedBulk, selection: Selection<Row>) => void,
): Bulk<Row> {
  if (!write) return { label, inBackground: true, actions: () => [] };
  return {
    label,
    inBackground: true,
    actions: (selection) => [
      {
        id: 'status',
        label: messages.changeStatus,
        reason: extra.includes('assign_status') ? null : messages.notAllowed,
        onSelect: () => open('status', selection),
      },
      {
        id: 'users',
        label: messages.assignUsers,
        reason: null,
        onSelect: () => open('users', selection),
      },
    ],
  };
}

import { useState } from 'react';
import { describeError } from '../../base/errors.ts';
import { formatCount } from '../../base/format.ts';
import { messages } from '../../base/words.ts';
import { toast } from '../ui/toaster.ts';
import type { PageMeta } from './Pager.tsx';
import type { ListRow } from './rows.ts';
import { MOST_SELECTED, type Selection } from './useSelection.ts';

/**
 * Returns the action that selects all rows of a list; null if all are selected already or there are too many.
 * @param unloaded whether more rows than one call may write can be selected: they are then not loaded, and changed in the
 *   background
 */
export function useSelectAll<Row extends ListRow>(
  selection: Selection<Row>,
  { count, more }: PageMeta,
  load: () => Promise<readonly Row[]>,
  unloaded = false,
) {
  const [pending, setPending] = useState(false);
  const selectAll = async () => {
    setPending(true);
    try {
      selection.set(await load(), true);
    } catch (error) {
      toast.error(describeError(error));
    } finally {
      setPending(false);
    }
  };
  const label = messages.list.selectAll(formatCount(count));
  if (unloaded && !more && count > MOST_SELECTED) {
    return selection.all ? null : { label, pending: false, onSelect: selection.selectAll };
  }
  const offered = !more && count <= MOST_SELECTED && selection.rows.length < count;
  return offered ? { label, pending, onSelect: () => void selectAll() } : null;
}

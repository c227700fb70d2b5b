import { useState } from 'react';
import { describeError } from '../../base/errors.ts';
import { toast } from '../feedback/toaster.ts';
import { formatCount } from '../format.ts';
import { messages } from '../messages.ts';
import type { PageMeta } from './Pager.tsx';
import type { ListRow } from './rows.ts';
import { MOST_SELECTED, type Selection } from './useSelection.ts';

/** Returns the action that selects all rows of a list; null if all are selected already or there are too many. */
export function useSelectAll<Row extends ListRow>(
  selection: Selection<Row>,
  { count, more }: PageMeta,
  load: () => Promise<readonly Row[]>,
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
  const offered = !more && count <= MOST_SELECTED && selection.rows.length < count;
  return offered
    ? { label: messages.list.selectAll(formatCount(count)), pending, onSelect: () => void selectAll() }
    : null;
}

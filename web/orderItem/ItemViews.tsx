import { hasDraft } from '../base/drafts.ts';
import { useGridView } from '../kit/grid/useGridView.ts';
import { ViewChips } from '../kit/list/ViewChips.tsx';
import { itemMessages as messages } from './messages.ts';

/** Returns the draft name of the unsaved changes in an order's grid. */
export function itemGridDraftName(purchaseOrderId: string): string {
  return `orderItem/grid/${purchaseOrderId}`;
}

/** The switch between list and grid for an order's items. It indicates unsaved input in the grid. */
export function ItemViews({ orderId }: { orderId: string }) {
  const [view, setView] = useGridView();
  const unsaved = view === 'list' && hasDraft(itemGridDraftName(orderId));
  return (
    <ViewChips
      label={messages.views.label}
      views={{ list: messages.views.list, grid: unsaved ? messages.views.gridUnsaved : messages.views.grid }}
      value={view}
      onChange={setView}
    />
  );
}

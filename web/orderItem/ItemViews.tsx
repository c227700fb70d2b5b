import { hasDraft } from '../kit/form/draft.ts';
import { useGridView } from '../kit/grid/useGridView.ts';
import { ViewChips } from '../kit/list/ViewChips.tsx';
import { itemMessages as messages } from './messages.ts';

/** Under which name what is not saved of an order's sheet is kept. */
export function itemGridDraftName(purchaseOrderId: string): string {
  return `orderItem/grid/${purchaseOrderId}`;
}

/** As what an order's items are shown: a list, or a sheet. Says where something is typed in the sheet and not saved. */
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

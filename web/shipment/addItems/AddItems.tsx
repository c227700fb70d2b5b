import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import type { OrderItemSortField } from '../../generated/operations.ts';
import { useLocalListState } from '../../kit/list/useOwnListState.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { useItemSelection } from './itemSelection.ts';
import { addItemsMessages as messages } from './messages.ts';

const AddItemsDialog = lazyComponent(async () => (await import('./AddItemsDialog.tsx')).AddItemsDialog);

interface AddItemsProps {
  shipmentId: string;
  /** Why no items can be added; null if they can. */
  reason: string | null;
  open: boolean;
  onOpen: (open: boolean) => void;
  onAdded: () => void;
}

/** The button and dialog that add items to a shipment. Selection, search and filters survive closing the dialog. */
export function AddItems({ shipmentId, reason, open, onOpen, onAdded }: AddItemsProps) {
  const selection = useItemSelection();
  const question = useLocalListState<OrderItemSortField>();
  const offered = reason === null;
  useEffect(() => {
    if (offered) AddItemsDialog.preload();
  }, [offered]);
  return (
    <>
      <ActionButton size="sm" variant="outline" disabledReason={reason} onClick={() => onOpen(true)}>
        <Plus />
        {messages.addItems}
      </ActionButton>
      {open && (
        <AddItemsDialog
          shipmentId={shipmentId}
          selection={selection}
          question={question}
          onClose={() => onOpen(false)}
          onAdded={onAdded}
        />
      )}
    </>
  );
}

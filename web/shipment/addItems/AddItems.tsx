import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { useItemSelection } from './itemSelection.ts';
import { addItemsMessages as messages } from './messages.ts';

const AddItemsDialog = lazy(async () => ({ default: (await import('./AddItemsDialog.tsx')).AddItemsDialog }));

interface AddItemsProps {
  shipmentId: string;
  /** Why no items can be added; null when they can. */
  reason: string | null;
  open: boolean;
  onOpen: (open: boolean) => void;
  onAdded: () => void;
}

/** Opens the items that a shipment can take. What was chosen and not added is still chosen when it opens again. */
export function AddItems({ shipmentId, reason, open, onOpen, onAdded }: AddItemsProps) {
  const selection = useItemSelection();
  return (
    <>
      <ActionButton size="sm" variant="outline" disabledReason={reason} onClick={() => onOpen(true)}>
        <Plus />
        {messages.addItems}
      </ActionButton>
      <Suspense>
        {open && (
          <AddItemsDialog
            shipmentId={shipmentId}
            selection={selection}
            onClose={() => onOpen(false)}
            onAdded={onAdded}
          />
        )}
      </Suspense>
    </>
  );
}

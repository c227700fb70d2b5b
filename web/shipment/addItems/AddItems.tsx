import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect } from 'react';
import { preload } from '../../base/preload.ts';
import { useOwnQuestion } from '../../kit/list/useOwnListState.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { useItemSelection } from './itemSelection.ts';
import { addItemsMessages as messages } from './messages.ts';

const load = () => import('./AddItemsDialog.tsx');
const AddItemsDialog = lazy(async () => ({ default: (await load()).AddItemsDialog }));

interface AddItemsProps {
  shipmentId: string;
  /** Why no items can be added; null when they can. */
  reason: string | null;
  open: boolean;
  onOpen: (open: boolean) => void;
  onAdded: () => void;
}

/** Opens the items that a shipment can take. What was chosen and not added, and how it was found, is there again the next time. */
export function AddItems({ shipmentId, reason, open, onOpen, onAdded }: AddItemsProps) {
  const selection = useItemSelection();
  const question = useOwnQuestion();
  const offered = reason === null;
  useEffect(() => {
    if (offered) preload(load);
  }, [offered]);
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
            question={question}
            onClose={() => onOpen(false)}
            onAdded={onAdded}
          />
        )}
      </Suspense>
    </>
  );
}

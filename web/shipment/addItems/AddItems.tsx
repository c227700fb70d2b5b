import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { lazily } from '../../base/lazily.ts';
import { useOwnQuestion } from '../../kit/list/useOwnListState.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { useItemSelection } from './itemSelection.ts';
import { addItemsMessages as messages } from './messages.ts';

const AddItemsDialog = lazily(async () => (await import('./AddItemsDialog.tsx')).AddItemsDialog);

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

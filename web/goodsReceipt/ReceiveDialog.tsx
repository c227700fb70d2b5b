import { ItemStepDialog } from '../orderItem/queue/ItemStepDialog.tsx';
import { receiveStep } from './receiveStep.ts';

interface ReceiveDialogProps {
  itemId: string;
  onClose: () => void;
  /** Called once the item is received; the item in the cache is the new one then. */
  onDone?: () => void;
}

/**
 * Receives one order item: mount it while it is open, for instance behind a row's menu, whose entry is disabled by
 * `reasonAgainst(item.abilities, 'RECEIVE')`. It loads the item, says that it was received, and closes itself.
 */
export function ReceiveDialog(props: ReceiveDialogProps) {
  return <ItemStepDialog step={receiveStep} {...props} />;
}

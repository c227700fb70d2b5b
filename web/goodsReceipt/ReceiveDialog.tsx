import { ItemStepDialog } from '../orderItem/queue/ItemStepDialog.tsx';
import { receiveStep } from './receiveStep.ts';

interface ReceiveDialogProps {
  itemId: string;
  onClose: () => void;
  /** Called once the item is received; the cache then has the new version. */
  onDone?: () => void;
}

/**
 * Receives one order item. Mount it while it is open, for instance from a row's menu, whose entry is disabled by
 * `reasonAgainst(item.abilities, 'RECEIVE')`. It loads the item, confirms the receipt with a toast, and closes itself.
 */
export function ReceiveDialog(props: ReceiveDialogProps) {
  return <ItemStepDialog step={receiveStep} {...props} />;
}

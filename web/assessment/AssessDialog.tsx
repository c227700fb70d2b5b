import { ItemStepDialog } from '../orderItem/queue/ItemStepDialog.tsx';
import { assessStep } from './assessStep.ts';

interface AssessDialogProps {
  itemId: string;
  onClose: () => void;
  /** Called once the item is assessed; the item in the cache is the new one then. */
  onDone?: () => void;
}

/**
 * Assesses one order item: mount it while it is open, for instance behind a row's menu, whose entry is disabled by
 * `reasonAgainst(item.abilities, 'ASSESS')`. It loads the item, says that it was assessed, and closes itself.
 */
export function AssessDialog(props: AssessDialogProps) {
  return <ItemStepDialog step={assessStep} {...props} />;
}

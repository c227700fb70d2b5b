import { ItemStepDialog } from '../orderItem/queue/ItemStepDialog.tsx';
import { assessStep } from './assessStep.ts';

interface AssessDialogProps {
  itemId: string;
  onClose: () => void;
  /** Called once the item is assessed; the cache then has the new version. */
  onDone?: () => void;
}

/**
 * Assesses one order item. Mount it while it is open, for instance from a row's menu, whose entry is disabled by
 * `reasonAgainst(item.abilities, 'ASSESS')`. It loads the item, confirms the assessment with a toast, and closes itself.
 */
export function AssessDialog(props: AssessDialogProps) {
  return <ItemStepDialog step={assessStep} {...props} />;
}

import History from 'lucide-react/icons/history';
import { formMessages } from './messages.ts';

interface FieldHistoryButtonProps {
  /** The label of the field. */
  label: string;
  /** Whether its history is the one that is shown. */
  pressed: boolean;
  onClick: () => void;
}

/**
 * The button beside the label of a field that shows the field's history. It appears with the pointer on the field, or the
 * focus on the button. Where nothing hovers, the history itself offers to show one field only.
 */
export function FieldHistoryButton({ label, pressed, onClick }: FieldHistoryButtonProps) {
  return (
    <button
      type="button"
      className="label-button"
      data-field-history=""
      data-tip={formMessages.historyOf(label)}
      aria-label={formMessages.historyOf(label)}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <History size={13} aria-hidden />
    </button>
  );
}

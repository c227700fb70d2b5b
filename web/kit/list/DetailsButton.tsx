import ChevronRight from 'lucide-react/icons/chevron-right';
import { rowLink } from './rows.ts';

interface DetailsButtonProps {
  label: string;
  open: boolean;
  controls: string;
  onToggle: () => void;
}

/** The button that opens and closes the details under a row; arrow keys move between these buttons. */
export function DetailsButton({ label, open, controls, onToggle }: DetailsButtonProps) {
  return (
    <button
      type="button"
      className="details-button"
      aria-label={label}
      aria-expanded={open}
      // Closed details are not in the page, so that nothing is controlled; who looks for the button needs its name.
      aria-controls={open ? controls : undefined}
      data-details={controls}
      onClick={onToggle}
      {...rowLink}
    >
      <ChevronRight size={16} aria-hidden />
    </button>
  );
}

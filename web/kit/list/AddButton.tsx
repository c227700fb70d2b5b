import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { PHONE, useMedia } from '../../base/media.ts';
import { preload } from '../../base/preload.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

/** What leads to the form of a new record. */
export interface AddNew {
  label: string;
  to: string;
  /** Why the person may not; null when they may. */
  reason: string | null;
  /** Loads the form's code ahead. */
  load: () => Promise<unknown>;
}

/** The button that leads there; on a phone only its sign. */
export function AddButton({ label, to, reason, load }: AddNew) {
  const navigate = useNavigate();
  const phone = useMedia(PHONE);
  return (
    <ActionButton
      disabledReason={reason}
      aria-label={phone ? label : undefined}
      px={phone ? '2' : undefined}
      onPointerEnter={() => preload(load)}
      onClick={() => void navigate(to)}
    >
      <Plus aria-hidden />
      {!phone && label}
    </ActionButton>
  );
}

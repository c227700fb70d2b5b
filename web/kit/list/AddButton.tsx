import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { PHONE, useMedia } from '../../base/media.ts';
import { preload } from '../../base/preload.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

/** What leads to the form of a new record: to its page, or what opens its dialog. */
export type AddNew = {
  label: string;
  /** What it is called where there is nothing yet, if that is something else. */
  labelWhenEmpty?: string;
  /** Why the person may not; null when they may. */
  reason: string | null;
} & (
  | {
      to: string;
      /** Loads the form's code ahead. */
      load: () => Promise<unknown>;
    }
  | { open: () => void }
);

/** The button that leads there; on a phone only its sign. */
export function AddButton(add: AddNew) {
  const { label, reason } = add;
  const navigate = useNavigate();
  const phone = useMedia(PHONE);
  return (
    <ActionButton
      disabledReason={reason}
      aria-label={phone ? label : undefined}
      px={phone ? '2' : undefined}
      onPointerEnter={() => 'load' in add && preload(add.load)}
      onClick={() => ('to' in add ? void navigate(add.to) : add.open())}
    >
      <Plus aria-hidden />
      {!phone && label}
    </ActionButton>
  );
}

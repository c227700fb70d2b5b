import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { PHONE, useMedia } from '../../base/media.ts';
import { acting, usePageActions } from '../../base/pageActions.ts';
import { preload } from '../../base/preload.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

/** The way to the form of a new record: a link to its page, or a function that opens its dialog. */
export type AddNew = {
  label: string;
  /** The label on an empty list, if it differs. */
  labelWhenEmpty?: string | undefined;
  /** The reason the user may not add a record; null if allowed. */
  reason: string | null;
  /** The address of the page that imports records from a file, for those who may add one. */
  importAt?: string | undefined;
} & (
  | {
      to: string;
      /** Preloads the form's code. */
      load: () => Promise<unknown>;
    }
  | { open: () => void }
);

/**
 * The button that opens the form of a new record; only its icon on a phone.
 * @param offered whether it is the page's own action, which the palette offers, too
 */
export function AddButton({ offered = false, ...add }: AddNew & { offered?: boolean }) {
  const { label, reason } = add;
  const navigate = useNavigate();
  const phone = useMedia(PHONE);
  const run = () => ('to' in add ? void navigate(add.to) : add.open());
  usePageActions(offered ? [{ name: 'add', label, reason, run }] : []);
  return (
    <ActionButton
      {...(offered && acting('add'))}
      disabledReason={reason}
      aria-label={phone ? label : undefined}
      px={phone ? '2' : undefined}
      onPointerEnter={() => 'load' in add && preload(add.load)}
      onClick={run}
    >
      <Plus aria-hidden />
      {!phone && label}
    </ActionButton>
  );
}

import { Button, CloseButton, Dialog } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { messages } from '../../base/words.ts';
import { ActionButton } from './ActionButton.tsx';
import { ModalLayer } from './ModalLayer.tsx';

interface AppDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The buttons, right-aligned under the content. */
  footer?: ReactNode;
  /** `normal` is 550 px wide; `wide`, for tables, is 860 px wide. */
  size?: 'normal' | 'wide';
  /** `alertdialog` for interrupting questions, which a click outside does not close. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/** A dialog that traps the focus and returns it to where it was before; Escape and the cross close it. */
export function AppDialog({
  title,
  open,
  onClose,
  footer,
  size = 'normal',
  role = 'dialog',
  children,
}: AppDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      role={role}
      // The library begins an interrupting question at its cross, which says nothing.
      initialFocusEl={role === 'alertdialog' ? () => firstOf(body.current) ?? firstOf(foot.current) : undefined}
      // The menu that opened the dialog may regain the focus only after the dialog has opened; that must not close it.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        if (isInDialog(event.detail.originalEvent.target)) event.preventDefault();
      }}
      closeOnInteractOutside={role === 'dialog'}
      placement="center"
      lazyMount
      unmountOnExit
    >
      <ModalLayer maxW={size === 'wide' ? '860px' : '550px'}>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body ref={body}>{children}</Dialog.Body>
        {footer && <Dialog.Footer ref={foot}>{footer}</Dialog.Footer>}
        {role === 'dialog' && <LateContent body={body} foot={foot} />}
        <Dialog.CloseTrigger asChild>
          <CloseButton size="sm" variant="ghost" aria-label={messages.close} />
        </Dialog.CloseTrigger>
      </ModalLayer>
    </Dialog.Root>
  );
}

/**
 * Moves the focus to the first thing in content that arrives once its dialog is open: until then the dialog begins at its foot,
 * or as a whole. Whoever has gone on to another button stays there.
 */
function LateContent({ body, foot }: Readonly<Record<'body' | 'foot', RefObject<HTMLElement | null>>>) {
  useEffect(() => {
    const content = body.current;
    if (!content || firstOf(content)) return;
    const observer = new MutationObserver(() => {
      const first = firstOf(content);
      if (!first) return;
      observer.disconnect();
      const start = document.activeElement;
      if (start === firstOf(foot.current) || start?.contains(content)) first.focus();
    });
    observer.observe(content, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [body, foot]);
  return null;
}

interface DialogFootProps extends ComponentProps<typeof ActionButton> {
  onClose: () => void;
}

/** The foot of a dialog that does something: Cancel, and the button for it, whose label is the content. */
export function DialogFoot({ onClose, ...action }: DialogFootProps) {
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {messages.cancel}
      </Button>
      <ActionButton {...action} />
    </>
  );
}

/**
 * Returns what can be operated first in a part of a dialog: in its foot, the answer that changes nothing; of a group of radio
 * buttons, the one that is chosen.
 */
function firstOf(part: HTMLElement | null): HTMLElement | null {
  const first = part?.querySelector<HTMLElement>('a[href], button, input, select, textarea') ?? null;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  return part?.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first;
}

/**
 * Whether an element is in a dialog, or in a toast over it. A confirmation over this dialog is not outside of it, but the
 * library registers its layer one frame after showing it: pressing Stay before that would close this dialog, which would ask
 * again.
 */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [data-toast]') !== null;

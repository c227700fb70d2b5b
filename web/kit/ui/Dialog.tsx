import { Button, CloseButton, Dialog } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
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
        <Dialog.CloseTrigger asChild>
          <CloseButton size="sm" variant="ghost" aria-label={messages.close} />
        </Dialog.CloseTrigger>
      </ModalLayer>
    </Dialog.Root>
  );
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

/** Returns what can be operated first in a part of a dialog: in its foot, the answer that changes nothing. */
const firstOf = (part: HTMLElement | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>('a[href], button, input, select, textarea') ?? null;

/**
 * Whether an element is in a dialog, or in a toast over it. A confirmation over this dialog is not outside of it, but the
 * library registers its layer one frame after showing it: pressing Stay before that would close this dialog, which would ask
 * again.
 */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [data-toast]') !== null;

import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { messages } from '../messages.ts';
import { DialogContent } from './dialogContent.ts';

interface AppDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The buttons, right-aligned under the content. */
  footer?: ReactNode;
  /** 550 px wide, or wide for tables. */
  size?: 'normal' | 'wide';
  /** `alertdialog` for questions that interrupt: a click outside then does not close it. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/** A dialog 550 px wide: focus goes in, stays in, and returns to where it came from; Escape and the cross close it. */
export function AppDialog({
  title,
  open,
  onClose,
  footer,
  size = 'normal',
  role = 'dialog',
  children,
}: AppDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      role={role}
      // A menu that opened the dialog may get its focus back only after the dialog is there: nobody meant to close it.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        if (isInDialog(event.detail.originalEvent.target)) event.preventDefault();
      }}
      closeOnInteractOutside={role === 'dialog'}
      placement="center"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} maxW={size === 'wide' ? '860px' : '550px'}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <DialogContent value={content}>{children}</DialogContent>
            </Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" aria-label={messages.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/**
 * A question over this dialog is no place outside of it. The library knows it as a layer a frame after it is shown: pressed
 * before that, its Stay would close this dialog, which asks again.
 */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;

import { Dialog, type DialogContentProps, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { DialogContent } from './dialogContent.ts';
import { ToastsInReach } from './ToastsInReach.tsx';

interface ModalLayerProps extends DialogContentProps {
  /** Whether the page shows through, darkened; not for dialogs that cover it all. */
  backdrop?: boolean;
}

/** The surface of a dialog over the page. Menus, popovers and lists that open from inside it are rendered into it. */
export function ModalLayer({ backdrop = true, children, ...props }: ModalLayerProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Portal>
      {backdrop && <Dialog.Backdrop />}
      <Dialog.Positioner>
        <Dialog.Content ref={content} {...props}>
          <DialogContent value={content}>{children}</DialogContent>
          <ToastsInReach />
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  );
}

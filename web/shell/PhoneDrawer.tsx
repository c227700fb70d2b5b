import { Drawer, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { DialogContent } from '../kit/ui/dialogContent.ts';
import { ToastsInReach } from '../kit/ui/ToastsInReach.tsx';

interface PhoneDrawerProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The side that the drawer slides in from. */
  side: 'start' | 'end';
  children: ReactNode;
}

/** A drawer over the page, for content that is next to it in wider windows. A separate module, which only phones load. */
export function PhoneDrawer({ label, open, onOpenChange, side, children }: PhoneDrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      onEscapeKeyDown={(event) => {
        // The drawer receives key events before its content does.
        if (event.target instanceof Element && event.target.closest('[data-owns-escape]')) event.preventDefault();
      }}
      placement={side}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content
            ref={content}
            aria-label={label}
            {...(side === 'start' ? { maxW: '280px', bg: 'bg.subtle' } : { w: 'min(444px, 92vw)', maxW: '92vw' })}
          >
            <DialogContent value={content}>{children}</DialogContent>
            <ToastsInReach />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

import { Drawer, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PhoneDrawerProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The side that it comes from. */
  side: 'start' | 'end';
  children: ReactNode;
}

/** What stands beside the page on wider windows, as a drawer over it. A module of its own: only phones load it. */
export function PhoneDrawer({ label, open, onOpenChange, side, children }: PhoneDrawerProps) {
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      onEscapeKeyDown={(event) => {
        // The drawer hears of a key before anything in it does.
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
            aria-label={label}
            {...(side === 'start' ? { maxW: '280px', bg: 'bg.subtle' } : { w: 'min(444px, 92vw)', maxW: '92vw' })}
          >
            {children}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

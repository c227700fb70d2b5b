import { Portal } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { DialogContent } from './dialogContent.ts';

/** The place of a menu, popover or list over the page: inside the surrounding dialog, if there is one. */
export function Layer({ children }: { children: ReactNode }) {
  const dialog = useContext(DialogContent);
  return <Portal {...(dialog && { container: dialog })}>{children}</Portal>;
}

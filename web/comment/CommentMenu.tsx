import { IconButton, Menu, Portal } from '@chakra-ui/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId, useRef, useState } from 'react';
import { commentMessages as messages } from './messages.ts';

interface CommentMenuProps {
  label: string;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** Edit and Remove of one comment. The menu itself is made when it is opened: thousands of rows each have a button. */
export function CommentMenu({ label, onEdit, onRemove }: CommentMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  /** The menu goes before what was chosen comes: closing it takes the focus, and a dialog would take that for a press outside. */
  const choose = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton
        ref={button}
        size="2xs"
        variant="ghost"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        // Also tells the focus trap of the drawer that the menu belongs to it.
        aria-controls={open ? menu : undefined}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      {open && (
        <Menu.Root
          open
          ids={{ content: menu }}
          onOpenChange={(change) => {
            if (!change.open) close();
          }}
          positioning={{ placement: 'bottom-end', getAnchorElement: () => button.current }}
        >
          <Portal>
            <Menu.Positioner>
              <Menu.Content minW="32" aria-label={label}>
                {/* The menu's own event does not come where the page was too busy to draw the highlight before; Enter clicks too. */}
                {onEdit && (
                  <Menu.Item value="edit" onClick={choose(onEdit)}>
                    {messages.edit}
                  </Menu.Item>
                )}
                {onRemove && (
                  <Menu.Item value="remove" color="fg.error" onClick={choose(onRemove)}>
                    {messages.remove}
                  </Menu.Item>
                )}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </>
  );
}

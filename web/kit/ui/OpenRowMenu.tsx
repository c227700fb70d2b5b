import { Box, Menu, Portal } from '@chakra-ui/react';
import type { RowAction } from './rowAction.ts';

interface OpenRowMenuProps {
  actions: readonly RowAction[];
  /** The element ids of its button and of the menu. */
  ids: { trigger: string; content: string };
  /** The action that is marked at first; null for none. */
  marked: string | null;
  onClose: () => void;
  /** It has faded away. */
  onGone: () => void;
}

const PARTED = { borderTopWidth: '1px', borderColor: 'border', borderTopRadius: '0', mt: '1', pt: '2' };

/** The menu of a row or a record while it is open. What cannot be done now stays in it, greyed, and says why. */
export function OpenRowMenu({ actions, ids, marked, onClose, onGone }: OpenRowMenuProps) {
  /** A dialog gives the focus back to where it was: to the button, not to a menu that is gone by then. */
  const choose = (action: () => void) => {
    document.getElementById(ids.trigger)?.focus();
    action();
  };
  return (
    <Menu.Root
      size="sm"
      ids={ids}
      defaultOpen
      {...(marked !== null && { defaultHighlightedValue: marked })}
      onOpenChange={({ open }) => !open && onClose()}
      onExitComplete={onGone}
      positioning={{ placement: 'bottom-end' }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="200px">
            {actions.map(({ id, label, reason, onSelect, icon: Icon, parted }) => (
              // Not `disabled`: keyboards then pass it by, and nobody hears the reason.
              <Menu.Item
                key={id}
                alignItems="start"
                {...(parted && PARTED)}
                value={id}
                aria-disabled={reason !== null || undefined}
                // Greyed by its colour: paler than that, the reason could not be read.
                _disabled={{ opacity: '1', color: 'fg.muted' }}
                closeOnSelect={reason === null}
                // The menu's own event does not come where the highlight was lost meanwhile; Enter clicks too.
                onClick={() => reason === null && choose(onSelect)}
              >
                {Icon && (
                  <Box as="span" color="fg.muted" pt="0.5" aria-hidden>
                    <Icon size={15} />
                  </Box>
                )}
                <Box>
                  {label}
                  {reason !== null && (
                    <Box textStyle="xs" color="fg.muted" maxW="260px">
                      {reason}
                    </Box>
                  )}
                </Box>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

import { Box, Menu } from '@chakra-ui/react';
import { Layer } from './Layer.tsx';
import type { RowAction } from './rowAction.ts';

interface OpenRowMenuProps {
  actions: readonly RowAction[];
  /** The element ids of the menu's button and of the menu. */
  ids: { trigger: string; content: string };
  /** The id of the action to highlight first; null for none. */
  marked: string | null;
  onClose: () => void;
  /** Called when the exit animation has ended. */
  onGone: () => void;
}

const PARTED = { borderTopWidth: '1px', borderColor: 'border', borderTopRadius: '0', mt: '1', pt: '2' };

/** The open menu of a row or a record. Actions that are not allowed now stay in it, grayed out, with the reason. */
export function OpenRowMenu({ actions, ids, marked, onClose, onGone }: OpenRowMenuProps) {
  /** Focuses the button first: a dialog returns the focus to its previous place, and the menu is gone by then. */
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
      <Layer>
        <Menu.Positioner>
          <Menu.Content minW="200px">
            {actions.map(({ id, label, reason, onSelect, icon: Icon, parted }) => (
              // Not `disabled`: the arrow keys would skip the item, and screen readers would not read the reason.
              <Menu.Item
                key={id}
                alignItems="start"
                {...(parted && PARTED)}
                value={id}
                aria-disabled={reason !== null || undefined}
                // Grayed out by color only: with less opacity the reason would not be readable.
                _disabled={{ opacity: '1', color: 'fg.muted' }}
                closeOnSelect={reason === null}
                // Not the menu's select event, which is lost if the highlight was lost meanwhile; Enter clicks, too.
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
      </Layer>
    </Menu.Root>
  );
}

import { Box, IconButton, Menu, Portal } from '@chakra-ui/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { messages } from '../messages.ts';
import type { RowAction } from './columns.ts';

/** What can be done with a row. What cannot be done now stays in the menu, greyed, and says why. */
export function RowMenu({ actions }: { actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu.Root size="sm" lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton size="xs" variant="ghost" aria-label={messages.list.rowActions}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="200px">
            {actions.map(({ id, label, reason, onSelect }) => (
              // Not `disabled`: keyboards then pass it by, and nobody hears the reason.
              <Menu.Item
                key={id}
                value={id}
                aria-disabled={reason !== null || undefined}
                closeOnSelect={reason === null}
                // The menu's own event does not come where the highlight was lost meanwhile; Enter clicks too.
                onClick={() => reason === null && onSelect()}
              >
                <Box opacity={reason === null ? 1 : 0.6}>
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

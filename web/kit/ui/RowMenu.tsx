import { Box, IconButton, Menu, Portal } from '@chakra-ui/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ComponentType } from 'react';
import { messages } from '../messages.ts';

/** An entry of a menu of what can be done with a row or a record. */
export interface RowAction {
  id: string;
  label: string;
  /** Why it cannot be done now; null when it can. */
  reason: string | null;
  onSelect: () => void;
  icon?: ComponentType<{ size?: number }>;
  /** It begins another part of the menu. */
  parted?: true;
}

interface RowMenuProps {
  actions: readonly RowAction[];
  /** Whether it stands in a row, or among the buttons of a record's header. */
  look?: keyof typeof LOOKS;
}

const LOOKS = {
  row: { size: 'xs', variant: 'ghost' },
  header: { variant: 'outline' },
} as const;

const PARTED = { borderTopWidth: '1px', borderColor: 'border', borderTopRadius: '0', mt: '1', pt: '2' };

/** What can be done with a row, or with a record. What cannot be done now stays in the menu, greyed, and says why. */
export function RowMenu({ actions, look = 'row' }: RowMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Menu.Root size="sm" lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton {...LOOKS[look]} aria-label={messages.list.rowActions}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
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
                closeOnSelect={reason === null}
                // The menu's own event does not come where the highlight was lost meanwhile; Enter clicks too.
                onClick={() => reason === null && onSelect()}
              >
                {Icon && (
                  <Box as="span" color="fg.muted" pt="0.5" opacity={reason === null ? 1 : 0.6} aria-hidden>
                    <Icon size={15} />
                  </Box>
                )}
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

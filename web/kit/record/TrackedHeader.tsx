import { Box } from '@chakra-ui/react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import type { AbilityAction, StatusLookFragment } from '../../generated/operations.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { AvatarUser } from '../ui/Avatars.tsx';
import { RowMenu } from '../ui/RowMenu.tsx';
import type { RowAction } from '../ui/rowAction.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { AssignedUsers } from './AssignedUsers.tsx';
import { type Ability, isAllowed, reasonAgainst } from './abilities.ts';
import { EditActions } from './EditActions.tsx';
import { recordMessages } from './messages.ts';
import { RecordHeader } from './RecordHeader.tsx';
import type { RecordEditing } from './useRecordEditing.ts';

type Dialog = 'status' | 'users';

interface TrackedHeaderProps<Which extends string> extends RecordEditing {
  title: string;
  formId: string;
  record: { status: StatusLookFragment; users: readonly AvatarUser[] | null; abilities: readonly Ability[] };
  /** The badges between the title and the status. */
  badges?: ReactNode;
  /** The ability that Edit requires; `UPDATE` by default. */
  editAction?: AbilityAction;
  /** Whether the page currently serves another task: Edit is then less prominent. */
  quiet?: boolean;
  /** Returns the other actions; `open` opens a dialog. */
  menu?: (open: (which: Dialog | Which) => void) => readonly RowAction[];
  /** Renders the dialog that changes the status, the one that assigns users, or one of the menu's. */
  dialog: (which: Dialog | Which, onClose: () => void) => ReactNode;
}

/** The header of a tracked record: status, assigned users, and actions. */
export function TrackedHeader<Which extends string = never>(props: TrackedHeaderProps<Which>) {
  const { title, formId, record, badges, quiet, menu, dialog, form, mode, editAction = 'UPDATE' } = props;
  const { status, users, abilities } = record;
  const [opened, setOpened] = useState<Dialog | Which | null>(null);
  return (
    <RecordHeader
      title={title}
      badges={
        <>
          {badges}
          <StatusBadge status={status} />
        </>
      }
      people={
        <AssignedUsers
          users={users}
          // Assigning creates a new version of the record, which would conflict with the user's own edit: not while editing.
          allowed={!mode.editing && isAllowed(abilities, 'ASSIGN_USERS')}
          onOpen={() => setOpened('users')}
        />
      }
      actions={
        <EditActions
          form={form}
          formId={formId}
          mode={mode}
          reason={reasonAgainst(abilities, editAction)}
          quiet={quiet}
        >
          {menu && <RowMenu look="header" actions={menu(setOpened)} />}
          <ActionButton
            variant="outline"
            disabledReason={reasonAgainst(abilities, 'ASSIGN_STATUS')}
            onClick={() => setOpened('status')}
          >
            <Box as="span" hideBelow="sm" display="inline-flex">
              <RefreshCw aria-hidden />
            </Box>
            {recordMessages.changeStatus}
          </ActionButton>
        </EditActions>
      }
      footed
    >
      {opened && dialog(opened, () => setOpened(null))}
    </RecordHeader>
  );
}

import { Box, IconButton } from '@chakra-ui/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { PHONE, useMedia } from '../base/media.ts';
import { acting, type PageActionName, usePageActions } from '../base/pageActions.ts';
import type { AbilityAction, StatusLookFragment } from '../generated/operations.ts';
import { printMessages } from '../kit/print/messages.ts';
import { printPage } from '../kit/print/printing.ts';
import { type Ability, reasonAgainst } from '../kit/record/abilities.ts';
import { EditActions } from '../kit/record/EditActions.tsx';
import { recordMessages } from '../kit/record/messages.ts';
import { RecordHeader } from '../kit/record/RecordHeader.tsx';
import type { RecordEditing } from '../kit/record/useRecordEditing.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import type { AvatarUser } from '../kit/ui/Avatars.tsx';
import { PageActionButton } from '../kit/ui/PageActionButton.tsx';
import { RowMenu } from '../kit/ui/RowMenu.tsx';
import type { RowAction } from '../kit/ui/rowAction.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { AssignedUsers } from './AssignedUsers.tsx';

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
  /** What the menu of the other actions is called; rows of the page have menus, too. */
  menuLabel?: string;
  /** Returns the other actions; `open` opens a dialog. */
  menu?: (open: (which: Dialog | Which) => void) => readonly RowAction<PageActionName>[];
  /** The action that the record waits for, by its id in the menu: on a phone its button takes the place of Edit. */
  next?: PageActionName | null;
  /** Renders the dialog that changes the status, the one that assigns users, or one of the menu's. */
  dialog: (which: Dialog | Which, onClose: () => void) => ReactNode;
}

const printing: RowAction<PageActionName> = {
  id: 'print',
  label: printMessages.print,
  reason: null,
  icon: Printer,
  onSelect: printPage,
};

/** The header of a tracked record: status, assigned users, and actions. */
export function TrackedHeader<Which extends string = never>(props: TrackedHeaderProps<Which>) {
  const { title, formId, record, badges, quiet, menu, menuLabel, next = null, dialog, form, mode } = props;
  const { editAction = 'UPDATE' } = props;
  const { status, users, abilities } = record;
  const [opened, setOpened] = useState<Dialog | Which | null>(null);
  const phone = useMedia(PHONE);
  const actions = [...(menu?.(setOpened) ?? []), printing];
  const awaited = phone ? actions.find(({ id }) => id === next) : undefined;
  const edit: RowAction<PageActionName> = {
    id: 'edit',
    label: recordMessages.edit,
    reason: reasonAgainst(abilities, editAction),
    icon: Pencil,
    onSelect: () => mode.setEditing(true),
  };
  const inMenu = awaited ? [edit, ...actions.filter((action) => action !== awaited)] : actions;
  const assignUsers: RowAction<PageActionName> = {
    id: 'users',
    label: recordMessages.assignUsers,
    reason: reasonAgainst(abilities, 'ASSIGN_USERS'),
    onSelect: () => setOpened('users'),
  };
  // Not while editing: what they do creates a new version of the record, which would conflict with the user's own edit.
  const listed = awaited ? [edit, ...actions] : actions;
  const offered = mode.editing ? [] : users ? [assignUsers, ...listed] : listed;
  usePageActions(offered.map(({ id, label, reason, onSelect }) => ({ name: id, label, reason, run: onSelect })));
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
          allowed={!mode.editing && assignUsers.reason === null}
          onOpen={assignUsers.onSelect}
        />
      }
      actions={
        <EditActions
          form={form}
          formId={formId}
          mode={mode}
          reason={edit.reason}
          quiet={quiet}
          instead={
            awaited && (
              <ActionButton {...acting(awaited.id)} disabledReason={awaited.reason} onClick={awaited.onSelect}>
                {awaited.label}
              </ActionButton>
            )
          }
        >
          {menu && (
            <RowMenu
              actions={inMenu}
              {...(menuLabel && { label: menuLabel })}
              button={(trigger) => (
                <IconButton variant="outline" {...acting(...inMenu.map(({ id }) => id))} {...trigger}>
                  <Ellipsis aria-hidden />
                </IconButton>
              )}
            />
          )}
          <PageActionButton
            action={{
              name: 'status',
              label: recordMessages.changeStatus,
              reason: reasonAgainst(abilities, 'ASSIGN_STATUS'),
              run: () => setOpened('status'),
            }}
            variant="outline"
          >
            <Box as="span" hideBelow="sm" display="inline-flex">
              <RefreshCw aria-hidden />
            </Box>
            {recordMessages.changeStatus}
          </PageActionButton>
        </EditActions>
      }
      footed
    >
      {opened && dialog(opened, () => setOpened(null))}
    </RecordHeader>
  );
}

import { Box, Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import type { PurchaseOrderHeaderFragment } from '../generated/operations.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { messages } from '../kit/messages.ts';
import { refusalOf } from '../kit/record/abilities.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { RecordHeader, TitleBadge } from '../kit/record/RecordHeader.tsx';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AvatarStack } from '../kit/ui/Avatars.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { Tip } from '../kit/ui/Tip.tsx';
import { PurchaseOrderStatusDialog, PurchaseOrderUsersDialog } from './PurchaseOrderDialogs.tsx';

interface PurchaseOrderHeaderProps {
  order: PurchaseOrderHeaderFragment;
  programId: string;
  editing: boolean;
  /** The id of the form that Save submits. */
  formId: string;
  saving: boolean;
  saveDisabledReason: string | null;
  onEdit: () => void;
  onCancel: () => void;
}

/** What the order is called, where it stands, who looks after it, and what can be done with it. */
export function PurchaseOrderHeader(props: PurchaseOrderHeaderProps) {
  const { order, editing, formId, onEdit, onCancel } = props;
  const editButton = useReturnFocus(editing);
  const [dialog, setDialog] = useState<'status' | 'users' | null>(null);
  return (
    <RecordHeader
      title={order.orderNumber}
      badges={
        <>
          {order.external && <TitleBadge>{recordMessages.external}</TitleBadge>}
          <StatusBadge status={order.status} />
        </>
      }
      actions={
        <>
          <AssignedUsers order={order} editing={editing} onOpen={() => setDialog('users')} />
          {editing ? (
            <>
              <Button variant="outline" onClick={onCancel}>
                {messages.cancel}
              </Button>
              <ActionButton
                type="submit"
                form={formId}
                loading={props.saving}
                disabledReason={props.saveDisabledReason}
              >
                {messages.save}
              </ActionButton>
            </>
          ) : (
            <>
              <ActionButton
                variant="outline"
                disabledReason={refusalOf(order.abilities, 'assign_status')}
                onClick={() => setDialog('status')}
              >
                <Box as="span" hideBelow="sm" display="inline-flex">
                  <RefreshCw aria-hidden />
                </Box>
                {recordMessages.changeStatus}
              </ActionButton>
              <ActionButton ref={editButton} disabledReason={refusalOf(order.abilities, 'update')} onClick={onEdit}>
                <Box as="span" hideBelow="sm" display="inline-flex">
                  <Pencil aria-hidden />
                </Box>
                {recordMessages.edit}
              </ActionButton>
            </>
          )}
        </>
      }
    >
      {dialog === 'status' && <PurchaseOrderStatusDialog order={order} onClose={() => setDialog(null)} />}
      {dialog === 'users' && (
        <PurchaseOrderUsersDialog order={order} programId={props.programId} onClose={() => setDialog(null)} />
      )}
    </RecordHeader>
  );
}

interface AssignedUsersProps {
  order: PurchaseOrderHeaderFragment;
  /** Assigning makes a new version of the record, under the hands of whoever edits it: not meanwhile. */
  editing: boolean;
  onOpen: () => void;
}

function AssignedUsers({ order, editing, onOpen }: AssignedUsersProps) {
  const refusal = refusalOf(order.abilities, 'assign_users');
  const faces = <AvatarStack users={order.users} size={26} />;
  // Who is not known cannot be kept in the list that assigning sends.
  if (refusal !== null || editing || !order.users) return faces;
  return (
    <Tip text={recordMessages.assignUsers}>
      <chakra.button
        type="button"
        onClick={onOpen}
        borderRadius="l2"
        px="1.5"
        h="34px"
        textStyle="sm"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
        focusVisibleRing="outside"
      >
        <VisuallyHidden>{recordMessages.assignUsers}</VisuallyHidden>
        {faces}
      </chakra.button>
    </Tip>
  );
}

import { useAssignShipmentUsersMutation, useSendShipmentForReviewMutation } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { AssignProgramUsersDialog } from '../user/AssignProgramUsersDialog.tsx';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { shipmentMessages as messages } from './messages.ts';
import { PackageDialog } from './packages/PackageDialog.tsx';
import { ShipmentPaper } from './ShipmentPaper.tsx';
import { ShipmentStatusDialog } from './ShipmentStatusDialog.tsx';
import type { ShipmentDialog } from './shipmentActions.ts';
import type { ShipmentDialogProps } from './shipmentDialog.ts';

/** The dialog of an action on a shipment. */
export function ShipmentDialogs({ kind, ...props }: ShipmentDialogProps & { kind: ShipmentDialog }) {
  switch (kind) {
    case 'status':
      return <ShipmentStatusDialog {...props} />;
    case 'users':
      return <UsersDialog {...props} />;
    case 'packages':
      return <PackageDialog id={props.shipment.id} onDone={props.onDone} onClose={props.onClose} />;
    case 'approvals':
      return <ApprovalDialog {...props} />;
    case 'review':
      return <ReviewDialog {...props} />;
    default:
      return <ShipmentPaper shipment={props.shipment} kind={kind} onClose={props.onClose} />;
  }
}

function UsersDialog({ shipment: { id, users }, programId, onDone, onClose }: ShipmentDialogProps) {
  const [assignUsers] = useAssignShipmentUsersMutation();
  return (
    <AssignProgramUsersDialog
      programId={programId}
      assigned={users ?? []}
      assign={async (userIds, context) => {
        const { data } = await assignUsers({ variables: { id, input: { userIds } }, context });
        const rejections = rejectionsOf(data?.assignShipmentUsers);
        if (rejections.length === 0) onDone?.();
        return rejections;
      }}
      onClose={onClose}
    />
  );
}

/** Asks for confirmation before an invoice is sent for review: it cannot be edited until it is reviewed. */
function ReviewDialog({ shipment: { id, invoiceNumber }, onDone, onClose }: ShipmentDialogProps) {
  const [send] = useSendShipmentForReviewMutation();
  return (
    <ConfirmWrite
      title={messages.sendForReview}
      label={messages.send}
      note={null}
      send={async (context) => {
        const { data } = await send({ variables: { id }, context });
        return rejectionsOf(data?.sendShipmentForReview);
      }}
      done={messages.sent}
      {...(onDone && { onDone })}
      onClose={onClose}
    >
      {messages.sendQuestion(invoiceNumber)}
    </ConfirmWrite>
  );
}

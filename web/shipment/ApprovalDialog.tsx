import { Box, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { formatDate } from '../base/format.ts';
import { messages as kitMessages } from '../base/words.ts';
import { useProgramOf } from '../client/session.ts';
import {
  type ApprovalFieldsFragment,
  useSetShipmentApprovalsMutation,
  useShipmentApprovalsQuery,
} from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { type Outcome, outcomeOf } from '../kit/form/outcome.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines } from '../kit/form/rejections.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { uiMessages } from '../kit/ui/messages.ts';
import { toast } from '../kit/ui/toaster.ts';
import { ApprovalNotes } from './ApprovalNotes.tsx';
import { approvalFormOf } from './approvalForm.ts';
import { approvalsOf, approves } from './approvals.ts';
import { ContentChanges } from './ContentChanges.tsx';
import { shipmentMessages as messages } from './messages.ts';
import type { ShipmentDialogProps } from './shipmentDialog.ts';

type ApprovalDialogProps = Pick<ShipmentDialogProps, 'shipment' | 'programId' | 'onDone' | 'onClose'>;

/**
 * The dialog that sets the five approval dates of a shipment. It sends the content that was seen with them; if that is
 * another by now, nothing is saved and the user sees what changed.
 */
export function ApprovalDialog(props: ApprovalDialogProps) {
  const { id } = props.shipment;
  const { data, error, refetch } = useShipmentApprovalsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data?.shipment) return <Dates {...props} stored={data.shipment} />;
  if (!error) return null;
  return (
    <AppDialog title={messages.setApprovals} open onClose={props.onClose}>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </AppDialog>
  );
}

function Dates({
  shipment,
  programId,
  stored,
  onDone,
  onClose,
}: ApprovalDialogProps & { stored: ApprovalFieldsFragment }) {
  const [set] = useSetShipmentApprovalsMutation();
  const program = useProgramOf()({ program: { id: programId } })?.name ?? messages.anyProgram;
  const content = useSeenContent(stored);
  const required = stored.program?.requiredApprovals;
  const declared = useMemo(() => approvalFormOf(program, required), [program, required]);
  const blocked = reasonAgainst(shipment.abilities, 'SET_APPROVAL');
  // What blocks all dates is said once, by the form.
  const notByUser = blocked ? null : reasonAgainst(shipment.abilities, 'APPROVE');
  const form = useEditForm({
    form: declared,
    name: `shipment/${shipment.id}/approvals`,
    record: stored,
    editing: true,
    blockedReason: blocked,
    scope: 'page',
    async save(dates, context): Promise<Outcome<ApprovalFieldsFragment>> {
      try {
        const input = { ...dates, ...(content.seen !== null && { contentVersion: content.seen }) };
        const { data } = await set({ variables: { id: shipment.id, input }, context });
        const answer = data?.setShipmentApprovals;
        const now = answer?.current?.givenApprovals?.contentVersion ?? null;
        if (answer && now !== null && now !== content.seen) {
          // The dialog stays, keeps the dates, and shows what changed.
          return { kind: 'rejected', rejections: [] };
        }
        const outcome = outcomeOf(answer, answer?.shipment);
        if (outcome.kind === 'rejected') fail(errorLines(outcome.rejections).join('. '));
        return outcome;
      } catch (error) {
        fail(problemOf(error)?.message ?? kitMessages.errorOccurred);
        throw error;
      }
    },
    onSaved() {
      toast.success(messages.approvalsSaved);
      onDone?.();
      onClose();
    },
  });
  /** Reports a failure outside the dialog and closes it; the typed dates are restored when it is opened again. */
  const fail = (why: string) => {
    toast.error(why);
    onClose();
  };
  const none = Object.values(form.values).every((date) => !date);
  return (
    <FormDialog
      title={messages.setApprovals}
      form={form}
      onClose={onClose}
      reason={none ? uiMessages.missing(messages.oneApproval) : content.changed ? messages.lookFirst : null}
    >
      <Text color="fg.muted" mb="2">
        {messages.willAffect(shipment.invoiceNumber)}
      </Text>
      {content.changed && (
        <ContentChanges shipmentId={shipment.id} since={content.position} onSeen={content.markSeen} />
      )}
      {notByUser && (
        <Text color="fg.warning" mb="2">
          {notByUser}
        </Text>
      )}
      <ApprovalNotes given={stored.givenApprovals} program={program} />
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4">
        {approvalsOf(stored.approvals, program).steps.map(({ name, date, lapsed }) => (
          <FormField
            key={name}
            name={name}
            disabledReason={approves(name) ? notByUser : null}
            warning={date && lapsed ? messages.givenOn(formatDate(date)) : null}
          />
        ))}
      </Box>
    </FormDialog>
  );
}

/** Keeps which content the user has seen; `changed` while the shipment has another. */
function useSeenContent({ givenApprovals }: ApprovalFieldsFragment) {
  const [seen, setSeen] = useState(givenApprovals);
  const changed = seen != null && givenApprovals != null && seen.contentVersion !== givenApprovals.contentVersion;
  return {
    seen: seen?.contentVersion ?? null,
    position: seen?.position ?? '0',
    changed,
    markSeen: () => setSeen(givenApprovals),
  };
}

import { Box, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useProgramOf } from '../app/session.ts';
import {
  type ApprovalFieldsFragment,
  useSetShipmentApprovalsMutation,
  useShipmentApprovalsQuery,
} from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { toast } from '../kit/feedback/toaster.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { type Outcome, outcomeOf } from '../kit/form/outcome.ts';
import { problemOf } from '../kit/form/problem.ts';
import { errorLines } from '../kit/form/rejections.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { messages as kitMessages } from '../kit/messages.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { approvalFormOf } from './approvalForm.ts';
import { shipmentMessages as messages } from './messages.ts';
import type { ShipmentDialogProps } from './shipmentDialog.ts';

type ApprovalDialogProps = Pick<ShipmentDialogProps, 'shipment' | 'programId' | 'onDone' | 'onClose'>;

/** The dialog that sets the five approval dates of a shipment. */
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
  const declared = useMemo(() => approvalFormOf(program), [program]);
  const form = useEditForm({
    form: declared,
    name: `shipment/${shipment.id}/approvals`,
    record: stored,
    editing: true,
    blockedReason: reasonAgainst(shipment.abilities, 'SET_APPROVAL'),
    scope: 'page',
    async save(input, context): Promise<Outcome<ApprovalFieldsFragment>> {
      try {
        const { data } = await set({ variables: { id: shipment.id, input }, context });
        const outcome = outcomeOf(data?.setShipmentApprovals, data?.setShipmentApprovals?.shipment);
        if (outcome.kind === 'rejected') fail(errorLines(outcome.rejections).join(' '));
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
      reason={none ? messages.approvalNeeded : null}
    >
      <Text color="fg.muted" mb="2">
        {messages.willAffect(shipment.invoiceNumber)}
      </Text>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4">
        {declared.paths.map((name) => (
          <FormField key={name} name={name} />
        ))}
      </Box>
    </FormDialog>
  );
}

import type { ShipmentApprovalDatesFragment } from '../generated/operations.ts';
import { Tip } from '../kit/ui/Tip.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { approvalsOf } from './approvals.ts';
import { shipmentMessages as messages } from './messages.ts';

interface ApprovalCountProps {
  approvals: ShipmentApprovalDatesFragment;
  /** The name of the shipment's program. */
  program: string;
}

/** The number of approvals given, out of five; a tooltip names the missing ones. */
export function ApprovalCount({ approvals, program }: ApprovalCountProps) {
  const { all, given, missing, lapsed } = approvalsOf(approvals, program);
  return (
    <Tip text={given < all ? messages.approvalsMissing(missing, lapsed) : null}>
      <Truncated>{messages.approvalsGiven(given, all)}</Truncated>
    </Tip>
  );
}

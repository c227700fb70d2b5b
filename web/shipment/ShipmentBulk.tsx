import { useApolloClient } from '@apollo/client/react';
import {
  ShipmentCountDocument,
  type ShipmentListInput,
  type ShipmentRowFragment,
  ShipmentStatusReasonsDocument,
  type StatusChoiceFragment,
} from '../generated/operations.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { AllStatusDialog } from '../tracked/AllStatusDialog.tsx';
import { BulkStatusDialog } from '../tracked/BulkStatusDialog.tsx';
import { amongStatuses } from '../tracked/statusOffers.ts';
import { useStatusReasons } from '../tracked/useStatusReasons.ts';
import { AssignProgramUsersToAllDialog } from '../user/AssignProgramUsersToAllDialog.tsx';
import { AssignProgramUsersToManyDialog } from '../user/AssignProgramUsersToManyDialog.tsx';
import { deliveryMessages } from './delivery/messages.ts';

interface ShipmentBulkProps {
  programId: string;
  kind: 'status' | 'users';
  /** The list that is shown, and how many records match it. */
  list: ShipmentListInput;
  count: number;
  selection: Pick<Selection<ShipmentRowFragment>, 'rows' | 'all' | 'clear' | 'release'>;
  onClose: () => void;
}

/** The dialogs that change many or all shipments at once. Changed shipments are deselected. */
export function ShipmentBulk({ programId, kind, list, count, selection, onClose }: ShipmentBulkProps) {
  const records = selection.rows.map(({ invoiceNumber, ...shipment }) => ({ ...shipment, label: invoiceNumber }));
  const loadReasons = useStatusReasons(ShipmentStatusReasonsDocument, records[0]?.id ?? '', ({ shipment }) => shipment);
  const client = useApolloClient();
  const countIn = async (statuses: readonly string[]) => {
    const { search, filter } = list;
    const variables = { programId, search, filter: amongStatuses(filter, statuses) };
    const { data } = await client.query({ query: ShipmentCountDocument, variables, fetchPolicy: 'network-only' });
    return data?.shipments.meta.count ?? 0;
  };
  if (records.length === 0) return null;
  if (selection.all) {
    const all = { list: { shipments: list }, count, onStarted: selection.clear, onClose };
    if (kind === 'users') return <AssignProgramUsersToAllDialog {...all} programId={programId} />;
    return <AllStatusDialog {...all} type="SHIPMENT" loadReasons={loadReasons} countIn={countIn} noteOf={noteOf} />;
  }
  const props = { type: 'SHIPMENT' as const, records, onDone: selection.release, onClose };
  if (kind === 'status') return <BulkStatusDialog {...props} loadReasons={loadReasons} noteOf={noteOf} />;
  return <AssignProgramUsersToManyDialog {...props} programId={programId} />;
}

const noteOf = ({ recordsDelivery }: StatusChoiceFragment) => (recordsDelivery ? deliveryMessages.bulkNote : null);

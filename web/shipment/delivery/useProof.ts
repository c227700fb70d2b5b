import { useShipmentProofQuery } from '../../generated/operations.ts';
import { useRecordChanges } from '../../kit/record/useRecordChanges.ts';

/** Returns how many proofs of a shipment's delivery are attached: undefined while it loads, null if documents are hidden. */
export function useProof(shipmentId: string, programId: string) {
  const { data, refetch } = useShipmentProofQuery({
    variables: { id: shipmentId, types: ['proof_of_delivery'] },
    fetchPolicy: 'cache-and-network',
  });
  useRecordChanges({
    programId,
    always: true,
    concerns: ({ type }) => type === 'DOCUMENT',
    onChange: () => void refetch(),
  });
  const count = data && (data.shipment?.documents?.meta.count ?? null);
  return { count, refetch };
}

import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate } from '../../base/format.ts';
import type { ShipmentDeliveryFragment } from '../../generated/operations.ts';
import { type Ability, isAllowed } from '../../kit/record/abilities.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { deliveryMessages as messages } from './messages.ts';
import { useProof } from './useProof.ts';

interface DeliveryLineProps {
  shipment: ShipmentDeliveryFragment & { abilities: readonly Ability[] };
  programId: string;
}

/** What is recorded of the delivery of a shipment, on one line. Nothing is shown of a shipment that has not arrived. */
export function DeliveryLine({ shipment, programId }: DeliveryLineProps) {
  const { abilities, deliveredDate, receivedBy, deliveredPackages } = shipment;
  const mayEdit = isAllowed(abilities, 'SET_DELIVERY');
  const isRecorded = deliveredDate !== null || receivedBy !== null || deliveredPackages !== null;
  return mayEdit || isRecorded ? <Line shipment={shipment} programId={programId} mayEdit={mayEdit} /> : null;
}

function Line({ shipment, programId, mayEdit }: DeliveryLineProps & { mayEdit: boolean }) {
  const [editing, setEditing] = useState(false);
  const { count } = useProof(shipment.id, programId);
  const { packageQuantity, deliveredPackages } = shipment;
  const differs = packageQuantity !== null && deliveredPackages !== null && packageQuantity !== deliveredPackages;
  const parts = partsOf(shipment, count);
  return (
    <Flex as="section" aria-label={messages.title} mt="5" gap="3" align="center" justify="space-between">
      <Text fontWeight="medium" overflowWrap="anywhere" color={differs ? 'fg.warning' : undefined}>
        {parts.join(' · ')}
      </Text>
      {mayEdit && (
        <ActionButton variant="outline" flexShrink="0" disabledReason={null} onClick={() => setEditing(true)}>
          {messages.edit}
        </ActionButton>
      )}
      {editing && <DeliveryDialog shipment={shipment} programId={programId} onClose={() => setEditing(false)} />}
    </Flex>
  );
}

/** @param proofs how many proofs are attached: undefined while unknown, null if the user may not see documents */
function partsOf(shipment: ShipmentDeliveryFragment, proofs: number | null | undefined): string[] {
  const { deliveredDate, receivedBy, deliveredPackages, packageQuantity } = shipment;
  return [
    deliveredDate === null ? messages.noDate : messages.deliveredOn(formatDate(deliveredDate)),
    ...(receivedBy === null ? [] : [messages.receivedByWhom(receivedBy)]),
    ...(deliveredPackages === null ? [] : [messages.packagesOf(deliveredPackages, packageQuantity)]),
    ...(proofs === null || proofs === undefined ? [] : [proofs > 0 ? messages.proof : messages.noProof]),
  ];
}

import { HStack, Text } from '@chakra-ui/react';
import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import { usePermissions } from '../../client/session.ts';
import { DocumentDialog } from '../../document/DocumentDialog.tsx';
import { useUpload } from '../../kit/file/upload.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { deliveryMessages as messages } from './messages.ts';
import { useProof } from './useProof.ts';

/** Says whether a proof of delivery is attached, and attaches one. Nothing is shown to whom documents are hidden. */
export function ProofOfDelivery({ shipmentId, programId }: { shipmentId: string; programId: string }) {
  const { write } = usePermissions().documents;
  const { count, refetch } = useProof(shipmentId, programId);
  const [attaching, setAttaching] = useState(false);
  const uploads = useUpload();
  if (count === null) return null;
  return (
    <HStack gap="3" mt="2" wrap="wrap" role="group" aria-label={messages.proofTitle}>
      <Text fontWeight="medium">{messages.proofTitle}</Text>
      <Text role="status" color="fg.muted">
        {count === undefined ? '' : count > 0 ? messages.proofs(count) : messages.noProofs}
      </Text>
      {write && (
        <ActionButton size="sm" variant="outline" disabledReason={null} onClick={() => setAttaching(true)}>
          <Paperclip aria-hidden />
          {messages.attach}
        </ActionButton>
      )}
      {attaching && (
        <DocumentDialog
          parent={{ type: 'SHIPMENT', id: shipmentId }}
          document={null}
          type="proof_of_delivery"
          files={[]}
          uploads={uploads}
          onClose={() => setAttaching(false)}
          onStored={() => void refetch()}
          onSaved={() => {
            setAttaching(false);
            void refetch();
          }}
        />
      )}
    </HStack>
  );
}

import { Box } from '@chakra-ui/react';
import { FormField } from '../../kit/form/FormField.tsx';
import { FormHint } from '../../kit/form/FormHint.tsx';
import { useText } from '../../kit/form/formContext.ts';
import { packagesGap } from './deliveryForm.ts';
import { deliveryMessages as messages } from './messages.ts';
import { ProofOfDelivery } from './ProofOfDelivery.tsx';

interface DeliveryFieldsProps {
  shipmentId: string;
  programId: string;
  /** How many packages were sent; null if unknown. */
  sent: number | null;
}

/** The fields of a delivery, and its proof, which is a document. */
export function DeliveryFields({ shipmentId, programId, sent }: DeliveryFieldsProps) {
  const typed = useText('deliveredPackages');
  const gap = packagesGap(sent, typed);
  return (
    <>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4">
        <FormField name="deliveredDate" />
        <Box>
          <FormField name="deliveredPackages" warning={gap} />
          {sent !== null && gap === null && <FormHint>{messages.sent(sent)}</FormHint>}
        </Box>
        <FormField name="receivedBy" wide />
      </Box>
      <ProofOfDelivery shipmentId={shipmentId} programId={programId} />
    </>
  );
}

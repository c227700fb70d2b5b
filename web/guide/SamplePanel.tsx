import { Alert, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { usePermissions } from '../client/session.ts';
import { guideMessages } from './messages.ts';
import { SampleRemovalDialog } from './SampleRemovalDialog.tsx';

const messages = guideMessages.sample;

/** Says on the overview of the sample program what it is; who may remove it can do so here. */
export function SamplePanel() {
  const navigate = useNavigate();
  const { programs } = usePermissions();
  const [removing, setRemoving] = useState(false);
  return (
    <Alert.Root status="info" size="sm" mb="3" alignItems="center">
      <Alert.Indicator />
      <Flex flex="1" gap="3" wrap="wrap" align="center" justify="space-between">
        <Alert.Title>{messages.everything}</Alert.Title>
        {programs.create && (
          <Button variant="outline" onClick={() => setRemoving(true)}>
            {messages.remove}
          </Button>
        )}
      </Flex>
      {removing && (
        <SampleRemovalDialog onRemoved={() => void navigate(addresses.home)} onClose={() => setRemoving(false)} />
      )}
    </Alert.Root>
  );
}

import { Alert, Button } from '@chakra-ui/react';
import { useShipmentChangesSinceQuery } from '../generated/operations.ts';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { shipmentMessages as messages } from './messages.ts';

interface ContentChangesProps {
  shipmentId: string;
  /** The place in the history at which the user saw the shipment. */
  since: string;
  onSeen: () => void;
}

/** What changed in a shipment since the user saw it, which has to be looked at before it is approved. */
export function ContentChanges({ shipmentId, since, onSeen }: ContentChangesProps) {
  const { data, loading, error, refetch } = useShipmentChangesSinceQuery({
    variables: { id: shipmentId, since },
    fetchPolicy: 'network-only',
  });
  const changes = data?.shipment?.givenApprovals?.changedSince.map(({ message }) => message) ?? [];
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // A change whose time cannot be told is still one.
  const lines = changes.length > 0 ? changes : loading ? [] : [messages.changedUnknown];
  return (
    <Alert.Root status="warning" role="alert" tabIndex={-1} my="3">
      <Alert.Indicator />
      <Alert.Content overflowWrap="anywhere">
        <Alert.Title>{messages.changedWhileOpen}</Alert.Title>
        {lines.map((line) => (
          <Alert.Description key={line}>{line}</Alert.Description>
        ))}
        <Button mt="2" size="sm" alignSelf="flex-start" variant="outline" disabled={loading} onClick={onSeen}>
          {messages.seenChanges}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}

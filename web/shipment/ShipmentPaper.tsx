import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { ShipmentPdfDocument, type ShipmentPdfKind } from '../generated/operations.ts';
import { PaperDialog } from '../kit/file/PaperDialog.tsx';
import { shipmentMessages } from './messages.ts';

interface ShipmentPaperProps {
  shipment: { id: string };
  kind: ShipmentPdfKind;
  /** A revision of issued papers; by default the newest. */
  revision?: number;
  /** Whether to print a draft of what the shipment is now, although papers are issued. */
  draft?: boolean;
  onClose: () => void;
}

/** Downloads a paper of a shipment. */
export function ShipmentPaper({ shipment: { id }, kind, revision, draft = false, onClose }: ShipmentPaperProps) {
  const client = useApolloClient();
  const find = useCallback(async () => {
    const variables = { id, kind, draft, revision: revision ?? null };
    const { data } = await client.query({ query: ShipmentPdfDocument, variables, fetchPolicy: 'network-only' });
    return data?.shipmentPdf ?? null;
  }, [client, id, kind, draft, revision]);
  return (
    <PaperDialog
      title={shipmentMessages.papers[kind]}
      downloaded={shipmentMessages.downloaded[kind]}
      notFound={shipmentMessages.notFound}
      find={find}
      onClose={onClose}
    />
  );
}

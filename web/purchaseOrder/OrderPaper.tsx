import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { PurchaseOrderPdfDocument } from '../generated/operations.ts';
import { PaperDialog } from '../kit/file/PaperDialog.tsx';
import { orderMessages as messages } from './messages.ts';

/** Downloads a purchase order as a PDF. */
export function OrderPaper({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useApolloClient();
  const find = useCallback(async () => {
    const variables = { id };
    const { data } = await client.query({ query: PurchaseOrderPdfDocument, variables, fetchPolicy: 'network-only' });
    return data?.purchaseOrderPdf ?? null;
  }, [client, id]);
  return (
    <PaperDialog
      title={messages.downloadPdf}
      downloaded={messages.downloadedPdf}
      notFound={messages.notFound}
      find={find}
      onClose={onClose}
    />
  );
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Language } from '../generated/languages.ts';
import { PurchaseOrderPdfDocument } from '../generated/operations.ts';
import { PaperDialog } from '../kit/file/PaperDialog.tsx';
import { addressIn, PaperInLanguage } from '../kit/file/PaperInLanguage.tsx';
import { orderMessages as messages } from './messages.ts';

interface OrderPaperProps {
  id: string;
  onClose: () => void;
}

/** Downloads a purchase order as a PDF, in the language of its vendor. */
export const OrderPaper = ({ id, onClose }: OrderPaperProps) => (
  <PaperInLanguage title={messages.downloadPdf} onClose={onClose}>
    {(language) => <OrderPaperIn language={language} id={id} onClose={onClose} />}
  </PaperInLanguage>
);

function OrderPaperIn({ id, language, onClose }: OrderPaperProps & { language: Language }) {
  const client = useApolloClient();
  const find = useCallback(async () => {
    const variables = { id };
    const { data } = await client.query({ query: PurchaseOrderPdfDocument, variables, fetchPolicy: 'network-only' });
    const paper = data?.purchaseOrderPdf;
    return paper ? { ...paper, url: addressIn(language, paper.url) } : null;
  }, [client, id, language]);
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

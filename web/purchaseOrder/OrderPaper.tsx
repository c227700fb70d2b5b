import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import type { Language } from '../generated/languages.ts';
import { PurchaseOrderPdfDocument } from '../generated/operations.ts';
import { PaperDialog } from '../kit/file/PaperDialog.tsx';
import { PaperLanguageDialog } from '../kit/file/PaperLanguageDialog.tsx';
import { orderMessages as messages } from './messages.ts';

interface OrderPaperProps {
  id: string;
  onClose: () => void;
}

/** Downloads a purchase order as a PDF, in the language of its vendor. */
export function OrderPaper({ id, onClose }: OrderPaperProps) {
  const [language, setLanguage] = useState<Language | null>(null);
  if (!language) return <PaperLanguageDialog title={messages.downloadPdf} onChoose={setLanguage} onClose={onClose} />;
  return <OrderPaperIn language={language} id={id} onClose={onClose} />;
}

function OrderPaperIn({ id, language, onClose }: OrderPaperProps & { language: Language }) {
  const client = useApolloClient();
  const find = useCallback(async () => {
    const variables = { id };
    const { data } = await client.query({ query: PurchaseOrderPdfDocument, variables, fetchPolicy: 'network-only' });
    const paper = data?.purchaseOrderPdf;
    return paper ? { ...paper, url: `${paper.url}?language=${language}` } : null;
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

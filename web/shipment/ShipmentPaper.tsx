import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Language } from '../generated/languages.ts';
import { ShipmentPdfDocument, type ShipmentPdfKind } from '../generated/operations.ts';
import { PaperDialog } from '../kit/file/PaperDialog.tsx';
import { addressIn, PaperInLanguage } from '../kit/file/PaperInLanguage.tsx';
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

/** Downloads a paper of a shipment, in the language of whoever reads it: customs mostly want English. */
export const ShipmentPaper = (props: ShipmentPaperProps) => (
  <PaperInLanguage title={shipmentMessages.papers[props.kind]} onClose={props.onClose}>
    {(language) => <ShipmentPaperIn language={language} {...props} />}
  </PaperInLanguage>
);

function ShipmentPaperIn({
  shipment: { id },
  kind,
  revision,
  draft = false,
  language,
  onClose,
}: ShipmentPaperProps & { language: Language }) {
  const client = useApolloClient();
  const find = useCallback(async () => {
    const variables = { id, kind, draft, revision: revision ?? null };
    const { data } = await client.query({ query: ShipmentPdfDocument, variables, fetchPolicy: 'network-only' });
    const paper = data?.shipmentPdf;
    return paper ? { ...paper, url: addressIn(language, paper.url) } : null;
  }, [client, id, kind, draft, revision, language]);
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

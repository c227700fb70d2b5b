import { Box, Button, chakra, Spinner } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages as kitMessages } from '../base/words.ts';
import { useDownload } from '../kit/file/download.ts';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { documentMessages as messages } from './messages.ts';

interface DocumentPreviewProps {
  name: string;
  url: string;
  kind: 'picture' | 'pdf';
  onClose: () => void;
}

/** Shows an image or a PDF over the page, with a download link. */
export function DocumentPreview({ name, url, kind, onClose }: DocumentPreviewProps) {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  return (
    <AppDialog
      title={name}
      open
      onClose={onClose}
      size="wide"
      footer={
        <>
          <Button variant="outline" asChild>
            <a href={url} download={name}>
              {messages.download}
            </a>
          </Button>
          <Button onClick={onClose}>{kitMessages.close}</Button>
        </>
      }
    >
      {failed ? (
        <EmptyState title={messages.previewFailed} />
      ) : kind === 'picture' ? (
        <chakra.img src={url} alt={name} onError={fail} maxW="full" maxH="70dvh" mx="auto" objectFit="contain" />
      ) : (
        <Pdf name={name} url={url} onError={fail} />
      )}
    </AppDialog>
  );
}

interface PdfProps {
  name: string;
  url: string;
  onError: () => void;
}

/**
 * Shows a PDF in the browser's own viewer. The server sends documents only as downloads, never for display: their bytes are
 * fetched here and shown strictly as a PDF, whatever they contain.
 */
function Pdf({ name, url, onError }: PdfProps) {
  const { download, stop } = useDownload();
  const [shown, setShown] = useState<string | null>(null);
  const fail = useEffectEvent(onError);
  useEffect(() => {
    let left = false;
    let made: string | null = null;
    const show = async () => {
      const { blob } = await download(url);
      if (left) return;
      made = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
      setShown(made);
    };
    show().catch(() => {
      if (!left) fail();
    });
    return () => {
      left = true;
      stop();
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, download, stop]);
  return (
    <Box h="70dvh" display="grid" placeItems="center">
      {shown ? (
        <chakra.iframe title={name} src={shown} w="full" h="full" borderWidth="0" />
      ) : (
        <Spinner role="img" aria-label={kitMessages.loading} />
      )}
    </Box>
  );
}

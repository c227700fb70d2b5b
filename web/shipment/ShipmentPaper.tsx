import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { ShipmentPdfDocument, type ShipmentPdfKind } from '../generated/operations.ts';
import { type DownloadProgress, saveFile, useDownload } from '../kit/form/download.ts';
import { formMessages } from '../kit/form/messages.ts';
import { type Problem, problemOf } from '../kit/form/problem.ts';
import { messages } from '../kit/messages.ts';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { shipmentMessages } from './messages.ts';

interface ShipmentPaperProps {
  shipment: { id: string };
  kind: ShipmentPdfKind;
  onClose: () => void;
}

/** Downloads a PDF of a shipment, saves it as a file, and offers to open it in the browser. */
export function ShipmentPaper({ shipment: { id }, kind, onClose }: ShipmentPaperProps) {
  const client = useApolloClient();
  const { progress, download, stop } = useDownload();
  const [file, setFile] = useState<{ name: string; address: string } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn fetches it anew.
  useEffect(() => {
    let left = false;
    const fetchPaper = async () => {
      const { data } = await client.query({ query: ShipmentPdfDocument, variables: { id, kind } });
      if (left) return;
      if (!data?.shipmentPdf) return setProblem({ message: shipmentMessages.notFound, retry: false });
      const { name, blob } = await download(data.shipmentPdf.url);
      if (left) return;
      const address = URL.createObjectURL(blob);
      saveFile(address, name);
      setFile({ name, address });
    };
    setProblem(null);
    fetchPaper().catch((error: unknown) => !left && setProblem(problemOf(error)));
    return () => {
      left = true;
      stop();
    };
  }, [client, download, stop, id, kind, turn]);
  useEffect(() => () => void (file && URL.revokeObjectURL(file.address)), [file]);
  return (
    <AppDialog
      title={shipmentMessages.papers[kind]}
      open
      onClose={onClose}
      footer={
        <>
          {problem?.retry && <Button onClick={() => setTurn(turn + 1)}>{messages.retry}</Button>}
          <Button variant="outline" onClick={onClose}>
            {file || problem ? messages.close : messages.cancel}
          </Button>
          {file && (
            <Button asChild>
              {/* Browsers render it like any PDF; a separate tab has their search and print. */}
              <a href={file.address} target="_blank" rel="noopener">
                {shipmentMessages.preview}
              </a>
            </Button>
          )}
        </>
      }
    >
      {problem ? (
        <Text role="alert" color="fg.error">
          {problem.message}
        </Text>
      ) : file ? (
        <Box role="status">
          <Text>{shipmentMessages.downloaded[kind]}</Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {shipmentMessages.downloadedAs(file.name)}
          </Text>
        </Box>
      ) : (
        <Progress progress={progress} />
      )}
    </AppDialog>
  );
}

/** The progress of the download; the total size is unknown until the PDF has been generated. */
function Progress({ progress }: { progress: DownloadProgress | null }) {
  const { received = 0, total = null } = progress ?? {};
  const said = received === 0 ? shipmentMessages.beingMade : formMessages.file.sizeOf(received);
  return (
    <Flex align="center" gap="3">
      <Box
        role="progressbar"
        aria-label={said}
        {...(total !== null && { 'aria-valuenow': Math.floor((100 * received) / total) })}
        position="relative"
        overflow="hidden"
        flex="1"
        h="4px"
        borderRadius="full"
        bg="bg.emphasized"
      >
        <chakra.span
          display="block"
          h="full"
          bg="program.fg"
          borderRadius="full"
          animation={total === null ? 'slide-along 1.1s ease-in-out infinite' : undefined}
          style={{ width: total === null ? '40%' : `${(100 * received) / total}%` }}
        />
      </Box>
      <Text as="span" color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
        {said}
      </Text>
    </Flex>
  );
}

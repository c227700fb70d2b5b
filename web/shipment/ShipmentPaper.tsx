import { useApolloClient } from '@apollo/client/react';
import { Box, Button, List, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '../base/words.ts';
import { ShipmentPdfDocument, type ShipmentPdfKind, type ShipmentPdfQuery } from '../generated/operations.ts';
import { DownloadProgress } from '../kit/file/DownloadProgress.tsx';
import { saveFile, useDownload } from '../kit/file/download.ts';
import { type Problem, problemOf } from '../kit/form/problem.ts';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
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

type Unprintable = NonNullable<ShipmentPdfQuery['shipmentPdf']>['unprintableLetters'];

/** What keeps an attempt from being done. */
interface Answer {
  to: { isAccepted: boolean };
  problem?: Problem | null;
  unprintable?: Unprintable;
}

/**
 * Downloads a PDF of a shipment, saves it as a file, and offers to open it in the browser. If letters on it cannot be
 * printed, it names them and asks first.
 */
export function ShipmentPaper({ shipment: { id }, kind, revision, draft = false, onClose }: ShipmentPaperProps) {
  const client = useApolloClient();
  const { progress, download, stop } = useDownload();
  // Another attempt fetches the paper again.
  const [attempt, setAttempt] = useState({ isAccepted: false });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let left = false;
    const fetchPaper = async () => {
      const variables = { id, kind, draft, revision: revision ?? null };
      const { data } = await client.query({ query: ShipmentPdfDocument, variables, fetchPolicy: 'network-only' });
      if (left) return;
      if (!data?.shipmentPdf) {
        return setAnswer({ to: attempt, problem: { message: shipmentMessages.notFound, retry: false } });
      }
      const { url, unprintableLetters } = data.shipmentPdf;
      if (unprintableLetters.length > 0 && !attempt.isAccepted) {
        return setAnswer({ to: attempt, unprintable: unprintableLetters });
      }
      const { name, blob } = await download(url);
      if (left) return;
      const address = keepOpenable(blob);
      saveFile(address, name);
      toast.success(shipmentMessages.downloaded[kind], {
        label: shipmentMessages.preview,
        run: () => openFile(address),
        keyless: true,
      });
      close();
    };
    fetchPaper().catch((error: unknown) => !left && setAnswer({ to: attempt, problem: problemOf(error) }));
    return () => {
      left = true;
      stop();
    };
  }, [client, download, stop, id, kind, revision, draft, attempt]);
  const { problem, unprintable }: Partial<Answer> = answer?.to === attempt ? answer : {};
  return (
    <AppDialog
      title={shipmentMessages.papers[kind]}
      open
      onClose={onClose}
      footer={
        <>
          {problem?.retry && <Button onClick={() => setAttempt({ ...attempt })}>{messages.retry}</Button>}
          <Button variant="outline" onClick={onClose}>
            {problem ? messages.close : messages.cancel}
          </Button>
          {unprintable && (
            <Button onClick={() => setAttempt({ isAccepted: true })}>{shipmentMessages.downloadAnyway}</Button>
          )}
        </>
      }
    >
      {problem ? (
        <Text role="alert" color="fg.error">
          {problem.message}
        </Text>
      ) : unprintable ? (
        <UnprintableLetters places={unprintable} />
      ) : (
        <DownloadProgress progress={progress} beingMade={shipmentMessages.beingMade} />
      )}
    </AppDialog>
  );
}

/** How many places are named; the others are counted. */
const namedPlaces = 6;

function UnprintableLetters({ places }: { places: Unprintable }) {
  const count = new Set(places.flatMap(({ letters }) => letters)).size;
  return (
    <Box role="alert">
      <Text>{shipmentMessages.unprintable(count)}</Text>
      <List.Root ps="5" mt="2">
        {places.slice(0, namedPlaces).map(({ place, letters }) => (
          <List.Item key={place}>{shipmentMessages.unprintableIn(place, letters)}</List.Item>
        ))}
        {places.length > namedPlaces && (
          <List.Item>{shipmentMessages.morePlaces(places.length - namedPlaces)}</List.Item>
        )}
      </List.Root>
    </Box>
  );
}

let openable: string | null = null;

/** Returns an address of a downloaded file. It stays valid until the next download: the message about it offers to open it. */
function keepOpenable(blob: Blob): string {
  if (openable !== null) URL.revokeObjectURL(openable);
  openable = URL.createObjectURL(blob);
  return openable;
}

/** Opens a file in a tab: browsers render a PDF there, with search and print. */
function openFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}

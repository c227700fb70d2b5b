import { Box, Button, List, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '../../base/words.ts';
import { type Problem, problemOf } from '../form/problem.ts';
import { AppDialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/toaster.ts';
import { DownloadProgress } from './DownloadProgress.tsx';
import { saveFile, useDownload } from './download.ts';
import { paperMessages as words } from './paperMessages.ts';

/** Where a paper is downloaded from, and the letters of it that no font has. */
export interface PaperToDownload {
  url: string;
  unprintableLetters: readonly { place: string; letters: readonly string[] }[];
}

interface PaperDialogProps {
  /** What is downloaded, as the action that began it. */
  title: string;
  /** What is said once it is. */
  downloaded: string;
  /** What is said if its record is gone. */
  notFound: string;
  /** Asks for the paper; null if its record is gone. It stays the same function while the dialog is open. */
  find: () => Promise<PaperToDownload | null>;
  onClose: () => void;
}

type Unprintable = PaperToDownload['unprintableLetters'];

/** What keeps an attempt from being done. */
interface Answer {
  to: { isAccepted: boolean };
  problem?: Problem | null;
  unprintable?: Unprintable;
}

/**
 * Downloads a PDF of a record, saves it as a file, and offers to open it in the browser. If letters on it cannot be printed, it
 * names them and asks first.
 */
export function PaperDialog({ title, downloaded, notFound, find, onClose }: PaperDialogProps) {
  const { progress, download, stop } = useDownload();
  // Another attempt fetches the paper again.
  const [attempt, setAttempt] = useState({ isAccepted: false });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let left = false;
    const fetchPaper = async () => {
      const paper = await find();
      if (left) return;
      if (!paper) {
        return setAnswer({ to: attempt, problem: { message: notFound, retry: false } });
      }
      const { url, unprintableLetters } = paper;
      if (unprintableLetters.length > 0 && !attempt.isAccepted) {
        return setAnswer({ to: attempt, unprintable: unprintableLetters });
      }
      const { name, blob } = await download(url);
      if (left) return;
      const address = keepOpenable(blob);
      saveFile(address, name);
      toast.success(downloaded, {
        label: words.preview,
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
  }, [find, download, stop, downloaded, notFound, attempt]);
  const { problem, unprintable }: Partial<Answer> = answer?.to === attempt ? answer : {};
  return (
    <AppDialog
      title={title}
      open
      onClose={onClose}
      footer={
        <>
          {problem?.retry && <Button onClick={() => setAttempt({ ...attempt })}>{messages.retry}</Button>}
          <Button variant="outline" onClick={onClose}>
            {problem ? messages.close : messages.cancel}
          </Button>
          {unprintable && <Button onClick={() => setAttempt({ isAccepted: true })}>{words.downloadAnyway}</Button>}
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
        <DownloadProgress progress={progress} />
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
      <Text>{words.unprintable(count)}</Text>
      <List.Root ps="5" mt="2">
        {places.slice(0, namedPlaces).map(({ place, letters }) => (
          <List.Item key={place}>{words.unprintableIn(place, letters)}</List.Item>
        ))}
        {places.length > namedPlaces && <List.Item>{words.morePlaces(places.length - namedPlaces)}</List.Item>}
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

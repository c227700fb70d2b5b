import { Button, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeError, errorCode, isUnreachable } from '../base/errors.ts';
import { messages as common } from '../base/words.ts';
import { DownloadProgress } from '../kit/file/DownloadProgress.tsx';
import { saveFile, useDownload } from '../kit/file/download.ts';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { documentMessages as messages } from './messages.ts';

interface DownloadAllDialogProps {
  /** Where the archive is. */
  path: string;
  onClose: () => void;
}

/** How long the browser may take to read a file that it saves (ms). */
const KEPT_MS = 60_000;

/** Downloads the documents of a record as one archive, with its progress, and saves it once it is whole. */
export function DownloadAllDialog({ path, onClose }: DownloadAllDialogProps) {
  const { progress, download, stop } = useDownload();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState<{ attempt: number; problem: string | null } | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let left = false;
    const fetchAll = async () => {
      const { name, blob } = await download(path);
      if (left) return;
      const address = URL.createObjectURL(blob);
      saveFile(address, name);
      setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
      toast.success(messages.downloadedAll(name));
      close();
    };
    fetchAll().catch((error: unknown) => !left && setFailed({ attempt, problem: problemIn(error) }));
    return () => {
      left = true;
      stop();
    };
  }, [path, attempt, download, stop]);
  const problem = failed?.attempt === attempt ? failed.problem : null;
  return (
    <AppDialog
      title={messages.downloadAll}
      open
      onClose={onClose}
      footer={
        <>
          {problem && <Button onClick={() => setAttempt(attempt + 1)}>{common.retry}</Button>}
          <Button variant="outline" onClick={onClose}>
            {problem ? common.close : common.cancel}
          </Button>
        </>
      }
    >
      {problem ? (
        <Text role="alert" color="fg.error">
          {problem}
        </Text>
      ) : (
        <DownloadProgress progress={progress} beingMade={messages.packing} />
      )}
    </AppDialog>
  );
}

/** Says why an archive did not arrive; null if the user has stopped it. */
function problemIn(error: unknown): string | null {
  const code = errorCode(error);
  if (code === 'REQUEST_CANCELLED') return null;
  return code === 'OUTCOME_UNKNOWN' || isUnreachable(error) ? messages.archiveCut : describeError(error);
}

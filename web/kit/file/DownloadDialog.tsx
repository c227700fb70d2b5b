import { Button, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { messages as common } from '../../base/words.ts';
import { AppDialog } from '../ui/Dialog.tsx';
import { DownloadProgress } from './DownloadProgress.tsx';
import { useSavedFile } from './useSavedFile.ts';

interface DownloadDialogProps {
  /** What is downloaded, as the action that began it. */
  title: string;
  /** Where the file is. */
  path: string;
  onClose: () => void;
}

/** Downloads a file that the server makes, with its progress, saves it once it is whole, and closes; or says why it is not. */
export function DownloadDialog({ title, path, onClose }: DownloadDialogProps) {
  const { progress, problem, save, stop } = useSavedFile();
  const fetchFile = async () => {
    if (await save(path)) onClose();
  };
  const begin = useEffectEvent(() => void fetchFile());
  useEffect(() => {
    begin();
    return stop;
  }, [stop]);
  return (
    <AppDialog
      title={title}
      open
      onClose={onClose}
      footer={
        <>
          {problem && <Button onClick={() => void fetchFile()}>{common.retry}</Button>}
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
        <DownloadProgress progress={progress} />
      )}
    </AppDialog>
  );
}

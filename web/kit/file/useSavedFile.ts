import { useCallback, useState } from 'react';
import { describeError, errorCode, isTimeout } from '../../base/errors.ts';
import { toast } from '../ui/toaster.ts';
import { saveBlob, useDownload } from './download.ts';
import { downloadMessages as messages } from './downloadMessages.ts';

/**
 * Downloads files that the server makes, in the language of the page, and saves each once it is whole. `save` resolves to
 * whether the file was saved; if not, `problem` says why, unless the user has stopped it by `stop`, or left.
 */
export function useSavedFile() {
  const { progress, download, stop } = useDownload();
  const [problem, setProblem] = useState<string | null>(null);
  const save = useCallback(
    async (address: string): Promise<boolean> => {
      setProblem(null);
      try {
        const { name, blob } = await download(address);
        saveBlob(blob, name);
        toast.success(messages.downloaded(name));
        return true;
      } catch (error) {
        setProblem(problemIn(error));
        return false;
      }
    },
    [download],
  );
  return { progress, problem, save, stop };
}

/** Says why a file did not arrive; null if the user has stopped it. */
function problemIn(error: unknown): string | null {
  const code = errorCode(error);
  if (code === 'REQUEST_CANCELLED') return null;
  return code === 'OUTCOME_UNKNOWN' || isTimeout(error) ? messages.cut : describeError(error);
}

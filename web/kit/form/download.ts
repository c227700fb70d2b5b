/** Knows how a file that the server makes is fetched, with how much of it has come, and a real cancel. */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, transfer } from './transfer.ts';

/** How much of a file has come, in bytes; how much there is in all is only known where the server says it. */
export interface DownloadProgress {
  received: number;
  total: number | null;
}

/** A file that has come. */
export interface DownloadedFile {
  name: string;
  blob: Blob;
}

/** Fetches one file at a time. `stop` cancels it, and so does leaving; a cancel is thrown as REQUEST_CANCELLED. */
export function useDownload() {
  const client = useApolloClient();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const download = useCallback(
    async (address: string): Promise<DownloadedFile> => {
      const controller = new AbortController();
      running.current = controller;
      setProgress({ received: 0, total: null });
      try {
        const answer = await transfer(client, () => ({
          method: 'GET',
          address,
          signal: controller.signal,
          prepare(request) {
            request.responseType = 'blob';
            request.onprogress = ({ loaded, total, lengthComputable }) =>
              setProgress({ received: loaded, total: lengthComputable ? total : null });
          },
        }));
        const blob: Blob = answer.response;
        if (answer.status !== 200) throw failureOf(answer, await blob.text());
        return { name: nameIn(answer.getResponseHeader('content-disposition') ?? ''), blob };
      } finally {
        setProgress(null);
      }
    },
    [client],
  );
  return { progress, download, stop };
}

/** The name that the server gives a file (RFC 6266); the one in UTF-8 before the one that every browser reads. */
function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, quoted, plain = ''] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain.trim();
}

/** Puts a file among the downloads of the device. @param address an object URL of it */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

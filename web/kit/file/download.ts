/** Downloads files that the server generates, with progress and a cancel that aborts the request. */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, transfer } from './transfer.ts';

/** The progress of a download in bytes; the total is null unless the server sends it, exactly or about. */
export interface DownloadState {
  received: number;
  total: number | null;
}

/** A downloaded file. */
export interface DownloadedFile {
  name: string;
  blob: Blob;
}

/** Downloads one file at a time. `stop` and unmounting cancel it; `download` then throws REQUEST_CANCELLED. */
export function useDownload() {
  const client = useApolloClient();
  const [progress, setProgress] = useState<DownloadState | null>(null);
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
              setProgress({ received: loaded, total: lengthComputable ? total : estimateOf(request) });
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

/** Returns how long a file will be about that the server writes while it sends it; null if it does not say. */
const estimateOf = (request: XMLHttpRequest): number | null =>
  Number(request.getResponseHeader('file-estimate')) || null;

/** Parses the file name from a Content-Disposition header (RFC 6266); the UTF-8 `filename*` precedes `filename`. */
function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, quoted, plain = ''] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain.trim();
}

/** How long the browser may take to read a file that it saves (ms). */
const KEPT_MS = 60_000;

/** Saves bytes to the device's downloads. @param name the name of the file */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveFile(address, name);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Saves a file to the device's downloads. @param address the file's object URL */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

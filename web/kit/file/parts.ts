/**
 * Sends a large file in parts before the form that it belongs to. If the connection is lost, it goes on with what has not
 * arrived: in a moment, or whenever the form is sent again with the same key. A separate module, which only such a file loads.
 */
import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../base/errors.ts';
import { failureOf, parsed, transfer } from './transfer.ts';

/** A file to send in parts. */
export interface FileInParts {
  file: File;
  /** Names the file for the server. */
  key: string;
  signal: AbortSignal;
  silenceMs: number | undefined;
  /** How often in a row the connection may be lost (0 for a form that is sent again later). */
  losses: number;
  /** Called with the number of bytes that have been sent. */
  onSent: (bytes: number) => void;
}

/** The size of the first part, and of the largest (bytes). The server takes up to 4 MB. */
const FIRST = 256 * 1024;
const LARGEST = 2 * 1024 * 1024;
/** A part that takes less time than this is followed by one twice as large (ms). */
const QUICK_MS = 1500;
/** The pause after the first loss; each further one is twice as long, up to the longest (ms). */
const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Sends the file. @returns whether all of it has arrived; false if the server takes no parts, or none of this file
 * @throws as `transfer`
 */
export async function sendInParts(client: ApolloClient, all: FileInParts): Promise<boolean> {
  const { file, signal } = all;
  let size = FIRST;
  let lost = 0;
  let arrived: number | null = null;
  while (arrived === null || arrived < file.size) {
    const began = performance.now();
    try {
      const next = await sendPart(client, all, arrived, size);
      if (next === null) return false;
      if (arrived !== null && performance.now() - began < QUICK_MS) size = Math.min(size * 2, LARGEST);
      arrived = next;
      lost = 0;
      all.onSent(arrived);
    } catch (error) {
      lost += 1;
      if (errorCode(error) === 'REQUEST_CANCELLED' || lost > all.losses) throw error;
      await pause(Math.min(PAUSE_MS * 2 ** (lost - 1), LONGEST_PAUSE_MS), signal);
      // What of the part has arrived is not known.
      arrived = null;
      size = FIRST;
    }
  }
  return true;
}

/** Tells the server that the file is not needed any more. Without it, it finds out within a day. */
export function forgetParts(client: ApolloClient, { key, signal }: Pick<FileInParts, 'key' | 'signal'>): void {
  const body = formOf({ key, over: 'true' });
  transfer(client, () => ({ method: 'POST', address: PARTS, body, signal, prepare() {} })).catch(() => undefined);
}

const PARTS = '/files/parts';

/**
 * Sends the part that begins at `start`, or only asks how much has arrived (null).
 * @returns how much has arrived; null if the server does not take it
 * @throws as `transfer`, also if what is between this page and the server has failed
 */
async function sendPart(
  client: ApolloClient,
  { file, key, signal, silenceMs, onSent }: FileInParts,
  start: number | null,
  most: number,
): Promise<number | null> {
  const part = start === null ? null : file.slice(start, start + most);
  const answer = await transfer(client, () => ({
    method: 'POST',
    address: PARTS,
    body: formOf({ key, ...(part && { start: String(start), file: part }) }),
    signal,
    ...(silenceMs !== undefined && { silenceMs }),
    prepare({ upload }) {
      if (part) upload.onprogress = ({ loaded }) => onSent((start ?? 0) + Math.min(loaded, part.size));
    },
  }));
  const body = parsed(answer.responseText);
  const isAway = [502, 503, 504].includes(answer.status) && body?.['code'] !== 'BUSY';
  if (isAway) throw failureOf(answer, answer.responseText);
  const size = Object(body?.['part'])['size'];
  return answer.status === 200 && typeof size === 'number' ? size : null;
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(`part[${name}]`, value);
  return form;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });
}

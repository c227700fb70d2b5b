/**
 * Uploads forms with files to `/files` under api/v1's names, with progress and a cancel that aborts the request. File bytes
 * never pass through GraphQL; failures look like GraphQL errors, so that forms can treat both alike.
 */
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadOutbox } from '../../client/outboxLink.ts';
import type { MayWait, WaitingForm } from '../../client/outboxState.ts';
import type { StaleRecord } from '../form/outcome.ts';
import type { Rejection } from '../form/rejections.ts';
import { failureOf, parsed, transfer } from './transfer.ts';

/** The progress of an upload, in bytes. */
export interface UploadProgress {
  /** The file's name. */
  name: string;
  sent: number;
  total: number;
  /** The start of the upload, in ms of `performance.now()`. */
  since: number;
}

/** A form to upload. */
export interface UploadRequest extends WaitingForm {
  idempotencyKey: string;
}

/** The response to an upload, in the form of a mutation's payload. */
export interface UploadAnswer<Source> {
  errors: readonly Rejection[];
  current: (Source & StaleRecord) | null;
  /** The document of the same record that already has the content of the sent file, if any. */
  sameAs?: { fileName: string; createdAt: string } | null;
  /** The import of the sent file, if it is one. */
  fileImport?: { id: string | number } | null;
}

/** How long a form that may wait may make no progress (ms); it is sent again later. */
const SILENCE_MS = 30_000;

/** From which size on a document is sent in parts (bytes): below it, a second request costs more than sending it again. */
const LARGE = 512 * 1024;
/** How often in a row the connection may be lost before a person is asked: three quarters of a minute. */
const MOST_LOSSES = 6;

/** The upload of a form, for the component that shows its progress. */
export type Uploads = ReturnType<typeof useUpload>;

/**
 * Uploads one form at a time. `progress` is null while no upload is in flight; `stop` and unmounting cancel it. `upload`
 * throws the errors of a GraphQL operation: REQUEST_CANCELLED after a cancel. A form that may wait (`about`) is kept on the
 * device if the server cannot be reached, and then throws KeptForLater.
 */
export function useUpload() {
  const client = useApolloClient();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const upload = useCallback(
    async <Source>(request: UploadRequest, about?: MayWait): Promise<UploadAnswer<Source>> => {
      const controller = new AbortController();
      running.current = controller;
      const name = nameIn(request);
      const since = performance.now();
      const onProgress = (sent: number, total: number) => setProgress({ name, sent, total, since });
      onProgress(0, 0);
      const how = { signal: controller.signal, onProgress, ...(about && { silenceMs: SILENCE_MS }) };
      const send = () => sendRequest<Source>(client, request, how);
      try {
        return await (about ? keeping(request, about, send) : send());
      } finally {
        setProgress(null);
      }
    },
    [client],
  );
  return { progress, upload, stop };
}

/** Sends a form that may wait, through the outbox if the browser has the means for it. */
async function keeping<Answer>(request: UploadRequest, about: MayWait, send: () => Promise<Answer>): Promise<Answer> {
  const loaded = typeof indexedDB === 'undefined' ? null : await loadOutbox().catch(() => null);
  if (!loaded) return send();
  const { idempotencyKey, ...form } = request;
  return loaded.sendOrKeep({ about, idempotencyKey, body: { kind: 'form', ...form } }, send);
}

/** Sends a form that has waited, without progress, and returns its payload. @throws the error of a GraphQL operation */
export async function sendForm(client: ApolloClient, request: UploadRequest): Promise<UploadAnswer<never>> {
  const { signal } = new AbortController();
  return sendRequest<never>(client, request, { signal, silenceMs: SILENCE_MS, onProgress: () => undefined });
}

/** How a form is sent. */
interface Sending {
  signal: AbortSignal;
  /** Set for a form that may wait: it is given up sooner, and sent again later. */
  silenceMs?: number;
  onProgress: (sent: number, total: number) => void;
}

/** Sends a form, a large document of it in parts before. @throws the error of a GraphQL operation */
async function sendRequest<Source>(
  client: ApolloClient,
  request: UploadRequest,
  { signal, silenceMs, onProgress }: Sending,
): Promise<UploadAnswer<Source>> {
  const file = largeFileOf(request);
  const parts = file && (await import('./parts.ts').catch(() => null));
  const key = file && partsKeyOf(file, request.idempotencyKey);
  const inParts =
    parts &&
    key &&
    (await parts.sendInParts(client, {
      ...{ file, key, signal, silenceMs },
      losses: silenceMs === undefined ? MOST_LOSSES : 0,
      onSent: (sent) => onProgress(sent, file.size),
    }));
  const fields = inParts
    ? { ...request.fields, file: undefined, fileParts: key, fileName: file.name, fileSize: file.size }
    : request.fields;
  const answer = await transfer(client, () => ({
    ...request,
    body: bodyOf({ ...request, fields }),
    signal,
    ...(silenceMs !== undefined && { silenceMs }),
    prepare({ upload }) {
      if (!inParts) upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    },
  }));
  const payload = read<Source>(answer);
  if (inParts && payload.errors.length === 0) parts.forgetParts(client, { key, signal: new AbortController().signal });
  return payload;
}

/** The names under which the server keeps the parts of files. */
const partsKeys = new WeakMap<File, string>();

/** Returns the name of a file's parts: the first form's key, so that a form that was refused sends its file no second time. */
function partsKeyOf(file: File, idempotencyKey: string): string {
  const key = partsKeys.get(file) ?? `${idempotencyKey.slice(0, 200)}:${file.size}:${file.lastModified}`;
  partsKeys.set(file, key);
  return key;
}

/** Returns the document of a form if it is large enough to be sent in parts: pictures are small. */
function largeFileOf({ wrapper, fields: { file } }: UploadRequest): File | null {
  return wrapper === 'attachment' && file instanceof File && file.size > LARGE ? file : null;
}

function nameIn({ fields }: UploadRequest): string {
  return Object.values(fields).find((value) => value instanceof File)?.name ?? '';
}

function bodyOf({ wrapper, fields }: Pick<UploadRequest, 'wrapper' | 'fields'>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    body.append(`${wrapper}[${snake}]`, value instanceof File ? value : String(value ?? ''));
  }
  return body;
}

/** Reads the payload of a response. @throws the error of a GraphQL operation if the response has no payload */
function read<Source>(request: XMLHttpRequest): UploadAnswer<Source> {
  const answer = parsed(request.responseText);
  // The gateway's payload; api.md, Files, describes both shapes.
  if (answer && 'errors' in answer) return answer as unknown as UploadAnswer<Source>;
  throw failureOf(request, request.responseText);
}

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
}

/** How long a form that may wait may make no progress (ms); it is sent again later. */
const SILENCE_MS = 30_000;

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
      const start = () => {
        const since = performance.now();
        setProgress({ name, sent: 0, total: 0, since });
        return {
          ...request,
          body: bodyOf(request),
          signal: controller.signal,
          ...(about && { silenceMs: SILENCE_MS }),
          prepare({ upload: sending }: XMLHttpRequest) {
            sending.onprogress = ({ loaded, total }) => setProgress({ name, sent: loaded, total, since });
          },
        };
      };
      const send = async () => read<Source>(await transfer(client, start));
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
  const start = () => ({
    ...request,
    body: bodyOf(request),
    signal: new AbortController().signal,
    silenceMs: SILENCE_MS,
    prepare() {},
  });
  return read<never>(await transfer(client, start));
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

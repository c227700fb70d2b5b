/**
 * Knows how a form with a file travels: to `/files`, under api/v1's names, with real progress and a real cancel. Bytes
 * never go through GraphQL; what goes wrong is told as of an operation, so that forms need not know the difference.
 */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaleRecord } from './outcome.ts';
import type { Rejection } from './rejections.ts';
import { failureOf, parsed, transfer } from './transfer.ts';

/** How much of a form has been sent, in bytes. */
export interface UploadProgress {
  /** The file's name. */
  name: string;
  sent: number;
  total: number;
  /** When the first byte went, in ms of `performance.now()`. */
  since: number;
}

/** A form to send. */
export interface UploadRequest {
  method: 'POST' | 'PATCH' | 'PUT';
  /** Where to, for instance `/files/vendors/7/attachments`. */
  address: string;
  /** What api/v1 wraps the fields in: `attachment`. */
  wrapper: string;
  /** The fields by their names, `expiryDate` for `attachment[expiry_date]`; null empties one, what is undefined is not sent. */
  fields: Readonly<Record<string, string | number | File | null | undefined>>;
  idempotencyKey: string;
}

/** What became of it, as a mutation's payload says it. */
export interface UploadAnswer<Source> {
  errors: readonly Rejection[];
  current: (Source & StaleRecord) | null;
}

/** The upload of a form, in whatever place its progress is shown. */
export type Uploads = ReturnType<typeof useUpload>;

/**
 * Sends one form at a time. `progress` is null while none is on its way; `stop` cancels it, and so does leaving. `upload`
 * throws what an operation would: a cancel is REQUEST_CANCELLED.
 */
export function useUpload() {
  const client = useApolloClient();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const upload = useCallback(
    async <Source>(request: UploadRequest): Promise<UploadAnswer<Source>> => {
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
          prepare({ upload: sending }: XMLHttpRequest) {
            sending.onprogress = ({ loaded, total }) => setProgress({ name, sent: loaded, total, since });
          },
        };
      };
      try {
        return read<Source>(await transfer(client, start));
      } finally {
        setProgress(null);
      }
    },
    [client],
  );
  return { progress, upload, stop };
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

/** @throws what an operation would, for any answer that is no payload */
function read<Source>(request: XMLHttpRequest): UploadAnswer<Source> {
  const answer = parsed(request.responseText);
  // The gateway's own words; api.md, Files, describes both shapes.
  if (answer && 'errors' in answer) return answer as unknown as UploadAnswer<Source>;
  throw failureOf(request, request.responseText);
}

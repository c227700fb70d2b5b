/**
 * Uploads forms with files to `/files` under api/v1's names, with progress and a cancel that aborts the request. File bytes
 * never pass through GraphQL; failures look like GraphQL errors, so that forms can treat both alike.
 */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
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
export interface UploadRequest {
  method: 'POST' | 'PATCH' | 'PUT';
  /** The target, for instance `/files/vendors/7/attachments`. */
  address: string;
  /** The key that wraps the fields in api/v1: `attachment`. */
  wrapper: string;
  /** The fields by name, `expiryDate` for `attachment[expiry_date]`; null clears a field, undefined omits it. */
  fields: Readonly<Record<string, string | number | File | null | undefined>>;
  idempotencyKey: string;
}

/** The response to an upload, in the form of a mutation's payload. */
export interface UploadAnswer<Source> {
  errors: readonly Rejection[];
  current: (Source & StaleRecord) | null;
  /** The document of the same record that already has the content of the sent file, if any. */
  sameAs?: { fileName: string; createdAt: string } | null;
}

/** The upload of a form, for the component that shows its progress. */
export type Uploads = ReturnType<typeof useUpload>;

/**
 * Uploads one form at a time. `progress` is null while no upload is in flight; `stop` and unmounting cancel it. `upload`
 * throws the errors of a GraphQL operation: REQUEST_CANCELLED after a cancel.
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

/** Reads the payload of a response. @throws the error of a GraphQL operation if the response has no payload */
function read<Source>(request: XMLHttpRequest): UploadAnswer<Source> {
  const answer = parsed(request.responseText);
  // The gateway's payload; api.md, Files, describes both shapes.
  if (answer && 'errors' in answer) return answer as unknown as UploadAnswer<Source>;
  throw failureOf(request, request.responseText);
}

import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { storeFull } from '../api/errors.ts';
import { type FileStore, onStore, type StoredFile } from './store.ts';

/** The time that the store may take to accept a connection, and that it may be silent, in milliseconds. */
const patience = { connectionTimeout: 5000, requestTimeout: 30_000 };

/** Silences the client's own logging: failures are thrown and logged by the caller. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Creates a store in a bucket of an S3-compatible service. It survives what the service survives.
 * @param url `https://KEY:SECRET@host/bucket/prefix?region=eu-central-1`; prefix and region are optional
 * @param incoming a local folder where files arrive before they are moved to the bucket
 */
export function s3Store(url: string, incoming: string): FileStore {
  const { origin, username, password, pathname, searchParams } = new URL(url);
  const [Bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const client = new S3Client({
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    // Not every service has the DNS that bucket host names need.
    forcePathStyle: true,
    // Checksums in trailers are specific to Amazon.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
    logger: silent,
  });
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  async function keep(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const bytes = createReadStream(path);
    // The client does not listen before it has a connection, and would wait for the rest of an unreadable file.
    const unreadable = new AbortController();
    bytes.on('error', (error) => unreadable.abort(error));
    try {
      const put = new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: size });
      await client.send(put, { abortSignal: unreadable.signal });
    } finally {
      bytes.destroy();
    }
    await rm(path, { force: true });
  }

  async function open(key: string): Promise<StoredFile | null> {
    const head = await orNull(client.send(new HeadObjectCommand(at(key))));
    if (!head) return null;
    return {
      size: head.ContentLength ?? 0,
      read: async (range) => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await onStore(client.send(new GetObjectCommand({ ...at(key), Range })));
        // Its reader gets the error; nothing listens before there is one.
        if (Body instanceof Readable) return Body.on('error', () => {});
        throw new TypeError('The client of the store gave no stream');
      },
      close: async () => {},
    };
  }

  async function* keysBefore(moment: Date): AsyncIterable<string> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        if (LastModified && LastModified < moment) yield Key.slice(prefix.length);
      }
    }
  }

  return {
    incoming,
    keep: (key, path) => onStore(keep(key, path).catch(withRoom)),
    open: (key) => onStore(open(key)),
    remove: async (key) => void (await onStore(client.send(new DeleteObjectCommand(at(key))))),
    keysBefore,
    ready: () =>
      client.send(new HeadBucketCommand({ Bucket })).then(
        () => true,
        () => false,
      ),
  };
}

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Rethrows an error; 507 means that the service has no space left. */
function withRoom(error: unknown): never {
  throw statusOf(error) === 507 ? storeFull() : error;
}

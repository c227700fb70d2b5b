/** A small S3 service in this process: it checks signatures (AWS Signature Version 4) and keeps objects in memory. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const credentials = { key: 'LADINGKEY', secret: 'se/cret+key' };
const bucket = 'files';

interface StoredObject {
  bytes: Buffer;
  modified: Date;
}

export interface S3Server {
  /** The value for `S3_URL`. */
  url: string;
  /** The stored objects by key, with the prefix. */
  objects: Map<string, StoredObject>;
  /** Answers every request with this status from now on; null ends that. */
  failWith: (status: number | null) => void;
  stop: () => Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  let failure: number | null = null;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3');
    const [, wanted, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (failure) return refuse(response, failure, 'Failing');
    if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (wanted !== bucket) return refuse(response, 404, 'NoSuchBucket');
    const object = objects.get(key);
    switch (request.method) {
      case 'PUT': {
        const bytes = await buffer(request);
        if (bytes.length !== Number(request.headers['content-length'])) return refuse(response, 400, 'IncompleteBody');
        objects.set(key, { bytes, modified: new Date() });
        return void response.writeHead(200).end();
      }
      case 'DELETE':
        objects.delete(key);
        return void response.writeHead(204).end();
      case 'HEAD':
        if (key && !object) return void response.writeHead(404).end();
        return void response.writeHead(200, { 'content-length': object?.bytes.length ?? 0 }).end();
      default:
        if (!key) return list(response, objects, url.searchParams);
        return object ? send(response, object.bytes, request.headers.range) : refuse(response, 404, 'NoSuchKey');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { key, secret } = credentials;
  return {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}/lading/test`,
    objects,
    failWith: (status) => {
      failure = status;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function send(response: ServerResponse, bytes: Buffer, range: string | undefined): void {
  const [, start, end] = range?.match(/^bytes=(\d+)-(\d+)$/) ?? [];
  if (start === undefined) return void response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
  const part = bytes.subarray(Number(start), Number(end) + 1);
  const headers = { 'content-length': part.length, 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  response.writeHead(206, headers).end(part);
}

/** Lists objects, two per page, so that there are several pages. */
function list(response: ServerResponse, objects: Map<string, StoredObject>, query: URLSearchParams): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(from, from + 2).map((key) => {
    const modified = objects.get(key)?.modified.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`;
  });
  const more = from + 2 < keys.length;
  const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${page.join('')}</ListBucketResult>`,
  );
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request has a correct signature (AWS General Reference, "Signing AWS API requests"). */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/;
  const [, key, day = '', region = '', names = '', signature] = request.headers.authorization?.match(pattern) ?? [];
  if (key !== credentials.key) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${credentials.secret}`);
  return hmac(signing, text).toString('hex') === signature;
}

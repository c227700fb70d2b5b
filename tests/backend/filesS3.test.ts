import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import { openStore } from '../../backend/files/open.ts';
import { s3Store } from '../../backend/files/s3.ts';
import { startBackend, type TestBackend } from '../support/backend.ts';
import { attach, documentFields, image, pdf, take } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { type S3Server, startS3 } from '../support/s3.ts';
import { temporaryStore } from '../support/store.ts';

describe('files in a bucket', () => {
  let s3: S3Server;
  let backend: TestBackend;
  const local = temporaryStore();
  const storeAt = (url: string) => s3Store(url, local.files.incoming);
  const incoming = () => readdir(local.files.incoming);
  beforeAll(async () => {
    s3 = await startS3();
    backend = await startBackend({ files: storeAt(s3.url) });
  });
  afterAll(async () => {
    await backend.stop();
    await s3.stop();
    local.remove();
  });
  const vendor = () => `vendors/${backend.world.vendor}`;

  it('are stored there and downloaded, whole or in part, and leave nothing on the local disk', async () => {
    const admin = await backend.as('admin');
    const file = await image('png', [400, 300]);
    const made = await attach(admin, vendor(), file);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([...s3.objects.keys()]).toEqual([
      expect.stringMatching(/^lading\/test\/[0-9a-f-]{36}(\.webp)?$/),
      expect.stringMatching(/^lading\/test\/[0-9a-f-]{36}(\.webp)?$/),
    ]);
    expect(await incoming()).toEqual([]);

    const whole = await take(backend, admin, made.file?.url ?? '');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes);
    const part = await take(backend, admin, made.file?.url ?? '', { headers: { range: 'bytes=5-20' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-20/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 21));
    expect((await take(backend, admin, made.file?.thumb_url ?? '')).headers.get('content-type')).toBe('image/webp');
  });

  it('may be as large as 20 MB', async () => {
    const admin = await backend.as('admin');
    const { file } = await attach(admin, vendor(), pdf(20_971_520));
    const answer = await take(backend, admin, file?.url ?? '');
    expect((await answer.arrayBuffer()).byteLength).toBe(20_971_520);
  });

  it('are cleaned up page by page, like those of a folder', async () => {
    const admin = await backend.as('admin');
    const { file } = await attach(admin, vendor());
    const named = s3.objects.size;
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      s3.objects.set(`lading/test/${name}`, { bytes: Buffer.from(name), modified: new Date() });
    }
    s3.objects.set('another/prefix', { bytes: Buffer.from('x'), modified: new Date(0) });
    await backend.cleanUp();
    expect(s3.objects.size).toBe(named + 6);
    for (const object of s3.objects.values()) object.modified = new Date(0);
    await backend.cleanUp();
    expect(s3.objects.size).toBe(named + 1);
    expect(s3.objects.has('another/prefix')).toBe(true);
    expect((await take(backend, admin, file?.url ?? '')).status).toBe(200);
  });

  it('are unavailable while the service fails, which /readyz reports, and uploads report by code only', async () => {
    const admin = await backend.as('admin');
    const { file } = await attach(admin, vendor());
    const before = s3.objects.size;
    for (const [status, answered, code] of [
      [403, 503, 'store_unavailable'],
      [507, 507, 'store_full'],
    ] as const) {
      s3.failWith(status);
      try {
        const upload = await sendForm(admin, 'post', `${vendor()}/attachments`, documentFields());
        expect([upload.status, upload.body]).toMatchObject([answered, { code }]);
        expect(await incoming()).toEqual([]);
        expect(await (await fetch(`${backend.url}/readyz`)).json()).toMatchObject({ ready: false, files: false });
      } finally {
        s3.failWith(null);
      }
    }
    expect(s3.objects.size).toBe(before);
    expect((await take(backend, admin, file?.url ?? '')).status).toBe(200);
    expect((await fetch(`${backend.url}/readyz`)).status).toBe(200);
  });

  it('are inaccessible with wrong credentials', async () => {
    expect(await storeAt(s3.url).ready()).toBe(true);
    expect(await storeAt(s3.url.replace('se%2Fcret', 'wrong')).ready()).toBe(false);
    await expect(storeAt(s3.url.replace('se%2Fcret', 'wrong')).open('a')).rejects.toThrow('The file store failed');
    expect(await storeAt(s3.url).open('nothing')).toBeNull();
  });
});

describe('S3_URL', () => {
  const store = temporaryStore();
  afterAll(() => store.remove());
  const env = (url: string) => ({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(32), DATA_DIR: store.folder, S3_URL: url });

  it.each([
    'https://s3.example/files',
    'https://key@s3.example/files',
    'https://key:secret@s3.example',
    'https://key:secret@s3.example/',
    'ftp://key:secret@s3.example/files',
  ])('prevents the start if it is no HTTP URL with credentials and a bucket: %s', (url) => {
    expect(() => readConfig(env(url))).toThrow(/^S3_URL: /);
  });

  it('selects a bucket as the file store, in place of a folder', async () => {
    const s3 = await startS3();
    try {
      const files = await openStore(readConfig(env(s3.url)));
      expect(await files.ready()).toBe(true);
      s3.failWith(500);
      expect(await files.ready()).toBe(false);
    } finally {
      await s3.stop();
    }
    const folder = await openStore(readConfig({ ...env(''), S3_URL: undefined }));
    expect(await folder.ready()).toBe(true);
  });
});

import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Attachment } from '../../backend/document/schema.ts';
import { imageWork, whyNotDecoded } from '../../backend/files/image.ts';
import { organizationKey, type Resource, workLimits } from '../../backend/turns/sharedWork.ts';
import type { One, Rejection } from '../support/api.ts';
import { suiteBackend, type TestBackend } from '../support/backend.ts';
import { documentFields, fileOf, image } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { until } from '../support/processes.ts';
import { insertShipment } from '../support/records.ts';

const narrow = { running: 2, runningPerKey: 1, waiting: 2, waitingPerKey: 1, patienceMs: 60_000 };
const work = { images: narrow, papers: narrow, advice: narrow, passwords: narrow };
const staying = new AbortController().signal;

/** Fills an organization's place in a queue and its room to wait; returns how to empty both. */
function fill({ services }: TestBackend, resource: Resource, organizationId: number, jobs = 2): () => Promise<void> {
  const key = organizationKey({ organizationId });
  const held = Promise.withResolvers<void>();
  const all = Array.from({ length: jobs }, () =>
    services.work[resource].run({ key, gone: staying }, () => held.promise),
  );
  return async () => {
    held.resolve();
    await Promise.all(all);
  };
}

/** Returns a valid PNG header of this size over the bytes of a small image. */
async function declaring(side: number, { depth = 8, color = 6, interlaced = false } = {}): Promise<File> {
  const bytes = Buffer.from(await (await image('png', [8, 8])).arrayBuffer());
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.set([depth, color, 0, 0, interlaced ? 1 : 0], 24);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return fileOf(new Uint8Array(bytes), 'large.png');
}

describe('work that many share', () => {
  const backend = suiteBackend({ work });
  const busy = { status: 503, body: { code: 'busy', error: expect.stringMatching(/Try again in \d+ seconds?\.$/) } };
  const metric = async (name: string) =>
    (await backend().metrics.metrics()).match(new RegExp(`^${name} (.+)$`, 'm'))?.[1];

  it.each<[Resource, 'get' | 'post', string]>([
    ['papers', 'post', 'commercial_invoice_pdf'],
    ['papers', 'post', 'end_users_pdf'],
    ['advice', 'get', 'readiness'],
    ['advice', 'get', 'export_rule'],
    ['advice', 'get', 'dangerous_goods'],
    ['advice', 'get', 'advice'],
  ])(
    'is refused beyond the bound of an organization, and done for another meanwhile: %s, %s %s',
    async (resource, method, path) => {
      const { db, world } = backend();
      const [own, foreign] = [await insertShipment(db, world), await insertShipment(db, { ...world, ...world.other })];
      const empty = fill(backend(), resource, world.organization);
      const [manager, other] = [await backend().as('manager'), await backend().as('otherAdmin')];
      const send = (api: typeof manager, id: number) =>
        fetch(`${backend().url}/api/v1/commercial_invoices/${id}/${path}`, {
          method: method.toUpperCase(),
          headers: { authorization: `Bearer ${api.token}` },
        });
      const refused = await send(manager, own);
      expect({ status: refused.status, body: await refused.json() }).toEqual(busy);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await send(other, foreign)).status).toBe(200);
      await empty();
      expect((await send(manager, own)).status).toBe(200);
    },
  );

  it('includes pictures: beyond the bound nothing is kept of an upload', async () => {
    const { world, db } = backend();
    const admin = await backend().as('orgAdmin');
    const path = `organizations/${world.organization}`;
    const empty = fill(backend(), 'images', world.organization);
    const refused = await sendForm(admin, 'put', path, [['organization[picture]', await image()]]);
    expect(refused).toMatchObject(busy);
    expect(await metric('lading_backend_incoming_files')).toBe('0');
    const row = db.selectFrom('organizations').select('picture_key').where('id', '=', world.organization);
    expect(await row.executeTakeFirst()).toEqual({ picture_key: null });
    await empty();
    expect((await sendForm(admin, 'put', path, [['organization[picture]', await image()]])).status).toBe(200);
  });

  it('leaves the queue with the client that wanted it', async () => {
    const { db, world, services } = backend();
    const id = await insertShipment(db, world);
    const { token } = await backend().as('manager');
    const empty = fill(backend(), 'papers', world.organization, 1);
    const leaving = new AbortController();
    const waiting = fetch(`${backend().url}/api/v1/commercial_invoices/${id}/end_users_pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    }).catch(() => 'left');
    await until('it waits', () => services.work.papers.counts().waiting === 1);
    leaving.abort();
    await waiting;
    await until('it has left', () => services.work.papers.counts().waiting === 0);
    expect(await metric('lading_backend_work_left_total{resource="papers"}')).toBe('1');
    await empty();
  });

  it('is counted by resource', async () => {
    const empty = fill(backend(), 'advice', backend().world.organization);
    expect(await metric('lading_backend_work_running{resource="advice"}')).toBe('1');
    expect(await metric('lading_backend_work_waiting{resource="advice"}')).toBe('1');
    await empty();
    expect(Number(await metric('lading_backend_work_wait_seconds_count{resource="advice"}'))).toBeGreaterThan(1);
    expect(Number(await metric('lading_backend_work_refused_total{resource="advice",why="key"}'))).toBeGreaterThan(0);
  });

  it('refuses a picture that takes too much memory before it decodes it, and keeps a document without a preview', async () => {
    const { world } = backend();
    const admin = await backend().as('orgAdmin');
    const costly = await declaring(6000, { depth: 16, interlaced: true });
    const refused = await sendForm(admin, 'put', `organizations/${world.organization}`, [
      ['organization[picture]', costly],
    ]);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { picture: [expect.stringContaining('too much memory')] } },
    });
    const kept = await sendForm(admin, 'post', `users/${world.people.orgAdmin}/attachments`, documentFields(costly));
    expect([kept.status, (kept.body as Rejection).errors]).toEqual([201, undefined]);
    expect((kept.body as One<Attachment>).data.file?.thumb_url ?? null).toBeNull();
  });
});

describe('the work of decoding an image', () => {
  const megapixels = (millions: number) => Math.round(Math.sqrt(millions * 1e6));
  const header = (millions: number, more: object) => {
    const side = megapixels(millions);
    return { format: 'png', width: side, height: side, channels: 3, depth: 'uchar', ...more };
  };

  it.each<[what: string, millions: number, header: object, why: ReturnType<typeof whyNotDecoded>]>([
    ['a photo of 50 megapixels', 50, { format: 'jpeg' }, null],
    ['a photo of 50 megapixels that lies on its side', 50, { format: 'jpeg', orientation: 6 }, null],
    [
      'a progressive photo of 24 megapixels',
      24,
      { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0' },
      null,
    ],
    [
      'a progressive photo of 60 megapixels',
      60,
      { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0' },
      'tooMuchWork',
    ],
    ['a scan of 60 megapixels', 60, {}, null],
    ['a logo of 16 megapixels, interlaced, with transparency', 16, { channels: 4, isProgressive: true }, null],
    [
      '16 bits, interlaced, with transparency, 16 megapixels',
      16,
      { channels: 4, depth: 'ushort', isProgressive: true },
      'tooMuchWork',
    ],
    ['16 bits with transparency, 30 megapixels', 30, { channels: 4, depth: 'ushort' }, null],
    ['16 bits with transparency, 60 megapixels', 60, { channels: 4, depth: 'ushort' }, 'tooMuchWork'],
    ['a scan of 40 megapixels that lies on its side', 40, { orientation: 8 }, 'tooMuchWork'],
    ['a WebP of 20 megapixels', 20, { format: 'webp' }, null],
    ['a WebP of 40 megapixels', 40, { format: 'webp', channels: 4 }, 'tooMuchWork'],
    ['an AVIF of 5 megapixels', 5, { format: 'heif' }, null],
    ['an AVIF of 24 megapixels', 24, { format: 'heif' }, 'tooMuchWork'],
    ['a GIF of 60 megapixels', 60, { format: 'gif', channels: 4 }, 'tooMuchWork'],
    ['64 bits a sample', 12, { depth: 'double', isProgressive: true }, 'tooMuchWork'],
    ['an unknown depth', 30, { depth: 'complex', channels: 4 }, 'tooMuchWork'],
    ['more pixels than any camera', 65, { channels: 1 }, 'tooManyPixels'],
  ])('bounds %s', (_what, millions, more, why) => {
    expect(whyNotDecoded(header(millions, more))).toBe(why);
  });

  it('is estimated as it was measured: 16 bits, interlaced, 16 megapixels take 128 MB of samples and 173 MB', () => {
    const work = imageWork({
      format: 'png',
      width: 4000,
      height: 4000,
      channels: 4,
      depth: 'ushort',
      isProgressive: true,
    });
    expect(work).toEqual({ decodedBytes: 128_000_000, memoryBytes: 179_200_000 });
  });

  it('leaves a key fewer turns than there are, for every resource', () => {
    for (const { running, runningPerKey, waiting, waitingPerKey } of Object.values(workLimits)) {
      expect([runningPerKey < running, waitingPerKey < waiting]).toEqual([true, true]);
    }
  });
});

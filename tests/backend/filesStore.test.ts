import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attachment } from '../../backend/document/schema.ts';
import type { One } from '../support/api.ts';
import { describeOnOne, startBackend, suiteBackend, type TestBackend } from '../support/backend.ts';
import { age, attach, documentFields, image, left, pdf, stored, take } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { smallDisk } from '../support/smallDisk.ts';

describeOnOne('the cleanup of files', (backend) => {
  const vendor = () => `vendors/${backend().world.vendor}`;

  it('removes files that no row names once they are an hour old, and nothing else', async () => {
    const { services, cleanUp, world } = backend();
    const admin = await backend().as('orgAdmin');
    const kept = await attach(admin, vendor(), await image());
    const replaced = await attach(admin, vendor());
    await sendForm(admin, 'patch', `${vendor()}/attachments/${replaced.id}`, documentFields(pdf(900)));
    const picture = () => image('png').then((file) => [['organization[picture]', file] satisfies [string, File]]);
    await sendForm(admin, 'put', `organizations/${world.organization}`, await picture());
    await sendForm(admin, 'put', `organizations/${world.organization}`, await picture());
    // Leftovers of a killed process, from before and after its file was moved into the store.
    await writeFile(join(services.files.incoming, 'half'), 'x');
    await writeFile(join(services.files.incoming, '..', 'orphan'), 'x');
    expect((await stored(backend())).kept).toHaveLength(9);

    await cleanUp();
    expect(await stored(backend())).toMatchObject({ kept: { length: 9 }, incoming: ['half'] });
    await age(backend());
    await cleanUp();
    const after = await stored(backend());
    expect(after).toMatchObject({ kept: { length: 5 }, incoming: [] });
    expect(after.kept).not.toContain('orphan');

    const statuses = [kept.file?.url, kept.file?.thumb_url, `/api/v1/${vendor()}/attachments/${replaced.id}/file`];
    for (const url of statuses) expect((await take(backend(), admin, url ?? '')).status).toBe(200);
    const { data } = await admin.get<One<{ picture: { thumb: string } }>>(`organizations/${world.organization}`);
    expect((await take(backend(), admin, data.picture.thumb)).status).toBe(200);
  });

  it('removes the file of a document whose row is deleted', async () => {
    const before = await stored(backend());
    const { id, file } = await attach(await backend().as('admin'), vendor());
    expect(file).not.toBeNull();
    await backend().db.deleteFrom('documents').where('id', '=', id).execute();
    await age(backend());
    await backend().cleanUp();
    expect(await stored(backend())).toEqual(before);
  });
});

describe('a store that cannot be written', () => {
  const backend = suiteBackend();

  it('is reported by /readyz, and by uploads and downloads with 503; nothing else fails', async () => {
    const { services, url, world } = backend();
    const admin = await backend().as('admin');
    const { file, ...made } = await attach(admin, `vendors/${world.vendor}`);
    const folder = join(services.files.incoming, '..');
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ ready: true, files: true });
    renameSync(folder, `${folder}-away`);
    // A file takes the place of the folder.
    writeFileSync(folder, '');
    try {
      const ready = await fetch(`${url}/readyz`);
      expect([ready.status, await ready.json()]).toMatchObject([503, { ready: false, files: false, database: true }]);
      const path = `vendors/${world.vendor}/attachments`;
      const upload = await sendForm(admin, 'post', path, documentFields());
      const failure = { error: 'The file store is not available right now', code: 'store_unavailable' };
      expect([upload.status, upload.body]).toEqual([503, failure]);
      expect((await take(backend(), admin, file?.url ?? '')).status).toBe(503);
      expect((await admin.get<One<Attachment>>(`${path}/${made.id}`)).data.file).toEqual(file);
    } finally {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    }
    expect((await take(backend(), admin, file?.url ?? '')).status).toBe(200);
  });
});

const disk = smallDisk(8);
describe.skipIf(!disk)(disk ? 'a full disk' : 'a full disk (skipped: only root can mount a small one)', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ env: { DATA_DIR: disk?.folder ?? '' } });
  });
  afterAll(async () => {
    await backend.stop();
    disk?.remove();
  });

  it('rejects an upload with 507, keeps nothing of it, and recovers when there is space again', async () => {
    const admin = await backend.as('admin');
    const path = `vendors/${backend.world.vendor}`;
    const first = await attach(admin, path, pdf(3_000_000));
    const before = await left(backend);
    const upload = () => sendForm(admin, 'post', `${path}/attachments`, documentFields(pdf(6_000_000)));
    const refused = await upload();
    expect([refused.status, refused.body]).toEqual([
      507,
      { error: 'There is no room left to store this', code: 'store_full' },
    ]);
    expect(await left(backend)).toEqual(before);
    const ready = await fetch(`${backend.url}/readyz`);
    const noSpace = expect.stringMatching(/^no space left: the disk of DATA_DIR has \d MB$/);
    expect([ready.status, await ready.json()]).toMatchObject([503, { ready: false, degraded: [noSpace] }]);
    expect((await take(backend, admin, first.file?.url ?? '')).status).toBe(200);

    for (const key of before.kept) await backend.services.files.remove(key);
    expect((await upload()).status).toBe(201);
  });
});

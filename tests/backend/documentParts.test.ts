import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Attachment } from '../../backend/document/schema.ts';
import { largestPart } from '../../backend/files/parts.ts';
import { type Api, apiOf, type One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { age, documentFields, fileOf, left, pdf, stored, take } from '../support/files.ts';
import { type FormFields, sendForm } from '../support/form.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { secondBackend } from '../support/secondBackend.ts';

/** Sends a part, or only asks. @returns the status, and how much has arrived */
async function part(api: Api, key: string, start?: number, bytes?: Blob, fields: FormFields = []) {
  const sent: FormFields = [['part[key]', key], ...fields];
  if (start !== undefined) sent.push(['part[start]', String(start)]);
  if (bytes) sent.push(['part[file]', bytes]);
  const { status, body } = await sendForm(api, 'post', 'file_parts', sent);
  return status === 200 ? (body as One<{ size: number }>).data.size : status;
}

/** The fields of a document whose file has arrived in parts. */
const naming = (key: string, name: string, size: number): FormFields => [
  ...documentFields(null),
  ['attachment[file_parts]', key],
  ['attachment[file_name]', name],
  ['attachment[file_size]', String(size)],
];

describeOnOne('a file in parts', (backend) => {
  const attachments = () => `vendors/${backend().world.vendor}/attachments`;

  it('arrives once however often its parts are sent, and becomes the same document as a file in one piece', async () => {
    const admin = await backend().as('admin');
    const file = pdf(3000);
    expect(await part(admin, 'whole')).toBe(0);
    expect(await part(admin, 'whole', 0, file.slice(0, 1000))).toBe(1000);
    // A part whose answer was lost, and one that begins elsewhere.
    expect(await part(admin, 'whole', 0, file.slice(0, 1000))).toBe(1000);
    expect(await part(admin, 'whole', 2000, file.slice(2000))).toBe(1000);
    const early = await sendForm(admin, 'post', attachments(), naming('whole', 'report.pdf', 3000));
    expect([early.status, early.body]).toMatchObject([
      422,
      { errors: { file: ['Error: The file has not arrived completely'] } },
    ]);
    expect(await part(admin, 'whole', 1000, file.slice(1000))).toBe(3000);

    const headers = { 'idempotency-key': 'in-parts' };
    const made = await sendForm(admin, 'post', attachments(), naming('whole', 'report.pdf', 3000), headers);
    expect(made.status).toBe(201);
    const { data } = made.body as One<Attachment>;
    const bytes = await (await take(backend(), admin, data.file?.url ?? '')).bytes();
    expect(Buffer.from(bytes).equals(Buffer.from(await file.bytes()))).toBe(true);
    // The same write in one piece is a repeat.
    expect((await sendForm(admin, 'post', attachments(), documentFields(file), headers)).body).toEqual(made.body);
    expect(await part(admin, 'whole', undefined, undefined, [['part[over]', 'true']])).toBe(0);
  });

  it('is inspected like any other, and cannot be used by anybody else', async () => {
    const admin = await backend().as('admin');
    const page = fileOf('<script>alert(1)</script>', 'page.html');
    await part(admin, 'page', 0, page);
    const before = await left(backend());
    const refused = await sendForm(admin, 'post', attachments(), naming('page', 'page.html', page.size));
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: { file: [expect.stringContaining('Only')] } },
    ]);
    const orgAdmin = await backend().as('orgAdmin');
    expect(await part(orgAdmin, 'page')).toBe(0);
    const others = await sendForm(orgAdmin, 'post', attachments(), naming('page', 'page.txt', page.size));
    expect([others.status, others.body]).toMatchObject([
      422,
      { errors: { file: ['Error: The file has not arrived completely'] } },
    ]);
    expect(await left(backend())).toEqual(before);
    expect(await part(await backend().as('viewer'), 'page')).toBe(403);
  });

  it('has at most 20,971,520 bytes, and an organization at most 512 MB in parts', async () => {
    const admin = await backend().as('admin');
    expect(await part(admin, 'long', 0, pdf(largestPart + 1))).toBe(413);
    expect(await part(admin, 'long', 20_971_520, pdf(1))).toBe(422);
    const { db, world } = backend();
    const full = {
      user_id: world.people.orgAdmin,
      key: 'full',
      organization_id: world.organization,
      file_key: 'none',
    };
    await db
      .insertInto('file_parts')
      .values({ ...full, start: 0, size: 512 * 1024 * 1024 })
      .execute();
    expect(await part(admin, 'long', 0, pdf(100))).toBe(503);
    await db.deleteFrom('file_parts').where('key', '=', 'full').execute();
    // Small parts count as 64 kB.
    const small = Array.from({ length: 8192 }, (_, start) => ({ ...full, start, size: 1 }));
    await db.insertInto('file_parts').values(small).execute();
    expect(await part(admin, 'long', 0, pdf(100))).toBe(503);
    await db.deleteFrom('file_parts').where('key', '=', 'full').execute();
  });

  it('is forgotten with its bytes a day after its last part', async () => {
    const admin = await backend().as('admin');
    await backend().db.deleteFrom('file_parts').execute();
    await age(backend());
    await backend().cleanUp();
    const { kept } = await stored(backend());
    await part(admin, 'left', 0, pdf(500));
    await age(backend());
    await backend().cleanUp();
    expect(await part(admin, 'left')).toBe(500);
    await backend().db.updateTable('file_parts').set({ created_at: sql<Date>`now() - interval '25 hours'` }).execute();
    await backend().cleanUp();
    expect(await part(admin, 'left')).toBe(0);
    expect((await stored(backend())).kept).toEqual(kept);
  });
});

describeOnPostgres('a file in parts at two backends', (server) => {
  let databaseUrl = '';
  const backend = suiteBackend(async () => {
    databaseUrl = await server().createMigrated();
    return { databaseUrl };
  });

  it('goes on at the other one', async () => {
    const other = await secondBackend(backend(), databaseUrl);
    const admin = await backend().as('admin');
    const elsewhere = apiOf(other.url, () => null, admin.token);
    const file = pdf(3000);
    expect(await part(admin, 'moving', 0, file.slice(0, 1000))).toBe(1000);
    expect(await part(elsewhere, 'moving', 1000, file.slice(1000))).toBe(3000);
    const path = `vendors/${backend().world.vendor}/attachments`;
    expect((await sendForm(admin, 'post', path, naming('moving', 'report.pdf', 3000))).status).toBe(201);
    await other.stop();
  });
});

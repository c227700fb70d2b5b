/** Tests the storage limit of an organization. */
import { describe, expect, it } from 'vitest';
import { type BackendOptions, startBackend, suiteBackend, type TestBackend } from '../support/backend.ts';
import { attach, documentFields, left, pdf } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { describeOnPostgres } from '../support/postgres.ts';

const limited = { env: { STORAGE_LIMIT_MB: '1' } };
const KB = 1024;

/** Uploads a document of a given size to a vendor. */
async function upload(backend: TestBackend, bytes: number, person: 'admin' | 'otherAdmin' = 'admin') {
  const api = await backend.as(person);
  const vendor = person === 'admin' ? backend.world.vendor : backend.world.other.vendor;
  return sendForm(api, 'post', `vendors/${vendor}/attachments`, documentFields(pdf(bytes)));
}

describe('the storage of an organization', () => {
  const backend = suiteBackend(limited);

  it('rejects a file that does not fit, keeps nothing of it, and reports the used and remaining storage', async () => {
    expect((await upload(backend(), 700 * KB)).status).toBe(201);
    const before = await left(backend());
    const rejected = await upload(backend(), 400 * KB);
    expect([rejected.status, rejected.body]).toEqual([
      413,
      {
        error: 'Error: Not enough storage for this file: your organization uses 0.7 MB, and 0.3 MB are left',
        code: 'too_large',
        storage: { limit: 1024 * KB, used: 700 * KB, left: 324 * KB },
      },
    ]);
    expect(await left(backend())).toEqual(before);
    expect((await upload(backend(), 324 * KB)).status).toBe(201);
    expect((await upload(backend(), 600)).status).toBe(413);
  });

  it('is separate for each organization', async () => {
    expect((await upload(backend(), 700 * KB, 'otherAdmin')).status).toBe(201);
  });
});

describe('a file that replaces another', () => {
  const backend = suiteBackend(limited);

  it('is counted instead of the replaced file', async () => {
    const admin = await backend().as('admin');
    const parent = `vendors/${backend().world.vendor}`;
    const { id } = await attach(admin, parent, pdf(900 * KB));
    const replace = (bytes: number) =>
      sendForm(admin, 'patch', `${parent}/attachments/${id}`, [['attachment[file]', pdf(bytes)]]);
    expect((await replace(1000 * KB)).status).toBe(200);
    expect((await replace(1025 * KB)).status).toBe(413);
    expect((await replace(10 * KB)).status).toBe(200);
    await attach(admin, parent, pdf(1000 * KB));
  });
});

describe('without a limit', () => {
  const backend = suiteBackend();

  it('files are accepted whatever their total size', async () => {
    for (const bytes of [700 * KB, 400 * KB, 600]) expect((await upload(backend(), bytes)).status).toBe(201);
  });
});

describeOnPostgres('two files at once', (server) => {
  const bothAtOnce = async (options: BackendOptions) => {
    const backend = await startBackend({ ...options, databaseUrl: await server().createMigrated() });
    try {
      const answers = await Promise.all(Array.from({ length: 6 }, () => upload(backend, 600 * KB)));
      return answers.map(({ status }) => status).sort();
    } finally {
      await backend.stop();
    }
  };

  it('do not fit if only one does', async () => {
    expect(await bothAtOnce(limited)).toEqual([201, 413, 413, 413, 413, 413]);
    expect(await bothAtOnce({})).toEqual([201, 201, 201, 201, 201, 201]);
  });
});

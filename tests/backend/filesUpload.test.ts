import { expect, it } from 'vitest';
import { describeOnOne } from '../support/backend.ts';
import { attach, documentFields, fileOf, left, pdf, stored } from '../support/files.ts';
import { type FormFields, sendForm } from '../support/form.ts';
import { until } from '../support/processes.ts';
import { documentParts, end, filePart, rawRequest, uploadHead } from '../support/rawRequest.ts';

const LARGEST = 20_971_520;

describeOnOne('an upload', (backend) => {
  const vendor = () => `vendors/${backend().world.vendor}`;
  const path = () => `/api/v1/${vendor()}/attachments`;
  it('may have 20,971,520 bytes but not one more; nothing of a larger one is kept', async () => {
    const admin = await backend().as('admin');
    const { file } = await attach(admin, vendor(), pdf(LARGEST));
    expect(file?.size).toBe(LARGEST);
    const before = await left(backend());
    const refused = await sendForm(admin, 'post', `${vendor()}/attachments`, documentFields(pdf(LARGEST + 1)));
    expect([refused.status, refused.body]).toEqual([
      413,
      { error: 'Error: File is larger than 20MB', code: 'too_large' },
    ]);
    expect(await left(backend())).toEqual(before);
  });

  it('is cut off at the limit even without an announced length', async () => {
    const admin = await backend().as('admin');
    const before = await left(backend());
    const request = rawRequest(backend().url, 'POST', path(), uploadHead(admin.token, 'chunked'));
    const send = (bytes: string | Uint8Array) => {
      request.write(`${bytes.length.toString(16)}\r\n`);
      request.write(bytes);
      request.write('\r\n');
    };
    send(documentParts + filePart('').slice(0, -2));
    const answer = request.answer();
    for (let sent = 0; sent <= LARGEST; sent += 1_000_000) send(Buffer.alloc(1_000_000, 'x'));
    expect(await answer).toContain('Error: File is larger than 20MB');
    expect(await left(backend())).toEqual(before);
  });

  it('accepts the file before or after the fields', async () => {
    const admin = await backend().as('admin');
    const reversed = documentFields().reverse();
    expect(reversed[0]?.[1]).toBeInstanceOf(File);
    const { status, body } = await sendForm(admin, 'post', `${vendor()}/attachments`, reversed);
    expect([status, body]).toMatchObject([201, { data: { description: 'A report', file: { size: 600 } } }]);
  });

  it('is stored once per idempotency key, and rejected with the same key and another file', async () => {
    const admin = await backend().as('admin');
    const send = (file: File) =>
      sendForm(admin, 'post', `${vendor()}/attachments`, documentFields(file), { 'idempotency-key': 'same' });
    const first = await send(pdf(700));
    const before = await left(backend());
    const repeat = await send(pdf(700));
    expect(repeat.body).toEqual(first.body);
    expect((await send(pdf(800))).body).toEqual({
      errors: { base: ['This request was sent before with other values'] },
    });
    expect(await left(backend())).toEqual(before);
  });

  it('creates one document when it is sent ten times at once', async () => {
    const admin = await backend().as('admin');
    const before = await left(backend());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        sendForm(admin, 'post', `${vendor()}/attachments`, documentFields(), { 'idempotency-key': 'at-once' }),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses.has(201)).toBe(true);
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    const after = await left(backend());
    expect([after.rows - before.rows, after.kept.length - before.kept.length]).toEqual([1, 1]);
    expect(after.incoming).toEqual([]);
  });

  it('that breaks a rule leaves no file', async () => {
    const admin = await backend().as('admin');
    const before = await left(backend());
    const stale = documentFields(pdf(), { lock_version: '9' });
    const { id } = await attach(admin, vendor());
    expect((await sendForm(admin, 'patch', `${vendor()}/attachments/${id}`, stale)).status).toBe(409);
    const nothing = documentFields(pdf(), { description: '' });
    expect((await sendForm(admin, 'post', `${vendor()}/attachments`, nothing)).status).toBe(422);
    const after = await left(backend());
    expect([after.rows, after.kept.length, after.incoming]).toEqual([before.rows + 1, before.kept.length + 1, []]);
  });

  it('treats an empty file field, as browsers send it, as no file', async () => {
    const admin = await backend().as('admin');
    const { id } = await attach(admin, vendor());
    const empty: FormFields = [...documentFields(null, { description: 'New' }), ['attachment[file]', fileOf('', '')]];
    const { status, body } = await sendForm(admin, 'patch', `${vendor()}/attachments/${id}`, empty);
    expect([status, body]).toMatchObject([200, { data: { description: 'New', file: { size: 600 } } }]);
  });

  it('is rejected before its body is read if the user may not attach it', async () => {
    const before = await left(backend());
    for (const [person, parent, status] of [
      ['viewer', vendor(), 403],
      ['orgAdmin', `vendors/${9e9}`, 404],
      ['otherAdmin', 'vendors/999', 404],
    ] as const) {
      const api = await backend().as(person);
      const headers = { ...uploadHead(api.token, LARGEST), expect: '100-continue' };
      const request = rawRequest(backend().url, 'POST', `/api/v1/${parent}/attachments`, headers);
      // Not one byte of the body has been sent.
      expect(await request.answer()).toContain(`HTTP/1.1 ${status} `);
    }
    expect(await left(backend())).toEqual(before);
  });

  it('fails if its user signs out while it is in flight', async () => {
    const api = await backend().signIn('manager');
    const before = await left(backend());
    const whole = documentParts + filePart('%PDF-1.7') + end;
    const request = rawRequest(backend().url, 'POST', path(), uploadHead(api.token, whole.length));
    request.write(whole.slice(0, 250));
    await until(
      'the file is coming in',
      async () => (await stored(backend())).incoming.length > before.incoming.length,
    );
    await api.send('delete', 'logout');
    request.write(whole.slice(250));
    expect(await request.answer()).toContain('HTTP/1.1 401 ');
    expect(await left(backend())).toEqual(before);
  });
});

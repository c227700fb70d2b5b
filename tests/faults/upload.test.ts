import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attachment } from '../../backend/document/schema.ts';
import { pdf } from '../support/files.ts';
import { exitOf, findProgram, outputOf, until } from '../support/processes.ts';
import { documentParts, end, filePart, rawRequest, uploadHead } from '../support/rawRequest.ts';
import { type LayerProcess, startLayer } from './layerProcess.ts';

/** Descriptors and memory of another process can be read from /proc only. */
const onLinux = process.platform === 'linux';
const strace = onLinux ? findProgram(['strace']) : null;
const MEGABYTE = 1024 * 1024;
const email = 'admin@upload.example';
const password = 'Lading-2026!';

describe('uploads to a backend', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lading-upload-'));
  let backend: LayerProcess;
  let token = '';
  let path = '';

  const send = (method: string, to: string, body?: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${backend.url}/api/v1/${to}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { body }),
    });
  const sendJson = (to: string, body: object) =>
    send('POST', to, JSON.stringify(body), { 'content-type': 'application/json' });

  beforeAll(async () => {
    const env = { DATA_DIR: dataDir, DEMO: '0', ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
    backend = await startLayer('backend', env);
    const signedIn = await sendJson('login', { user: { login: email, password } });
    token = signedIn.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const made = await sendJson('vendors', { vendor: { name: 'Aravalli' } });
    const { data } = (await made.json()) as { data: { id: number } };
    path = `vendors/${data.id}/attachments`;
  });
  afterAll(async () => {
    await backend.kill();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Uploads a PDF of the given size (bytes); returns the document's id, or null if there was no response. */
  async function upload(size: number): Promise<number | null> {
    const form = new FormData();
    form.append('attachment[document_type]', 'other');
    form.append('attachment[description]', `${size}`);
    form.append('attachment[file]', pdf(size));
    const answer = await send('POST', path, form).catch(() => null);
    if (!answer) return null;
    expect(answer.status).toBe(201);
    const body = await answer.json().catch(() => null);
    return body ? (body as { data: Attachment }).data.id : null;
  }
  const documents = async () => {
    const { data } = (await (await send('GET', `${path}?pagination=false`)).json()) as { data: Attachment[] };
    return data;
  };
  const folders = [join(dataDir, 'files'), join(dataDir, 'files', 'incoming')] as const;
  const filesIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const filesAll = () => folders.flatMap(filesIn);

  it('lose nothing that was acknowledged when the backend is killed, and leave no half document', async () => {
    let acknowledged = 0;
    for (let round = 0; round < 4; round += 1) {
      const sizes = Array.from({ length: 8 }, (_, index) => 200_000 + round * 8000 + index * 1000);
      const uploads = sizes.map(upload);
      const sent = Promise.all(uploads);
      // At any moment: while files arrive, before they are stored, around a commit; in round 0, after the first response.
      await (round === 0 ? Promise.race(uploads) : sleep(Math.random() * 600));
      await backend.kill();
      const ids = (await sent).filter((id) => id !== null);
      acknowledged += ids.length;
      await backend.restart();
      const known = await documents();
      expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
      for (const { description, file } of known) {
        const bytes = await (await send('GET', (file?.url ?? '').replace('/api/v1/', ''))).arrayBuffer();
        expect(String(bytes.byteLength)).toBe(description);
      }
    }
    // Interrupted uploads are left over until they are too old for any request to be waiting for them.
    await backend.kill();
    writeFileSync(join(folders[1], 'left-over'), 'x');
    writeFileSync(join(folders[0], 'left-over'), 'x');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const folder of folders) for (const name of filesIn(folder)) utimesSync(join(folder, name), longAgo, longAgo);
    await backend.restart();
    const { length } = await documents();
    await until('the cleanup is over', () => filesAll().length === length);
    expect(acknowledged).toBeGreaterThan(0);
  }, 600_000);

  it('that are malformed harm nothing but themselves', async () => {
    const pid = backend.pid();
    const stored = filesAll().length;
    for (const body of [
      // This very body crashes processes that use another parser.
      '--x1\r\n\tContent-Disposition: form-data; name="a"\r\n\r\n\r\n--x1--',
      '--x1\r\nContent-Disposition: form-data; filename="a"\r\n\r\nv\r\n--x1--',
      documentParts + filePart('%PDF-1.7') + filePart('%PDF-1.7') + end,
      documentParts + filePart('%PDF-1.7').slice(0, -4),
      `${documentParts}--x1\r\nContent-Disposition: form-data; name="attachment[file]"; filename`,
    ]) {
      const request = rawRequest(backend.url, 'POST', `/api/v1/${path}`, uploadHead(token, body.length));
      request.write(body);
      expect(await request.answer()).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect((await fetch(`${backend.url}/readyz`)).status).toBe(200);
    expect([backend.pid(), filesAll().length]).toEqual([pid, stored]);
  });

  it.skipIf(!strace)(
    'are flushed to the disk before they are acknowledged',
    async () => {
      const trace = join(dataDir, 'trace');
      const traced = 'trace=fsync,fdatasync,rename,renameat,renameat2,write,writev';
      const args = ['-f', '-y', '-s', '64', '-e', traced, '-o', trace, '-p', String(backend.pid())];
      const tracer = spawn(strace ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
      try {
        await outputOf(tracer).includes('attached');
        expect(await upload(300_000)).not.toBeNull();
        await until('the answer is traced', () => readFileSync(trace, 'utf8').includes('HTTP/1.1 201'));
      } finally {
        tracer.kill('SIGINT');
        await exitOf(tracer);
      }
      const lines = readFileSync(trace, 'utf8').split('\n');
      const folder = join(dataDir, 'files');
      const steps = [
        (line: string) => line.includes('fsync(') && line.includes(`<${join(folder, 'incoming')}/`),
        (line: string) => line.includes('rename(') && line.includes(`"${folder}/`),
        (line: string) => line.includes('fsync(') && line.includes(`<${folder}>`),
        (line: string) => line.includes('HTTP/1.1 201'),
      ].map((isStep) => lines.findIndex(isStep));
      expect(steps).not.toContain(-1);
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    },
    60_000,
  );

  it.skipIf(!onLinux)(
    'leave neither files nor descriptors behind when they are aborted',
    async () => {
      const before = await documents();
      const pid = backend.pid();
      const descriptors = () => readdirSync(`/proc/${pid}/fd`).length;
      const whole = documentParts + filePart(`%PDF-1.7${'x'.repeat(2 * MEGABYTE)}`) + end;
      const baseline = descriptors();
      const stored = filesAll().length;
      for (let round = 0; round < 10; round += 1) {
        await Promise.all(
          Array.from({ length: 10 }, async () => {
            const request = rawRequest(backend.url, 'POST', `/api/v1/${path}`, uploadHead(token, whole.length));
            request.write(whole.slice(0, Math.random() * whole.length));
            await sleep(Math.random() * 20);
            request.socket.resetAndDestroy();
            await request.gone;
          }),
        );
      }
      await until('all files are gone', () => filesAll().length === stored);
      await until('all descriptors are closed', () => descriptors() <= baseline);
      expect([backend.pid(), await documents()]).toEqual([pid, before]);
    },
    60_000,
  );

  it.skipIf(!onLinux)(
    'need no more memory if there are more and larger ones',
    async () => {
      const status = () => readFileSync(`/proc/${backend.pid()}/status`, 'utf8');
      const kilobytes = (name: string) => Number(status().match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]);
      await upload(20 * MEGABYTE);
      const before = kilobytes('VmRSS');
      // Resets the high-water mark (proc(5), clear_refs).
      writeFileSync(`/proc/${backend.pid()}/clear_refs`, '5');
      const ids = await Promise.all(Array.from({ length: 20 }, () => upload(20 * MEGABYTE)));
      expect(ids.every((id) => id !== null)).toBe(true);
      const grown = (kilobytes('VmHWM') - before) / 1024;
      // Twenty uploads of 20 MB are in flight at once: 400 MB.
      expect(grown).toBeLessThan(0.25 * 400);
    },
    600_000,
  );
});

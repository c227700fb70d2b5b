/** A disk that fills up while the embedded database is written to. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { smallDisk } from '../support/smallDisk.ts';
import { type LayerProcess, startLayer } from './layerProcess.ts';

const login = { login: 'admin@full.example', password: 'Lading-2026!' };
const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { token } }';
const CREATE = 'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id } } }';
const READ = '{ vendors { meta { count } } }';

const disk = smallDisk(160);
const title = disk ? 'a disk that is full' : 'a disk that is full (skipped: only root can mount a small one)';
describe.skipIf(!disk)(title, () => {
  const folder = disk?.folder ?? '';
  let backend: LayerProcess;
  let gateway: TestGateway;
  let token = '';
  beforeAll(async () => {
    const admin = { ADMIN_EMAIL: login.login, ADMIN_PASSWORD: login.password };
    backend = await startLayer('backend', { DATA_DIR: folder, DEMO: '0', ...admin });
    gateway = await startGateway({ url: backend.url, cableUrl: `${backend.url.replace('http', 'ws')}/cable` });
    const { data } = await gateway.ask(SIGN_IN, { input: login });
    token = (data as { signIn: { token: string } }).signIn.token;
  });
  afterAll(async () => {
    await gateway.stop();
    await backend.kill();
    disk?.remove();
  });

  /** Writes a vendor and returns the code that the write fails with; null if it is stored. */
  const write = async (name: string) => {
    const { errors } = await gateway.ask(CREATE, { input: { name } }, { token });
    return errors[0]?.extensions.code ?? null;
  };
  const degraded = async () => {
    const answer = await fetch(`${backend.url}/readyz`);
    return [answer.status, (await answer.json()).degraded];
  };

  it('is reported to users and operators, is still read from, and is written to when there is room again', async () => {
    expect([await write('with room'), await degraded()]).toEqual([null, [200, []]]);
    const filler = join(folder, 'filler');
    expect(() => {
      while (true) writeFileSync(filler, Buffer.alloc(64 * 1024), { flag: 'a' });
    }).toThrow(/ENOSPC/);
    // The files that are already open have some room left.
    let code: string | null = null;
    for (let vendor = 0; code === null && vendor < 2000; vendor += 1) code = await write(`${vendor} ${'x'.repeat(80)}`);
    expect(code).toBe('STORAGE_FULL');
    expect(await degraded()).toEqual([503, [expect.stringMatching(/^no space left: the disk of DATA_DIR has 0 MB$/)]]);
    expect((await gateway.fetch('/readyz')).status).toBe(503);
    expect((await gateway.ask(READ, {}, { token })).errors).toEqual([]);
    rmSync(filler);
    expect([await write('with room again'), await degraded()]).toEqual([null, [200, []]]);
  });
});

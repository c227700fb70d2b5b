import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { linkIn } from '../support/outbox.ts';
import { freePort, until } from '../support/processes.ts';
import { startMailServer } from '../support/smtp.ts';
import { startLayer } from './layerProcess.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lading-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

it('a mail that was requested before kill -9 is sent, and its link resets the password', {
  timeout: 600_000,
}, async () => {
  const [email, password] = ['admin@test.example', 'A-New-One-2027!'];
  const port = await freePort();
  const backend = await startLayer('backend', {
    DATA_DIR: dataDir,
    DEMO: '0',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: 'A-First-One-2026!',
    SMTP_URL: `smtp://lading:a%20mail%20secret@127.0.0.1:${port}`,
  });
  const send = async (method: string, path: string, user: object) => {
    const headers = { 'content-type': 'application/json' };
    const url = `${backend.url}/api/v1/${path}`;
    return (await fetch(url, { method, headers, body: JSON.stringify({ user }) })).status;
  };
  // There is no mail server yet.
  expect(await send('POST', 'forgot_password', { login: email })).toBe(204);
  await backend.kill();
  const server = await startMailServer(port);
  await backend.restart();
  await until('the mail arrives', () => server.mails.length > 0);
  const reset_password_token = linkIn(server.mails[0]).searchParams.get('token');
  const chosen = { reset_password_token, password, password_confirmation: password };
  expect(await send('PUT', 'forgot_password', chosen)).toBe(204);
  expect(await send('POST', 'login', { login: email, password })).toBe(200);
  await backend.kill();
  await server.stop();
});

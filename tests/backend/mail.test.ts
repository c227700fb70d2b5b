import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import { writeLetter } from '../../backend/mail/letter.ts';
import { type Mailer, type MailSettings, mailer } from '../../backend/mail/mailer.ts';
import { startBackend } from '../support/backend.ts';
import { linkIn } from '../support/outbox.ts';
import { freePort, until } from '../support/processes.ts';
import { startMailServer, type TestMailServer } from '../support/smtp.ts';
import { emailOf } from '../support/world.ts';

const letter = (number = 1) =>
  writeLetter({
    to: { first_name: 'Zoë', last_name: 'Świątek', email: 'zoe@test.example' },
    subject: `Número ${number}`,
    before: ['Before.'],
    link: { label: 'Open', url: 'https://lading.example.org/reset-password?token=secret-token' },
    after: ['After.'],
  });

describe('mails through a mail server', () => {
  let server: TestMailServer;
  let post: Mailer | undefined;
  let lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const mailerOn = (smtpUrl: string, settings: Partial<MailSettings> = {}) => {
    const config = { smtpUrl, mailFrom: 'Lading <no-reply@lading.example.org>', dataDir: '/nowhere' };
    post = mailer(config, log, { spreadMs: 0, retryMs: [10, 10], stopMs: 200, ...settings });
    return post;
  };
  beforeEach(async () => {
    lines = [];
    server = await startMailServer();
  });
  afterEach(async () => {
    await post?.close();
    await server.stop();
  });

  it('arrive as text and as HTML, from the configured sender, marked as written by a machine', async () => {
    mailerOn(server.url).post('letter', async () => letter());
    await post?.idle();
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: { name: 'Lading', address: 'no-reply@lading.example.org' },
      to: [{ name: 'Zoë Świątek', address: 'zoe@test.example' }],
      subject: 'Número 1',
    });
    const link = 'https://lading.example.org/reset-password?token=secret-token';
    expect(mail?.text?.trim()).toBe(`Hello Zoë,\n\nBefore.\n\n${link}\n\nAfter.\n\nLading`);
    expect(mail?.html).toContain(`<p><a href="${link}">Open</a></p>`);
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('are tried again while the server refuses for now, and made only once', async () => {
    server.refuseNext.push(451, 421);
    let made = 0;
    mailerOn(server.url).post('letter', async () => {
      made += 1;
      return letter();
    });
    await post?.idle();
    expect([made, server.offered(), server.mails.length]).toEqual([1, 3, 1]);
  });

  it('are given up, with a line in the log, when the server refuses for good or too often', async () => {
    server.refuseNext.push(550);
    mailerOn(server.url).post('letter', async () => letter());
    await post?.idle();
    expect(server.offered()).toBe(1);
    server.refuseNext.push(450, 450, 450);
    post?.post('letter', async () => letter(2));
    await post?.idle();
    expect(server.offered()).toBe(4);
    expect(server.mails).toEqual([]);
    expect(lines.filter((line) => line.includes('"mail given up"'))).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/secret-token|a mail secret|a%20mail%20secret/);
  });

  it('wait for a server that comes later', async () => {
    const port = await freePort();
    mailerOn(`smtp://lading:a%20mail%20secret@127.0.0.1:${port}`, { retryMs: Array(200).fill(20) });
    post?.post('letter', async () => letter());
    await until('it was tried', () => lines.some((line) => line.includes('mail not sent yet')));
    const late = await startMailServer(port);
    await post?.idle();
    expect(late.mails).toHaveLength(1);
    await post?.close();
    await late.stop();
  });

  it('do not hold up the end of the backend', async () => {
    server.refuseNext.push(0);
    mailerOn(server.url, { retryMs: [60_000] }).post('hanging', async () => letter());
    await until('it was offered', () => server.offered() === 1);
    post?.post('failing', () => Promise.reject(new Error('no database')));
    await until('it failed', () => lines.some((line) => line.includes('mail not sent yet')));
    // Otherwise this waits for a minute, which no test may.
    await post?.close();
    expect(lines.some((line) => line.includes('mail given up: the backend stops'))).toBe(true);
    post?.post('late', async () => letter());
    expect(lines.at(-1)).toContain('mail dropped');
  });

  it('are dropped beyond so many under way', async () => {
    server.refuseNext.push(0);
    mailerOn(server.url, { maxWaiting: 1 }).post('hanging', async () => letter());
    post?.post('letter', async () => letter(2));
    expect(lines.at(-1)).toContain('mail dropped');
  });

  it('neither delay nor fail a request, even when the server hangs', async () => {
    server.refuseNext.push(0, 0);
    const backend = await startBackend({ env: { SMTP_URL: server.url }, mail: { spreadMs: 0, stopMs: 100 } });
    try {
      const { as, withToken, world } = backend;
      const asked = await withToken(null).send('post', 'forgot_password', { user: { login: emailOf('viewer') } });
      expect(asked.status).toBe(204);
      const user = { first_name: 'A', last_name: 'B', email: 'ab@test.example', permission_id: 7 };
      await (await as('orgAdmin')).post('users', { user: { ...user, program_ids: [world.program] } });
      await until('both were offered', () => server.offered() === 2);
      expect(server.mails).toEqual([]);
    } finally {
      await backend.stop();
    }
  });

  it('bring somebody back in who forgot the password', async () => {
    const backend = await startBackend({ env: { SMTP_URL: server.url } });
    try {
      const { services, withToken } = backend;
      await withToken(null).send('post', 'forgot_password', { user: { login: emailOf('viewer') } });
      await services.mailer.idle();
      const reset_password_token = linkIn(server.mails[0]).searchParams.get('token');
      const password = 'Quite-New-2027!';
      const body = { user: { reset_password_token, password, password_confirmation: password } };
      expect((await withToken(null).send('put', 'forgot_password', body)).status).toBe(204);
      const login = { user: { login: emailOf('viewer'), password } };
      expect((await withToken(null).send('post', 'login', login)).status).toBe(200);
    } finally {
      await backend.stop();
    }
  });
});

it('writes lines of at most 72 characters, and keeps a link whole', () => {
  const url = `https://lading.example.org/${'a'.repeat(80)}`;
  const to = { first_name: 'A', last_name: 'B', email: 'ab@test.example' };
  const link = { label: 'Open', url };
  const { text } = writeLetter({ to, subject: 'S', before: ['word '.repeat(40).trim()], link, after: [] });
  const lines = text.split('\n').filter((line) => line !== url);
  expect(Math.max(...lines.map((line) => line.length))).toBe(69);
  expect(text.replace(/\s+/g, ' ')).toBe(`Hello A, ${'word '.repeat(40)}${url} Lading `);
});

describe('the settings of mails', () => {
  const secret = { NODE_ENV: 'production', SECRET_KEY: 'a secret for tests only, 32 chars' };

  it('take links and sender from the public address', () => {
    const { publicUrl, mailFrom, smtpUrl } = readConfig({ ...secret, PUBLIC_URL: 'https://lading.example.org/' });
    expect({ publicUrl, mailFrom, smtpUrl }).toEqual({
      publicUrl: 'https://lading.example.org',
      mailFrom: 'Lading <no-reply@lading.example.org>',
      smtpUrl: undefined,
    });
    const local = readConfig({ SECRET_KEY: secret.SECRET_KEY, PORT: '4321' });
    expect(local.publicUrl).toBe('http://localhost:4321');
  });

  it.each([
    ['no public address in production', {}, 'PUBLIC_URL'],
    ['one that is not encrypted', { PUBLIC_URL: 'http://lading.example.org' }, 'PUBLIC_URL'],
    ['a mail server by its name alone', { PUBLIC_URL: 'https://x.example', SMTP_URL: 'mail.example.org' }, 'SMTP_URL'],
    ['a sender without an address', { PUBLIC_URL: 'https://x.example', MAIL_FROM: 'Lading' }, 'MAIL_FROM'],
  ])('refuse %s', (_what, env, variable) => {
    expect(() => readConfig({ ...secret, ...env })).toThrow(variable);
  });
});

import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { writeLetter } from '../../backend/mail/letter.ts';
import { type LetterWriter, type Mailer, type MailSettings, mailer } from '../../backend/mail/mailer.ts';
import { startBackend } from '../support/backend.ts';
import { embeddedDatabase, postgresDatabase } from '../support/database.ts';
import { linkIn } from '../support/outbox.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { freePort, until } from '../support/processes.ts';
import { startMailServer, type TestMailServer } from '../support/smtp.ts';
import { emailOf } from '../support/world.ts';

const letter = (subject = 'Número 1') =>
  writeLetter({
    to: { first_name: 'Zoë', last_name: 'Świątek', email: 'zoe@test.example' },
    subject,
    before: ['Before.'],
    link: { label: 'Open', url: 'https://lading.example.org/reset-password?token=secret-token' },
    after: ['After.'],
  });

/** Sets up a mail server, and mailers of several processes with one database; a mail's login becomes its subject. */
function suiteMailers(open: () => Promise<OpenDatabase>) {
  let server: TestMailServer;
  let database: OpenDatabase;
  let mailers: Mailer[] = [];
  let lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    lines = [];
    mailers = [];
    server = await startMailServer();
  });
  afterEach(async () => {
    for (const each of mailers) await each.close();
    await server.stop();
    await database.db.deleteFrom('mails').execute();
  });
  return {
    server: () => server,
    db: () => database.db,
    lines: () => lines,
    /** Creates the mailer of a process; it looks for mails only when it is started or told to deliver. */
    mailer(
      settings: Partial<MailSettings> = {},
      smtpUrl = server.url,
      write: LetterWriter = async (_db, { login }) => letter(login ?? ''),
    ) {
      const publicUrl = 'https://lading.example.org';
      const made = mailer({
        config: {
          smtpUrl,
          mailFrom: 'Lading <no-reply@lading.example.org>',
          dataDir: '/nowhere',
          publicUrl,
          languages: ['en'],
        },
        db: database.db,
        writers: { password_link: write, invitation: write, address_left: write, address_reached: write },
        now: () => new Date(),
        log,
        settings: { spreadMs: 0, retryMs: [0, 0], stopMs: 100, ...settings },
      });
      mailers.push(made);
      return made;
    },
    post: (by: Mailer, login = 'Número 1', validMs = 60_000) =>
      by.post(database.db, { kind: 'password_link', login }, validMs),
    waiting: async () =>
      Number(
        (
          await database.db
            .selectFrom('mails')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      ),
  };
}

describe('mails through a mail server', () => {
  const { server, lines, mailer: start, post, waiting } = suiteMailers(embeddedDatabase);

  it('arrive as text and as HTML, from the configured sender, marked as auto-generated', async () => {
    const sender = start();
    await post(sender);
    await sender.deliver();
    const [mail] = server().mails;
    expect(mail).toMatchObject({
      from: { name: 'Lading', address: 'no-reply@lading.example.org' },
      to: [{ name: 'Zoë Świątek', address: 'zoe@test.example' }],
      subject: 'Número 1',
    });
    const link = 'https://lading.example.org/reset-password?token=secret-token';
    expect(mail?.text?.trim()).toBe(`Hello Zoë,\n\nBefore.\n\n${link}\n\nAfter.\n\nLading`);
    expect(mail?.html).toContain(`<p><a href="${link}">Open</a></p>`);
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(await waiting()).toBe(0);
  });

  it('are retried while the server rejects them temporarily', async () => {
    server().refuseNext.push(451, 421);
    const sender = start();
    await post(sender);
    await sender.deliver();
    expect([server().offered(), server().mails.length, await waiting()]).toEqual([3, 1, 0]);
  });

  it('are abandoned, with a line in the log, if the server rejects them permanently or too often', async () => {
    server().refuseNext.push(550);
    const sender = start();
    await post(sender);
    await sender.deliver();
    expect(server().offered()).toBe(1);
    server().refuseNext.push(450, 450, 450);
    await post(sender);
    await sender.deliver();
    expect([server().offered(), server().mails.length, await waiting()]).toEqual([4, 0, 0]);
    expect(lines().filter((line) => line.includes('"mail given up"'))).toHaveLength(2);
    expect(lines().join('')).not.toMatch(/secret-token|a mail secret|a%20mail%20secret/);
  });

  it('are abandoned when they have expired', async () => {
    const sender = start();
    await post(sender, 'late', -1);
    await sender.deliver();
    expect([server().offered(), await waiting()]).toEqual([0, 0]);
    expect(lines().at(-1)).toContain('mail given up');
  });

  it('are retried if they could not be composed, and delay no others', async () => {
    let broken = true;
    const sender = start({ retryMs: [60_000] }, server().url, async (_db, { login }) => {
      if (login === 'broken' && broken) throw new Error('no such table');
      return letter(login ?? '');
    });
    await post(sender, 'broken');
    await post(sender, 'whole');
    await sender.deliver();
    expect(server().mails.map(({ subject }) => subject)).toEqual(['whole']);
    expect([await waiting(), lines().filter((line) => line.includes('no such table'))]).toMatchObject([1, [{}]]);
    broken = false;
  });

  it('wait for a server that starts later', async () => {
    const port = await freePort();
    const url = `smtp://lading:a%20mail%20secret@127.0.0.1:${port}`;
    const sender = start({ lookMs: 10, retryMs: Array(500).fill(20) }, url);
    sender.start();
    await post(sender);
    await until('it was tried', () => lines().some((line) => line.includes('mail not sent yet')));
    const late = await startMailServer(port);
    await until('it arrived', () => late.mails.length === 1);
    await sender.close();
    await late.stop();
  });

  it('do not delay the shutdown of the backend, and are sent by the next one', async () => {
    server().refuseNext.push(0, 451);
    const first = start({ retryMs: [60_000] });
    await post(first, 'hanging');
    void first.deliver();
    await until('it was offered', () => server().offered() === 1);
    await post(first, 'refused');
    void first.deliver();
    await until('it was refused', () => lines().some((line) => line.includes('mail not sent yet')));
    // Waiting for the retry would take a minute, longer than a test may run.
    await first.close();
    expect([server().offered(), await waiting()]).toEqual([2, 2]);
    await start().deliver();
    // The other mail is waiting for its retry.
    expect(server().mails.map(({ subject }) => subject)).toEqual(['hanging']);
  });

  it('neither delay nor fail a request, even when the server hangs', async () => {
    server().refuseNext.push(0, 0);
    const mail = { spreadMs: 0, lookMs: 5, stopMs: 100 };
    const backend = await startBackend({ env: { SMTP_URL: server().url }, mail });
    try {
      const { as, withToken, world } = backend;
      const asked = await withToken(null).send('post', 'forgot_password', { user: { login: emailOf('viewer') } });
      expect(asked.status).toBe(204);
      const user = { first_name: 'A', last_name: 'B', email: 'ab@test.example', permission_id: 7 };
      await (await as('orgAdmin')).post('users', { user: { ...user, program_ids: [world.program] } });
      await until('both were offered', () => server().offered() === 2);
      expect(server().mails).toEqual([]);
    } finally {
      await backend.stop();
    }
  });

  it('let a user who forgot the password sign in again', async () => {
    const backend = await startBackend({ env: { SMTP_URL: server().url } });
    try {
      const { services, withToken } = backend;
      await withToken(null).send('post', 'forgot_password', { user: { login: emailOf('viewer') } });
      await services.mailer.deliver();
      const reset_password_token = linkIn(server().mails[0]).searchParams.get('token');
      const password = 'Quite-New-2027!';
      const body = { user: { reset_password_token, password, password_confirmation: password } };
      expect((await withToken(null).send('put', 'forgot_password', body)).status).toBe(204);
      const login = { user: { login: emailOf('viewer'), password } };
      expect((await withToken(null).send('post', 'login', login)).status).toBe(200);
    } finally {
      await backend.stop();
    }
  });

  it('contain a link that replaces the one of the previous attempt', async () => {
    server().refuseNext.push(451, 451);
    const backend = await startBackend({ env: { SMTP_URL: server().url }, mail: { spreadMs: 0, retryMs: [0, 0] } });
    try {
      const { db, services, withToken } = backend;
      await withToken(null).send('post', 'forgot_password', { user: { login: emailOf('viewer') } });
      await services.mailer.deliver();
      expect(server().mails).toHaveLength(1);
      expect(await db.selectFrom('password_links').select('user_id').execute()).toHaveLength(1);
    } finally {
      await backend.stop();
    }
  });
});

describeOnPostgres('mails of several processes', (postgres) => {
  const {
    server,
    mailer: start,
    post,
    waiting,
  } = suiteMailers(async () => postgresDatabase(await postgres().createMigrated()));

  it('are each sent by one of them', async () => {
    const processes = [start(), start(), start()];
    const subjects = Array.from({ length: 40 }, (_, index) => `Mail ${String(index).padStart(2, '0')}`);
    await Promise.all(subjects.map((subject, index) => post(processes[index % 3] ?? start(), subject)));
    await Promise.all([...processes, ...processes].map((each) => each.deliver()));
    expect(
      server()
        .mails.map(({ subject }) => subject)
        .sort(),
    ).toEqual(subjects);
    expect(await waiting()).toBe(0);
  });

  it('are left to the process that is sending them, and taken over by another when its lease has ended', async () => {
    server().refuseNext.push(0);
    const [ended, other] = [start({ leaseMs: 300 }), start()];
    await post(ended);
    void ended.deliver();
    await until('it was offered', () => server().offered() === 1);
    await other.deliver();
    expect(server().offered()).toBe(1);
    await until('another sends it', async () => {
      await other.deliver();
      return server().mails.length === 1;
    });
  });
});

it('a letter has lines of at most 72 characters, and keeps a link whole', () => {
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

  it('derive links and sender from the public address', () => {
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

import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { ConfigError } from '../configError.ts';
import { openPglite, openPostgres } from '../db/client.ts';
import { migrateOpened } from '../db/migrate.ts';
import { makeLog } from '../log.ts';
import { startFailure } from '../startFailure.ts';
import { ensureAdministrator } from './administrator.ts';
import { messages } from './messages.ts';

/** `npm run create-admin -- EMAIL` creates the first system administrator and one organization in an empty database. */
async function createAdmin(): Promise<void> {
  const [email, ...more] = process.argv.slice(2);
  if (!email || more.length > 0) throw new ConfigError(messages.usage);
  if (!z.email().safeParse(email).success) throw new ConfigError(messages.notAnEmail(email));
  const config = readConfig();
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openPglite(config.dataDir);
  try {
    await migrateOpened(database);
    if (await database.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) {
      throw new ConfigError(messages.usersExist);
    }
    const given = config.adminPassword ?? (process.stdin.isTTY ? await askPassword() : '');
    const password = given || generatedPassword();
    if (!(await ensureAdministrator(database.db, { email, password }, makeLog('silent')))) {
      throw new ConfigError(messages.usersExist);
    }
    console.log(messages.made(email));
    if (!given) console.log(messages.generatedPassword(password));
  } finally {
    await database.close();
  }
}

/** Prompts at the terminal without showing the input. */
async function askPassword(): Promise<string> {
  process.stdout.write(messages.askPassword);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/** Letters and digits that are not mistaken for each other, and signs that need no quoting in a shell. */
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_.+='];

/** Generates a password of 20 characters, with some from each alphabet. */
function generatedPassword(): string {
  const all = alphabets.join('');
  const from = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length));
  const characters = Array.from({ length: 20 }, (_, index) => from(alphabets[index] ?? all));
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

createAdmin().catch((error: unknown) => {
  const { message, exitCode } = startFailure(error);
  console.error(message);
  process.exit(exitCode);
});

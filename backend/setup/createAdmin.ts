import { parseArgs } from 'node:util';
import { z } from 'zod';
import { hashPassword } from '../access/password.ts';
import { hasPeople } from '../access/somebody.ts';
import { type Config, readConfig } from '../config.ts';
import { ConfigError } from '../configError.ts';
import { dataOf } from '../record/list.ts';
import { startFailure } from '../startFailure.ts';
import { makeFirstAdministrator, usualOrganization } from './administrator.ts';
import { ask, type Here, ladingHere, send } from './here.ts';
import { messages } from './messages.ts';
import { organizationName, setupState } from './schema.ts';
import { askNewPassword, askText, generatedPassword } from './terminal.ts';

/**
 * `npm run create-admin -- EMAIL [--organization NAME]` creates the first system administrator and the organization of an
 * empty database, whether or not Lading is running. What is not given is asked for at a terminal.
 */
async function createAdmin(): Promise<void> {
  const { email, organization: named } = readArguments();
  const config = readConfig();
  const here = await ladingHere(config);
  if (!(await isNeeded(here))) throw new ConfigError(messages.usersExist);
  const organization = checkedName(named ?? config.adminOrganization ?? (await askOrganization(email)));
  const given = config.adminPassword ?? (process.stdin.isTTY ? await askNewPassword() : '');
  const password = given || generatedPassword();
  await create(here, config, { email, password, organization_name: organization });
  console.log(messages.made(email, organization));
  if (!given) console.log(messages.generatedPassword(password));
}

function readArguments(): { email: string; organization: string | undefined } {
  const { values, positionals } = parsed();
  const [email, ...more] = positionals;
  if (!email || more.length > 0) throw new ConfigError(messages.usage);
  if (!z.email().safeParse(email).success) throw new ConfigError(messages.notAnEmail(email));
  return { email, organization: values.organization };
}

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { organization: { type: 'string' } } });
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n${messages.usage}`);
  }
}

async function isNeeded({ backend, withDatabase }: Here): Promise<boolean> {
  if (!backend) return !(await withDatabase(hasPeople));
  const answer = await ask(backend, 'setup');
  return dataOf(setupState).parse(answer.body).data.needed;
}

async function askOrganization(email: string): Promise<string> {
  const usual = usualOrganization(email);
  return (process.stdin.isTTY && (await askText(messages.askOrganization(usual)))) || usual;
}

/** @throws ConfigError for a name that no organization may have */
function checkedName(name: string): string {
  const { success, data, error } = organizationName.safeParse(name);
  if (success) return data;
  throw new ConfigError(messages.organizationWrong(error.issues[0]?.message ?? ''));
}

interface Wanted {
  email: string;
  password: string;
  organization_name: string;
}

/** @throws ConfigError if somebody was created meanwhile */
async function create({ backend, withDatabase }: Here, { dataDir }: Config, wanted: Wanted): Promise<void> {
  if (backend) return void (await send(dataDir, 'setup/administrator', { administrator: wanted }));
  const { password, ...first } = wanted;
  const password_hash = await hashPassword(password);
  const made = await withDatabase((db) => makeFirstAdministrator(db, { ...first, password_hash }));
  if (made === null) throw new ConfigError(messages.usersExist);
}

createAdmin().catch((error: unknown) => {
  const { message, exitCode } = startFailure(error);
  console.error(message);
  process.exit(exitCode);
});

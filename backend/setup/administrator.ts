import type { Logger } from 'pino';
import { hashPassword } from '../access/password.ts';
import { passwordProblem } from '../access/passwordRules.ts';
import { roleId } from '../access/roles.ts';
import { hasPeople } from '../access/somebody.ts';
import { ConfigError } from '../configError.ts';
import type { Db } from '../db/client.ts';
import { lockFilling } from '../db/filling.ts';
import { messages } from './messages.ts';

/** The first person, who is a system administrator, and the organization that is made with them. */
export interface FirstAdministrator {
  readonly email: string;
  readonly password_hash: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly organization_name: string;
  /** The beginning of the name by default. */
  readonly organization_short_name?: string;
}

/** The longest short name of an organization, in characters. */
const SHORT = 15;

/**
 * Creates the first organization with its system administrator, in one transaction, and ends all links that would. Of two
 * processes or requests at once, one does it.
 * @returns the person's id; null if anybody exists already
 */
export function makeFirstAdministrator(db: Db, first: FirstAdministrator): Promise<number | null> {
  const { organization_name: name, organization_short_name: short_name = beginningOf(name), ...person } = first;
  return db.transaction().execute(async (trx) => {
    await lockFilling(trx);
    if (await hasPeople(trx)) return null;
    const organization = await trx
      .insertInto('organizations')
      .values({ name, short_name, email: first.email, feature_flags: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await trx
      .insertInto('users')
      .values({
        first_name: 'System',
        last_name: 'Administrator',
        ...person,
        organization_id: organization.id,
        permission_id: roleId.systemAdministrator,
        status: 'active',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('setup_links').execute();
    return id;
  });
}

/**
 * Creates the system administrator that the settings name, and their organization, if nobody exists. Without a name, the
 * organization is called after the domain of the email address.
 * @throws ConfigError when there is no password, or it breaks the password rules
 */
export async function ensureAdministrator(
  db: Db,
  admin: { email: string; password: string | undefined; organization: string | undefined },
  log: Pick<Logger, 'info'>,
): Promise<void> {
  if (await hasPeople(db)) return;
  if (!admin.password) throw new ConfigError(messages.passwordMissing);
  const problem = passwordProblem(admin.password);
  if (problem) throw new ConfigError(`ADMIN_PASSWORD: ${problem}`);
  const email = admin.email.trim();
  const organization_name = admin.organization ?? usualOrganization(email);
  const password_hash = await hashPassword(admin.password);
  const made = await makeFirstAdministrator(db, { email, password_hash, organization_name });
  if (made !== null) log.info({ email, organization: organization_name }, 'made the first administrator');
}

/** Returns the name that an organization gets if nobody names it: the domain of its administrator's email address. */
export const usualOrganization = (email: string): string => email.trim().split('@').at(-1) ?? email;

const beginningOf = (name: string): string => Array.from(name).slice(0, SHORT).join('').trim();

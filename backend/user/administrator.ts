import type { Logger } from 'pino';
import { hashPassword, passwordProblem } from '../access/password.ts';
import { roleId } from '../access/roles.ts';
import { ConfigError } from '../configError.ts';
import type { Db } from '../db/client.ts';
import { lockFilling } from '../db/filling.ts';

/**
 * Creates the first system administrator and one organization if the user table is empty.
 * @throws ConfigError when there is no password, or it breaks the password rules
 * @returns whether the administrator was created
 */
export async function ensureAdministrator(
  db: Db,
  admin: { email: string; password: string | undefined },
  log: Pick<Logger, 'info'>,
): Promise<boolean> {
  if (await hasUsers(db)) return false;
  if (!admin.password) throw new ConfigError('ADMIN_PASSWORD: needed with ADMIN_EMAIL to make the first administrator');
  const problem = passwordProblem(admin.password);
  if (problem) throw new ConfigError(`ADMIN_PASSWORD: ${problem}`);
  const password_hash = await hashPassword(admin.password);
  const isMade = await db.transaction().execute(async (trx) => {
    await lockFilling(trx);
    if (await hasUsers(trx)) return false;
    const organization = await trx
      .insertInto('organizations')
      .values({ name: 'My organization', short_name: 'My org', feature_flags: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('users')
      .values({
        organization_id: organization.id,
        first_name: 'System',
        last_name: 'Administrator',
        email: admin.email.trim(),
        permission_id: roleId.systemAdministrator,
        status: 'active',
        password_hash,
      })
      .execute();
    return true;
  });
  if (isMade) log.info({ email: admin.email }, 'made the first administrator');
  return isMade;
}

const hasUsers = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

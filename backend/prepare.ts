import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { privateDataDir } from './dataDir.ts';
import { type OpenDatabase, openPglite, openPostgres } from './db/client.ts';
import { migrateOpened } from './db/migrate.ts';
import { fillWithDemo } from './demo/demo.ts';
import { openStore } from './files/open.ts';
import { ensureAdministrator } from './setup/administrator.ts';

/**
 * Opens the configured database, migrates it, and fills it as configured if it is empty. The backend starts with this, and
 * so do commands that run without a backend.
 * @throws ConfigError if the data folder is in use or cannot be used, the database is newer than this code, or the
 * administrator's password breaks the rules
 */
export async function openPrepared(config: Config, log: Logger): Promise<OpenDatabase> {
  privateDataDir(config.dataDir);
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openPglite(config.dataDir);
  try {
    await migrateOpened(database);
    if (config.admin) await ensureAdministrator(database.db, config.admin, log);
    if (config.demo) await fillWithDemo({ db: database.db, files: await openStore(config) }, log);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

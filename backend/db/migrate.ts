import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './client.ts';

/** Brings the database to the newest version; does nothing when it is there. @throws the first migration's error. */
export async function migrate(db: Db): Promise<void> {
  const migrationFolder = path.join(import.meta.dirname, 'migrations');
  const migrator = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

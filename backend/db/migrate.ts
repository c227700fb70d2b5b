import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './client.ts';

/** Migrates the database to the newest version, if it is older. @throws the error of the first migration that fails */
export async function migrate(db: Db): Promise<void> {
  const migrationFolder = path.join(import.meta.dirname, 'migrations');
  const migrator = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

import { readConfig } from '../config.ts';
import { openPglite, openPostgres } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { startFailure } from '../startFailure.ts';
import { messages } from './messages.ts';
import { findTwins, spelled } from './twins.ts';

/** `npm run twins` lists records whose names count as one: they were stored before names were compared so. */
async function reportTwins(): Promise<void> {
  const config = readConfig();
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openPglite(config.dataDir);
  try {
    await migrate(database.db);
    const found = await findTwins(database.db);
    for (const { kind, organization, records } of found) {
      console.log(
        messages.twins(
          kind,
          organization,
          records.map(({ id, name }) => `#${id} “${spelled(name)}”`),
        ),
      );
    }
    console.log(messages.twinsFound(found.length));
  } finally {
    await database.close();
  }
}

reportTwins().catch((error: unknown) => {
  const { message, exitCode } = startFailure(error);
  console.error(message);
  process.exit(exitCode);
});

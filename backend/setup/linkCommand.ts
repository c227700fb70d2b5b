import { readConfig } from '../config.ts';
import { ConfigError } from '../configError.ts';
import { dataOf } from '../record/list.ts';
import { startFailure } from '../startFailure.ts';
import { ladingHere, send } from './here.ts';
import { linkMinutes, makeSetupLink } from './link.ts';
import { messages } from './messages.ts';
import { setupLink } from './schema.ts';

/** `npm run setup-link` prints another link that sets Lading up, whether or not Lading is running. */
async function printLink(): Promise<void> {
  const config = readConfig();
  const { backend, withDatabase } = await ladingHere(config);
  const { url, minutes } = backend
    ? dataOf(setupLink).parse(await send(config.dataDir, 'setup/link')).data
    : { url: await withDatabase((db) => makeSetupLink(db, config.publicUrl, new Date())), minutes: linkMinutes };
  if (url === null) throw new ConfigError(messages.noLinkNeeded);
  console.log(messages.link(url, minutes));
}

printLink().catch((error: unknown) => {
  const { message, exitCode } = startFailure(error);
  console.error(message);
  process.exit(exitCode);
});

/** The mails in a test backend's outbox, read as a mail program would, and the links in them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Services } from '../../backend/http/route.ts';

/** Sends all mails that are due; returns the files of the outbox, oldest first. */
export async function outboxFiles({ config, mailer }: Services): Promise<string[]> {
  await mailer.deliver();
  const folder = join(config.dataDir, 'outbox');
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
    : [];
}

/** Returns the mails to an address, oldest first. */
export const mailsTo = async (services: Services, address: string): Promise<Email[]> =>
  mailsIn(await outboxFiles(services), address);

/** Returns the mails to an address that have come into the outbox of a running Lading, oldest first. */
export async function arrivedMails(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return mailsIn(
    names.sort().map((name) => join(folder, name)),
    address,
  );
}

async function mailsIn(files: readonly string[], address: string): Promise<Email[]> {
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** Returns the only link of a mail. @throws Error unless there is exactly one */
export function linkIn(mail: Email | undefined): URL {
  const links = [...new Set(mail?.text?.match(/https?:\S+/g))];
  const [link] = links;
  if (!link || links.length > 1) throw new Error(`There is not one link: ${mail?.text}`);
  return new URL(link);
}

/** Returns the token of the newest mail to an address. */
export async function newestToken(services: Services, address: string): Promise<string> {
  const token = linkIn((await mailsTo(services, address)).at(-1)).searchParams.get('token');
  if (!token) throw new Error('There is no token in the link');
  return token;
}

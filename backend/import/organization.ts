import type { Db } from '../db/client.ts';
import { messages } from './messages.ts';
import { ImportRejection } from './rejection.ts';

/**
 * Returns the organization with this name (compared trimmed, case-insensitively), or the only one.
 * @throws ImportRejection naming the existing ones, if none has the name, or there are several and none was named
 */
export async function organizationNamed(db: Db, name: string | undefined): Promise<{ id: number; name: string }> {
  const organizations = await db.selectFrom('organizations').select(['id', 'name']).orderBy('id').execute();
  const names = organizations.map((organization) => organization.name);
  const [first, ...others] = organizations;
  if (!first) throw new ImportRejection(messages.noOrganization);
  if (name === undefined && others.length > 0) throw new ImportRejection(messages.nameOne(names));
  if (name === undefined) return first;
  const plain = (text: string) => text.trim().toLowerCase();
  const found = organizations.find((organization) => plain(organization.name) === plain(name));
  if (found) return found;
  throw new ImportRejection(messages.unknownOrganization(name, names));
}

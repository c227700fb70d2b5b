import { type Caller, can } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { pictureOf } from '../files/picture.ts';
import { withCountryName } from '../lookup/rules.ts';
import { abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { anyOf } from '../record/listOrder.ts';
import type { Spelling } from '../record/search.ts';
import { organizationColumns } from './columns.ts';
import type { OrganizationListQuery } from './listSchema.ts';
import type { Organization } from './schema.ts';
import { flagsOf } from './table.ts';

const columns = [
  'id',
  'name',
  'short_name',
  'ein',
  'contact_person',
  'email',
  'phone_number',
  'website',
  'language',
  'address',
  'feature_flags',
  'picture_key',
  'picture_thumb_key',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

type OrganizationRow = Awaited<ReturnType<typeof readOrganizationRow>>;

/** Returns the organizations that the caller may see and that match a query, by name by default. */
export function sortedOrganizations(db: Db, caller: Caller, query: OrganizationListQuery, spelling: Spelling) {
  const { program_id } = query;
  const ofProgram = caller.programIds.filter((id) => id === program_id);
  const matching = db
    .selectFrom('organizations')
    .where('id', 'in', caller.organizationIds)
    .$if(program_id !== undefined, (rows) =>
      rows.where('id', 'in', (eb) =>
        eb
          .selectFrom('programs')
          .select('organization_id')
          .where('id', 'in', [0, ...ofProgram]),
      ),
    );
  return sortedDirectory(query, {
    matching,
    id: 'id',
    spelling,
    by: 'name',
    sortBy: (column) => organizationColumns[column].sortBy,
  });
}

/** Reads one page of the organizations that the caller may see, by name by default. @throws 422 as `readPage` does */
export function readOrganizations(db: Db, caller: Caller, query: OrganizationListQuery) {
  return readDirectory(db, query, (spelling) => sortedOrganizations(db, caller, query, spelling), {
    summaries: (page) => page.select(['id', 'name']).execute(),
    records: async (page) => (await page.select(columns).execute()).map((row) => toRecord(row, caller)),
  });
}

/** Reads these organizations, in any order, omitting those that do not exist or that the caller may not see. */
export async function readOrganizationRecords(db: Db, caller: Caller, ids: readonly number[]): Promise<Organization[]> {
  const visible = db.selectFrom('organizations').where('id', 'in', caller.organizationIds);
  const rows = await visible.where('id', '=', anyOf(ids)).select(columns).execute();
  return rows.map((row) => toRecord(row, caller));
}

/** Reads an organization's row if it is in `organizationIds`. @param lock locks it for this transaction @throws 404 */
export async function readOrganizationRow(db: Db, organizationIds: readonly number[], id: number, lock = false) {
  const row = await db
    .selectFrom('organizations')
    .select(columns)
    .where('id', 'in', organizationIds)
    .where('id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to an organization's record. */
export function toRecord({ picture_key, picture_thumb_key: _, ...row }: OrganizationRow, caller: Caller): Organization {
  const without = (allowed: boolean) => !allowed && noRight();
  return {
    ...row,
    address: withCountryName(row.address),
    feature_flags: flagsOf(row.feature_flags),
    picture: pictureOf('organizations', row.id, picture_key),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [
      abilityUnless('update', without(can(caller, 'organizations', 'update'))),
      abilityUnless('invite_admin', without(can(caller, 'users', 'create'))),
    ],
  };
}

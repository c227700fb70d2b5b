/** A small world for tests: two organizations with programs, people of every role, vendors, groups and end users. */
import { hash as argon2 } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { Database, Db } from '../../backend/db/client.ts';
import { featureFlags } from '../../backend/organization/table.ts';

/** The password of all people in the test world. */
export const password = 'Lading-2026!';

/** People of the first organization by role; `leaver` is deactivated; the last two are of the second organization. */
export type Person =
  | 'admin'
  | 'orgAdmin'
  | 'manager'
  | 'procurement'
  | 'logistics'
  | 'inventory'
  | 'viewer'
  | 'leaver'
  | 'otherAdmin'
  | 'otherViewer';

export const emailOf = (person: Person) => `${person.toLowerCase()}@test.example`;

/** Two organizations. The first has every feature flag on and two programs; its members are in the first program only. */
export type World = Awaited<ReturnType<typeof seedWorld>>;

/** Hashes the password cheaply: the hash sets the cost of checking it, and people sign in again for each suite. */
const quickHash = () => argon2(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Fills an empty database. */
export async function seedWorld(db: Db) {
  const on = JSON.stringify(Object.fromEntries(featureFlags.map((flag) => [flag, true])));
  const address = JSON.stringify({ country: 'CH', city: 'Basel', address: 'Rhine street 1' });
  const acme = { name: 'Acme Health', short_name: 'Acme', address, feature_flags: on };
  const organization = await insertOrganization(db, acme);
  const other = await insertOrganization(db, { name: 'Northwind', short_name: 'NW', address });
  const program = await insertProgram(db, { organization_id: organization, name: 'Malaria', slug: 'malaria' });
  const second = await insertProgram(db, { organization_id: organization, name: 'Polio', slug: 'polio' });
  const otherProgram = await insertProgram(db, { organization_id: other, name: 'North', slug: 'north' });

  const hash = await quickHash();
  const user = (person: Person, role: number, organizationId: number, member: number | null) =>
    insertUser(db, { person, role, hash, organizationId, member, active: person !== 'leaver' });
  const people: Record<Person, number> = {
    admin: await user('admin', 1, organization, null),
    orgAdmin: await user('orgAdmin', 2, organization, null),
    manager: await user('manager', 3, organization, program),
    procurement: await user('procurement', 4, organization, program),
    logistics: await user('logistics', 5, organization, program),
    inventory: await user('inventory', 6, organization, program),
    viewer: await user('viewer', 7, organization, program),
    leaver: await user('leaver', 3, organization, program),
    otherAdmin: await user('otherAdmin', 2, other, null),
    otherViewer: await user('otherViewer', 7, other, otherProgram),
  };
  await db
    .insertInto('status_reasons')
    .values([
      {
        organization_id: organization,
        model: 'purchase_order',
        status: 'on_hold',
        sub_status: 'Waiting for funds',
      },
      { organization_id: organization, model: 'order_item', status: 'on_hold', sub_status: 'Waiting for vendor' },
    ])
    .execute();
  return {
    organization,
    program,
    people,
    ...(await insertDirectory(db, organization, program, 'Kenya')),
    /** Another program of the same organization; only its administrators see it. */
    second: { program: second, ...(await insertDirectory(db, organization, second, 'Uganda')) },
    other: {
      organization: other,
      program: otherProgram,
      ...(await insertDirectory(db, other, otherProgram, 'Norway')),
    },
  };
}

const idOf = async (row: Promise<{ id: number }>) => (await row).id;

const insertOrganization = (db: Db, values: Insertable<Database['organizations']>) =>
  idOf(db.insertInto('organizations').values(values).returning('id').executeTakeFirstOrThrow());

const insertProgram = (db: Db, values: Insertable<Database['programs']>) =>
  idOf(db.insertInto('programs').values(values).returning('id').executeTakeFirstOrThrow());

async function insertUser(
  db: Db,
  user: {
    person: Person;
    role: number;
    hash: string;
    organizationId: number;
    member: number | null;
    active: boolean;
  },
): Promise<number> {
  const id = await idOf(
    db
      .insertInto('users')
      .values({
        organization_id: user.organizationId,
        first_name: user.person,
        last_name: 'Tester',
        email: emailOf(user.person),
        permission_id: user.role,
        status: user.active ? 'active' : 'inactive',
        password_hash: user.hash,
        // Whoever tests the guide brings it back.
        guide_put_away: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  if (user.member) await db.insertInto('user_programs').values({ user_id: id, program_id: user.member }).execute();
  return id;
}

/** Inserts a vendor, a group and an end user of a program. */
async function insertDirectory(db: Db, organizationId: number, programId: number, name: string) {
  const vendor = await idOf(
    db
      .insertInto('vendors')
      .values({ organization_id: organizationId, name: `${name} Pharma` })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const group = await idOf(
    db
      .insertInto('groups')
      .values({ program_id: programId, name: `${name} clinics` })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const endUser = await idOf(
    db
      .insertInto('end_users')
      .values({ organization_id: organizationId, first_name: name, last_name: 'Ministry', country: 'KE' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await db.insertInto('end_user_programs').values({ end_user_id: endUser, program_id: programId }).execute();
  await db.insertInto('end_user_groups').values({ end_user_id: endUser, group_id: group }).execute();
  return { vendor, group, endUser };
}

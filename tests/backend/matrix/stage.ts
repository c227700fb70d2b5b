/** The stage of the matrix: a backend with users and records, on which every call can be undone. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Role, shippedRoles } from '../../../backend/access/roles.ts';
import type { OpenDatabase } from '../../../backend/db/client.ts';
import { openSession } from '../../../backend/session/refresh.ts';
import type { Api } from '../../support/api.ts';
import { startBackend, type TestBackend } from '../../support/backend.ts';
import { embeddedDatabase } from '../../support/database.ts';
import { undoable } from '../../support/undo.ts';
import { emailOf, type Person } from '../../support/world.ts';
import { imagesIn, type StoredFile } from './files.ts';
import { insertRecords, type Place, type Records } from './records.ts';
import { allRights, memberWithAllRights, noRights, reads } from './roles.ts';

/** The callers, in the order of the table's columns. */
export const actors = [
  'no session',
  'deactivated',
  'no rights',
  'reads',
  'all rights',
  'other program',
  'other organization',
] as const;
export type Actor = (typeof actors)[number];

/** The user of the test world that plays each actor, and the actor's role. */
const parts: Record<Exclude<Actor, 'no session'>, { person: Person; role: Role }> = {
  deactivated: { person: 'leaver', role: allRights },
  'no rights': { person: 'logistics', role: noRights },
  reads: { person: 'viewer', role: reads },
  'all rights': { person: 'orgAdmin', role: allRights },
  'other program': { person: 'manager', role: memberWithAllRights },
  'other organization': { person: 'otherAdmin', role: allRights },
};

export type Stage = {
  backend: TestBackend;
  /** The first organization's records: in its program, further ones in that program, and in its other program. */
  own: Records;
  beside: Records;
  second: Records;
  /** The records of the other organization. */
  foreign: Records;
  newFile: () => Promise<StoredFile>;
  as: (actor: Actor) => Api;
  /** Gives the actor with all rights another role, until it is undone. */
  become: (role: Role) => Promise<void>;
  /** Returns the email address that an actor signs in with. */
  addressOf: (actor: Actor) => string;
  /** Returns a digest of every row of every table. */
  digest: () => Promise<string>;
  /** Makes the changes so far part of the stage, which `undo` restores. */
  keep: () => Promise<void>;
  undo: () => Promise<void>;
};

/** Sets up a stage for a suite, and undoes all changes after each test. Call the result only inside tests. */
export function suiteStage(moreRoles: readonly Role[] = [], open = embeddedDatabase): () => Stage {
  let stage: Stage | null = null;
  beforeAll(async () => {
    const roles = [...shippedRoles, noRights, reads, allRights, memberWithAllRights, ...moreRoles];
    stage = await makeStage(roles, await open());
  });
  afterEach(() => stage?.undo());
  afterAll(() => stage?.backend.stop());
  return () => {
    if (!stage) throw new Error('The stage stands only inside tests');
    return stage;
  };
}

async function makeStage(roles: readonly Role[], real: OpenDatabase): Promise<Stage> {
  const tokens = new Map<Actor, string>();
  const { database, keep, undo } = await undoable(real);
  const backend = await startBackend({ roles, database });
  const { db, services, world } = backend;
  const { people, other } = world;
  for (const [actor, { person, role }] of Object.entries(parts)) {
    const id = people[person];
    tokens.set(actor as Actor, await openSession(db, services.config, id, new Date()));
    await db.updateTable('users').set({ permission_id: role.id }).where('id', '=', id).execute();
  }
  await db
    .updateTable('user_programs')
    .set({ program_id: world.second.program })
    .where('user_id', '=', people.manager)
    .execute();
  const place = { organization: world.organization, program: world.program };
  const { vendor, group, endUser } = world;
  const { orgAdmin: writer, inventory, procurement, manager, otherAdmin, otherViewer } = people;
  const as = (actor: Actor) => backend.withToken(tokens.get(actor) ?? null);
  const newFile = await imagesIn(services.files);
  const insert = (where: Place, tag: string, user: number, writtenBy = writer) =>
    insertRecords(db, where, tag, { user, writer: writtenBy }, newFile);
  const own = await insert({ ...place, vendor, group, endUser }, 'own', inventory);
  const inSecond = { ...world.second, organization: world.organization };
  const beside = await insert({ ...inSecond, ...place, group }, 'beside', procurement);
  const second = await insert(inSecond, 'second', manager);
  const foreign = await insert(other, 'foreign', otherViewer, otherAdmin);
  for (const records of [own, foreign]) await givePictures(backend, records, newFile);
  // Each has a sample program: adding it again returns it, and removing it finds it.
  const organizations = [own.organization, foreign.organization];
  const samplePrograms = organizations.map((id) => {
    return { organization_id: id, name: 'Sample program', slug: `sample-${id}`, sample: true };
  });
  await db.insertInto('programs').values(samplePrograms).execute();
  // A user whom even callers with few rights may manage.
  await db.updateTable('users').set({ permission_id: noRights.id }).where('id', '=', own.user).execute();
  // The first use of a token is recorded; afterwards a read changes no row.
  for (const actor of actors) await as(actor).send('get', 'profile');
  await backend.cleanUp();
  await keep();
  const { digest, reverted } = await digestOf(db);
  return {
    backend,
    own,
    beside,
    second,
    foreign,
    newFile,
    as,
    addressOf: (actor) => (actor === 'no session' ? 'nobody@test.example' : emailOf(parts[actor].person)),
    become: async ({ id }) =>
      void (await db.updateTable('users').set({ permission_id: id }).where('id', '=', writer).execute()),
    digest,
    keep,
    undo: async () => {
      await undo();
      await reverted();
    },
  };
}

/** Gives an organization and one of its users pictures. */
async function givePictures({ db }: TestBackend, { organization, user }: Records, newFile: () => Promise<StoredFile>) {
  for (const [table, id] of [
    ['organizations', organization],
    ['users', user],
  ] as const) {
    const { file_key: picture_key, thumb_key: picture_thumb_key } = await newFile();
    await db.updateTable(table).set({ picture_key, picture_thumb_key }).where('id', '=', id).execute();
  }
}

/** Counts the rows that the transaction around everything has written, also those that were undone since. */
const writes = sql<{ count: number }>`
  select sum(pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
    + pg_stat_get_xact_tuples_deleted(oid))::int as count
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

/**
 * Returns the digest, which reads all rows only if some were written or reverted since the last time; `reverted` must be
 * called after each undo.
 */
async function digestOf(
  db: TestBackend['db'],
): Promise<{ digest: () => Promise<string>; reverted: () => Promise<void> }> {
  const tables = await db.introspection.getTables();
  const parts = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, md5(string_agg(t::text, '|' order by t::text)) as rows from ${sql.table(name)} t`,
  );
  const all = sql`${sql.join(parts, sql` union all `)} order by name`;
  const written = async () => (await writes.execute(db)).rows[0]?.count ?? 0;
  let latest: { at: number; digest: string } | null = null;
  let undone = await written();
  return {
    async digest() {
      const at = await written();
      if (latest?.at !== at) latest = { at, digest: JSON.stringify((await all.execute(db)).rows, null, 1) };
      return latest.digest;
    },
    async reverted() {
      const at = await written();
      if (at !== undone) latest = null;
      undone = at;
    },
  };
}

/** The id of a missing record. */
const nobody = 999_999_999;
export const missing: Records = {
  organization: nobody,
  program: nobody,
  vendor: nobody,
  group: nobody,
  endUser: nobody,
  user: nobody,
  invited: nobody,
  apiKey: nobody,
  courier: nobody,
  airline: nobody,
  reason: nobody,
  unreleased: nobody,
  order: nobody,
  work: nobody,
  doneWork: nobody,
  fileImport: nobody,
  appliedImport: nobody,
  savedView: nobody,
  merge: nobody,
  twinVendor: nobody,
  twinEndUser: nobody,
  twinGroup: nobody,
  shipment: nobody,
  approved: nobody,
  delivered: nobody,
  item: nobody,
  assessed: nobody,
  received: nobody,
  removed: nobody,
  packed: nobody,
  notification: nobody,
  link: 'none',
  comments: { purchase_orders: nobody, order_items: nobody, commercial_invoices: nobody },
  attachments: {},
};

import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { compareKey } from '../db/identity.ts';
import type { HistoryEntry } from '../history/table.ts';
import { nextPalette } from '../program/palettes.ts';
import { programSlug } from '../program/rules.ts';
import type { Line } from './layout.ts';

/** The records that an order of a file belongs to. */
export interface Belongings {
  readonly programId: number;
  readonly groupId: number;
  readonly endUserId: number;
  readonly vendorId: number;
}

type Kind = 'programs' | 'groups' | 'end_users' | 'vendors';

/** A record that an import created because a line names it. */
export interface Made {
  readonly kind: Kind;
  /** Identifies the record, also if a dry run creates it repeatedly. */
  readonly key: string;
  readonly history: Pick<HistoryEntry, 'type' | 'id' | 'changes'>;
}

/** The ids of an import's programs, groups, end users and vendors by name, so that orders need not query them again. */
export type KnownIds = Map<string, number>;

/** The maximum number of cached names, after which the cache is cleared: a file may contain any number. */
const mostKnown = 10_000;

/** The ids that a transaction found, and the records that it created. */
export interface Directory {
  readonly belongingsOf: (line: Line) => Promise<Belongings>;
  readonly made: readonly Made[];
  /** Caches the ids; call it after the commit. */
  readonly keep: () => void;
}

/**
 * Finds the programs, groups, end users and vendors that lines name, and creates those that are missing. Sample data is not
 * found: an import never adds to it.
 */
export function directoryOf(trx: Db, organizationId: number, known: KnownIds): Directory {
  const fresh: KnownIds = new Map();
  const made: Made[] = [];
  const place: Place = { trx, organizationId, known, fresh, made };
  return {
    made,
    belongingsOf: async (line) => {
      const programId = await programOf(place, line.program);
      const groupId = await groupOf(place, { id: programId, name: line.program }, line.group);
      const endUserId = await endUserOf(place, line.end_user, line.country);
      const vendorId = await vendorOf(place, line.vendor);
      await join(place, endUserId, programId, groupId);
      return { programId, groupId, endUserId, vendorId };
    },
    keep: () => {
      if (known.size + fresh.size > mostKnown) known.clear();
      for (const [name, id] of fresh) known.set(name, id);
    },
  };
}

/** The transaction of one organization's import that records are looked up and created in. */
interface Place {
  readonly trx: Db;
  readonly organizationId: number;
  /** Ids from committed transactions. */
  readonly known: KnownIds;
  /** Ids from this transaction. */
  readonly fresh: KnownIds;
  readonly made: Made[];
}

/** Returns the cached id of this name, or the id that `find` returns, or else the id of a new record from `make`. */
async function idOf(
  { known, fresh, made }: Place,
  { kind, key }: { kind: Kind; key: string },
  find: () => Promise<{ id: number } | undefined>,
  make: () => Promise<{ id: number; type: HistoryEntry['type']; fields: Record<string, unknown> }>,
): Promise<number> {
  const name = `${kind} ${key}`;
  const id = known.get(name) ?? fresh.get(name) ?? (await find())?.id;
  if (id !== undefined) {
    fresh.set(name, id);
    return id;
  }
  const { id: newId, type, fields } = await make();
  const changes = Object.entries(fields).map(([field, to]) => ({ field, from: null, to }));
  made.push({ kind, key: name, history: { type, id: newId, changes } });
  fresh.set(name, newId);
  return newId;
}

function programOf(place: Place, name: string): Promise<number> {
  const { trx, organizationId: organization_id } = place;
  const found = trx
    .selectFrom('programs')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('sample', '=', false);
  return idOf(
    place,
    { kind: 'programs', key: name },
    () => found.where('identity', '=', compareKey(name)).executeTakeFirst(),
    async () => {
      const slug = await freeSlug(trx, programSlug(name));
      const color_palette = await nextPalette(trx, organization_id);
      const fields = { name, slug, color_palette, order_number_internal_enabled: true };
      const values = { ...fields, color_palette: JSON.stringify(color_palette), organization_id };
      const { id } = await trx.insertInto('programs').values(values).returning('id').executeTakeFirstOrThrow();
      return { id, type: 'Program', fields };
    },
  );
}

function groupOf(place: Place, program: { id: number; name: string }, name: string): Promise<number> {
  const { trx } = place;
  const found = trx.selectFrom('groups').select('id').where('program_id', '=', program.id);
  return idOf(
    place,
    { kind: 'groups', key: `${program.name} / ${name}` },
    () => found.where('identity', '=', compareKey(name)).executeTakeFirst(),
    async () => {
      const fields = { name, program_id: program.id };
      const { id } = await trx.insertInto('groups').values(fields).returning('id').executeTakeFirstOrThrow();
      return { id, type: 'Group', fields };
    },
  );
}

function vendorOf(place: Place, name: string): Promise<number> {
  const { trx, organizationId: organization_id } = place;
  const found = trx
    .selectFrom('vendors')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('sample', '=', false);
  return idOf(
    place,
    { kind: 'vendors', key: name },
    () => found.where('identity', '=', compareKey(name)).executeTakeFirst(),
    async () => {
      const values = { name, organization_id };
      const { id } = await trx.insertInto('vendors').values(values).returning('id').executeTakeFirstOrThrow();
      return { id, type: 'Vendor', fields: { name } };
    },
  );
}

function endUserOf(place: Place, label: string, country: string | null): Promise<number> {
  const { trx, organizationId: organization_id } = place;
  const found = trx
    .selectFrom('end_users')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('sample', '=', false)
    .orderBy('id');
  return idOf(
    place,
    { kind: 'end_users', key: label },
    () => found.where(sql<boolean>`lower(label) = lower(${label})`).executeTakeFirst(),
    async () => {
      const fields = { external_organization_name: label, country };
      const values = { ...fields, organization_id };
      const { id } = await trx.insertInto('end_users').values(values).returning('id').executeTakeFirstOrThrow();
      return { id, type: 'EndUser', fields };
    },
  );
}

/** Adds an end user to the program and the group that its line names, once. */
async function join({ trx, known, fresh }: Place, endUser: number, program: number, group: number): Promise<void> {
  const name = `join ${endUser} ${group}`;
  if (known.has(name) || fresh.has(name)) return;
  await trx
    .insertInto('end_user_programs')
    .values({ end_user_id: endUser, program_id: program })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('end_user_groups')
    .values({ end_user_id: endUser, group_id: group })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  fresh.set(name, endUser);
}

/** Returns the slug, with the first number appended that makes it unused, if it is in use. */
async function freeSlug(trx: Db, slug: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    const used = await trx.selectFrom('programs').select('id').where('slug', '=', candidate).executeTakeFirst();
    if (!used) return candidate;
  }
}

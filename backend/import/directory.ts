import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { HistoryEntry } from '../history/table.ts';
import { programSlug } from '../program/rules.ts';
import type { Line } from './layout.ts';
import { nextPalette } from './palettes.ts';

/** What an order hangs on. */
export interface Belongings {
  readonly programId: number;
  readonly groupId: number;
  readonly endUserId: number;
  readonly vendorId: number;
}

type Kind = 'programs' | 'groups' | 'end_users' | 'vendors';

/** A record that an import made on the way. */
export interface Made {
  readonly kind: Kind;
  /** Tells it from the others, also where a dry run makes it again and again. */
  readonly key: string;
  readonly history: Pick<HistoryEntry, 'type' | 'id' | 'changes'>;
}

/** Ids of an import's programs, groups, end users and vendors by name, so that not every order asks for them again. */
export type KnownIds = Map<string, number>;

/** More names than this are forgotten and asked for again: a file may hold any number of them. */
const mostKnown = 10_000;

/** The ids of a transaction, and what it made: kept once it is committed, forgotten with it otherwise. */
export interface Directory {
  readonly belongingsOf: (line: Line) => Promise<Belongings>;
  readonly made: readonly Made[];
  /** Call when the transaction has been committed. */
  readonly keep: () => void;
}

/** Finds the programs, groups, end users and vendors that lines name, and makes those that are missing. */
export function directoryOf(trx: Db, organizationId: number, known: KnownIds): Directory {
  const fresh: KnownIds = new Map();
  const made: Made[] = [];

  /** The id under this key, or what `find` gives, or else what `make` gives. */
  async function idOf(
    kind: Kind,
    key: string,
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

  const programId = (name: string) =>
    idOf(
      'programs',
      name,
      () =>
        trx
          .selectFrom('programs')
          .select('id')
          .where('organization_id', '=', organizationId)
          .where(sameName('name', name))
          .executeTakeFirst(),
      async () => {
        const fields = {
          name,
          slug: await freeSlug(trx, programSlug(name)),
          color_palette: await nextPalette(trx, organizationId),
          order_number_internal_enabled: true,
        };
        const row = await trx
          .insertInto('programs')
          .values({ ...fields, color_palette: JSON.stringify(fields.color_palette), organization_id: organizationId })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: row.id, type: 'Program', fields };
      },
    );

  const groupId = (program: number, programName: string, name: string) =>
    idOf(
      'groups',
      `${programName} / ${name}`,
      () =>
        trx
          .selectFrom('groups')
          .select('id')
          .where('program_id', '=', program)
          .where(sameName('name', name))
          .executeTakeFirst(),
      async () => {
        const fields = { name, program_id: program };
        const row = await trx.insertInto('groups').values(fields).returning('id').executeTakeFirstOrThrow();
        return { id: row.id, type: 'Group', fields };
      },
    );

  const vendorId = (name: string) =>
    idOf(
      'vendors',
      name,
      () =>
        trx
          .selectFrom('vendors')
          .select('id')
          .where('organization_id', '=', organizationId)
          .where(sameName('name', name))
          .executeTakeFirst(),
      async () => {
        const row = await trx
          .insertInto('vendors')
          .values({ name, organization_id: organizationId })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: row.id, type: 'Vendor', fields: { name } };
      },
    );

  const endUserId = (label: string, country: string | null) =>
    idOf(
      'end_users',
      label,
      () =>
        trx
          .selectFrom('end_users')
          .select('id')
          .where('organization_id', '=', organizationId)
          .where(sql<boolean>`lower(label) = lower(${label})`)
          .orderBy('id')
          .executeTakeFirst(),
      async () => {
        const fields = { external_organization_name: label, country };
        const row = await trx
          .insertInto('end_users')
          .values({ ...fields, organization_id: organizationId })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: row.id, type: 'EndUser', fields };
      },
    );

  /** Puts an end user into the program and group that it occurs with, once. */
  async function join(endUser: number, program: number, group: number): Promise<void> {
    const name = `join ${endUser} ${group}`;
    if (known.has(name) || fresh.has(name)) return;
    const [ofProgram, ofGroup] = [
      { end_user_id: endUser, program_id: program },
      { end_user_id: endUser, group_id: group },
    ];
    await trx
      .insertInto('end_user_programs')
      .values(ofProgram)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('end_user_groups')
      .values(ofGroup)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    fresh.set(name, endUser);
  }

  return {
    made,
    belongingsOf: async (line) => {
      const program = await programId(line.program);
      const group = await groupId(program, line.program, line.group);
      const endUser = await endUserId(line.end_user, line.country);
      const vendor = await vendorId(line.vendor);
      await join(endUser, program, group);
      return { programId: program, groupId: group, endUserId: endUser, vendorId: vendor };
    },
    keep: () => {
      if (known.size + fresh.size > mostKnown) known.clear();
      for (const [name, id] of fresh) known.set(name, id);
    },
  };
}

/** As names are compared: trimmed, without case. */
function sameName(column: string, name: string) {
  return sql<boolean>`lower(btrim(${sql.ref(column)})) = lower(btrim(${name}))`;
}

/** The slug, or with the first number behind it that makes it unused. */
async function freeSlug(trx: Db, slug: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    const used = await trx.selectFrom('programs').select('id').where('slug', '=', candidate).executeTakeFirst();
    if (!used) return candidate;
  }
}

/** Finds pairs of records that are likely one, and remembers which are not. */
import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { invalid, outOfReach } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { messages as recordMessages } from '../record/messages.ts';
import type { WriteContext } from '../record/write.ts';
import type { MergeKind } from './kinds.ts';
import { type Alike, alikePairs, type Named } from './likeness.ts';
import { messages } from './messages.ts';
import { countNamings, openRows, type Party, readParties } from './parties.ts';
import type { DuplicatePair } from './schema.ts';

/** How alike the names of two records are at least, from 0 to 1 (trigrams that both have). */
const LEAST = 0.55;
/** The most pairs that are returned: answering some shows others. */
const MOST = 100;
/** How many records of one name are compared with each other. */
const MOST_ALIKE = 20;

/**
 * Returns the likely pairs of a kind that the caller may open, most alike first, without those that a person said are not the same.
 * Names or numbers that count as one, as `likely_twins` compares them, are fully alike.
 */
export async function readDuplicates(
  db: Db,
  kind: MergeKind,
  caller: Caller,
): Promise<{ data: DuplicatePair[]; more: boolean }> {
  const pairs = await pairsOf(db, kind, caller);
  const shown = pairs.slice(0, MOST);
  const ids = [...new Set(shown.flatMap(({ first, second }) => [first, second]))];
  const parties = new Map((await readParties(db, kind, caller, ids)).map((party) => [party.id, party]));
  const counts = await countNamings(db, kind, ids);
  const recordOf = ({ id, label, programName }: Party) => ({
    id,
    label,
    program_name: programName,
    named_by: counts.get(id) ?? [],
  });
  const data = shown.flatMap(({ first, second, likeness }) => {
    const records = [first, second].flatMap((id) => parties.get(id) ?? []).map(recordOf);
    return records.length < 2 ? [] : [{ likeness: Math.round(likeness * 100), records }];
  });
  return { data, more: pairs.length > MOST };
}

/** The most records that are compared: the newest ones, which are the likeliest to be made twice. */
const MOST_COMPARED = 20_000;

async function pairsOf(db: Db, kind: MergeKind, caller: Caller): Promise<Alike[]> {
  const { path, label, texts, place, type } = kind;
  const { rows } = await sql<Named & { keys: string[] }>`
    select t.id, ${place} as place, search_key(t.${sql.ref(label)}) as name,
      array(select distinct twin_key(text) from unnest(array[${sql.raw(texts.join(', '))}]) text where text is not null) as keys
    from ${sql.table(path)} t where ${openRows(kind, caller)} order by t.id desc limit ${MOST_COMPARED}`.execute(db);
  const found = new Map<string, Alike>();
  const add = (pair: Alike) => {
    const key = `${pair.first} ${pair.second}`;
    if ((found.get(key)?.likeness ?? 0) < pair.likeness) found.set(key, pair);
  };
  // What only looks the same when it is written without its legal form is not told apart from what is the same.
  for (const pair of await alikePairs(rows, LEAST)) add({ ...pair, likeness: Math.min(pair.likeness, 0.99) });
  const sameKey = Map.groupBy(
    rows.flatMap(({ id, place: where, keys }) => keys.filter(Boolean).map((key) => ({ id, key: `${where} ${key}` }))),
    ({ key }) => key,
  );
  for (const alike of sameKey.values()) {
    const ids = [...new Set(alike.map(({ id }) => id))].sort((one, other) => one - other).slice(0, MOST_ALIKE);
    for (const [at, first] of ids.entries())
      for (const second of ids.slice(at + 1)) add({ first, second, likeness: 1 });
  }
  const answered = await db
    .selectFrom('not_duplicates')
    .select(['first_id', 'second_id'])
    .where('record_type', '=', type)
    .where('organization_id', 'in', caller.organizationIds)
    .execute();
  for (const { first_id, second_id } of answered) found.delete(`${first_id} ${second_id}`);
  return [...found.values()].sort(
    (one, other) => other.likeness - one.likeness || one.first - other.first || one.second - other.second,
  );
}

/**
 * Remembers for the organization that two records are not the same, or forgets it.
 * @throws 422 for records that are not the caller's, and for two that could never be merged
 */
export async function answerDuplicates(
  { db, caller }: WriteContext,
  kind: MergeKind,
  ids: readonly number[],
  isSame: boolean,
): Promise<void> {
  const [first, second] = await readParties(db, kind, caller, ids);
  if (!first || !second) throw outOfReach('record_ids', recordMessages.notFound);
  if (first.organizationId !== second.organizationId) throw invalid({ record_ids: [messages.otherOrganization] });
  const pair = { record_type: kind.type, first_id: first.id, second_id: second.id };
  if (isSame) {
    const { record_type, first_id, second_id } = pair;
    await db
      .deleteFrom('not_duplicates')
      .where('record_type', '=', record_type)
      .where('first_id', '=', first_id)
      .where('second_id', '=', second_id)
      .execute();
    return;
  }
  await db
    .insertInto('not_duplicates')
    .values({ ...pair, organization_id: first.organizationId, user_id: caller.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

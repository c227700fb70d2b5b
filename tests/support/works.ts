/** Work in the background, for tests. */
import { sql } from 'kysely';
import type { Work, WorkRowShown } from '../../backend/backgroundWork/schema.ts';
import type { Db } from '../../backend/db/client.ts';
import type { Api, Many, One } from './api.ts';
import type { World } from './world.ts';

/** Inserts orders with numbers that begin with a word, which a search finds; returns their ids in the order of the numbers. */
export async function insertOrders(
  db: Db,
  world: Pick<World, 'organization' | 'program' | 'vendor' | 'endUser' | 'group'>,
  word: string,
  count: number,
): Promise<number[]> {
  const { organization, program, vendor, endUser, group } = world;
  const { rows } = await sql<{ id: number }>`
    insert into purchase_orders (organization_id, program_id, order_number, order_date, vendor_id, end_user_id, group_id)
    select ${organization}, ${program}, ${word} || '-' || lpad(n::text, 5, '0'), '2026-03-01', ${vendor}, ${endUser}, ${group}
    from generate_series(1, ${count}::int) as n returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Starts to move all orders that a search finds, in the order of their numbers. */
export async function startMove(api: Api, search: string, change: object): Promise<Work> {
  const query = `search=${search}&sort[field]=order_number&sort[direction]=asc`;
  const work = { kind: 'purchase_order_statuses', query, change };
  return (await api.post<One<Work>>('works', { work })).data;
}

export const readWork = async (api: Api, id: number): Promise<Work> => (await api.get<One<Work>>(`works/${id}`)).data;

/** Reads the first rows of a work, of one outcome or all. */
export async function rowsOf(api: Api, id: number, outcome?: WorkRowShown['outcome']): Promise<WorkRowShown[]> {
  const filter = outcome ? `&filters[outcomes][]=${outcome}` : '';
  return (await api.get<Many<WorkRowShown>>(`works/${id}/rows?items=200${filter}`)).data;
}

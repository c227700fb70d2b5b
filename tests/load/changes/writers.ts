/** Writers at full speed: they create orders, edit a few shared orders, and write comments. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Caller } from '../../../backend/access/caller.ts';
import { shippedRoles } from '../../../backend/access/roles.ts';
import { createComment } from '../../../backend/comment/write.ts';
import type { Database, Db } from '../../../backend/db/client.ts';
import { createOrder } from '../../../backend/purchaseOrder/create.ts';
import { updateOrder } from '../../../backend/purchaseOrder/write.ts';
import type { WriteContext } from '../../../backend/record/write.ts';
import { orderFields } from '../../support/records.ts';
import type { World } from '../../support/world.ts';

/** The number of orders that all writers edit. */
const SHARED = 10;
/** One in `SLOW` transactions pauses before and after its write, and one in `GIVEN_UP` is rolled back. */
const SLOW = 4;
const GIVEN_UP = 20;

/** The writers of one database, and the caller that they write as. */
export interface Writers {
  /** Writes until `isOver`; returns the number of committed changes. */
  run(isOver: () => boolean, options?: { many?: number; plain?: boolean }): Promise<number>;
  readonly caller: Caller;
}

/** Creates the shared orders and returns their writers. */
export async function writersOf(db: Kysely<Database>, world: World): Promise<Writers> {
  const caller = callerOf(world);
  const shared: number[] = [];
  const inTransaction = <Result>(work: (context: WriteContext) => Promise<Result>) =>
    db.transaction().execute((trx) => work(contextOf(trx, caller)));
  for (let made = 0; made < SHARED; made += 1) {
    shared.push(await inTransaction(async (context) => (await createOrder(context, orderFields(world))).id));
  }

  async function write(turn: number, plain: boolean): Promise<boolean> {
    const isSlow = !plain && chance(SLOW);
    try {
      await inTransaction(async (context) => {
        // Takes its transaction id before it waits for the row, which a later transaction may change first.
        if (isSlow) await sql`select pg_current_xact_id()`.execute(context.db);
        if (isSlow) await sleep(Math.random() * 5);
        await writeOne(context, world, plain ? turn % SHARED : turn, shared);
        if (isSlow) await sleep(Math.random() * 5);
        if (!plain && chance(GIVEN_UP)) throw new GivenUp();
      });
      return true;
    } catch (error) {
      if (error instanceof GivenUp) return false;
      throw error;
    }
  }

  return {
    caller,
    async run(isOver, { many = 4, plain = false } = {}) {
      let committed = 0;
      const one = async () => {
        for (let turn = 0; !isOver(); turn += 1) if (await write(turn, plain)) committed += 1;
      };
      await Promise.all(Array.from({ length: many }, one));
      return committed;
    },
  };
}

class GivenUp extends Error {}
const chance = (oneIn: number) => Math.random() * oneIn < 1;

/** Performs one write, which makes one change. */
async function writeOne(context: WriteContext, world: World, turn: number, shared: readonly number[]): Promise<void> {
  const id = shared[Math.floor(Math.random() * SHARED)] ?? 0;
  if (turn % 5 === 4) {
    await createOrder(context, orderFields(world));
  } else if (turn % 5 === 3) {
    const on = { type: 'PurchaseOrder', id, organizationId: world.organization, programId: world.program } as const;
    const parent = { ...on, purchaseOrderId: null, shipmentId: null };
    await createComment(context, parent, { message: `Turn ${turn}`, source: 'internal' });
  } else {
    await updateOrder(context, id, { credit_card: `Turn ${turn} ${Math.random()}` });
  }
}

const contextOf = (db: Db, caller: Caller): WriteContext => ({
  db,
  caller,
  services: { roles: shippedRoles, now: () => new Date() },
  announce: () => {},
});

function callerOf({ organization, program, people }: World): Caller {
  const role = shippedRoles.find(({ name }) => name === 'Organization administrator');
  if (!role) throw new Error('There is such a role');
  return {
    userId: people.orgAdmin,
    organizationId: organization,
    role,
    organizationIds: [organization],
    programIds: [program],
    session: null,
    key: null,
    timeZone: null,
    askedLanguage: null,
  };
}

import type { Logger } from 'pino';
import type { Db, Trx } from '../db/client.ts';
import { lockFilling } from '../db/filling.ts';
import type { FileStore } from '../files/store.ts';
import { keepApprovals } from './approvals.ts';
import { makeComments } from './comments.ts';
import { daysAround } from './days.ts';
import { makeDirectory } from './directory.ts';
import { makeFiles } from './documents.ts';
import { writeFirstHistory } from './firstHistory.ts';
import { makeItems } from './items.ts';
import { makeNotifications } from './notifications.ts';
import { assignPeople, makeOrders } from './orders.ts';
import { makePackages } from './packages.ts';
import { people } from './people.ts';
import { randomFrom } from './random.ts';
import { makeShipments } from './shipments.ts';

/**
 * Fills an empty database with the demo world; does nothing if it has any user or organization. The world is the same each
 * time except for its dates, which count from today. One transaction: all or nothing.
 */
export async function fillWithDemo(
  { db, files }: { db: Db; files: FileStore },
  log: Pick<Logger, 'info'>,
  today: Date = new Date(),
): Promise<void> {
  const began = performance.now();
  const isFilled = await db.transaction().execute(async (trx) => {
    await lockFilling(trx);
    const somebody = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    const organization = await trx.selectFrom('organizations').select('id').limit(1).executeTakeFirst();
    if (somebody || organization) return false;
    await makeWorld(trx, files, today);
    return true;
  });
  if (isFilled) log.info({ ms: Math.round(performance.now() - began) }, 'made the demo world');
}

/** Whether a database contains the demo world, which its first user identifies. */
export async function isDemo(db: Db): Promise<boolean> {
  const [first] = people;
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', first?.email ?? '')
    .executeTakeFirst();
  return Boolean(found);
}

async function makeWorld(trx: Trx, files: FileStore, today: Date): Promise<void> {
  const days = daysAround(today);
  const random = randomFrom(2026);
  const places = await makeDirectory(trx, days);
  const orders = await makeOrders(trx, days, random, places);
  await assignPeople(trx, random, orders);
  const shipments = await makeShipments(trx, days, random, orders);
  const items = await makeItems(trx, days, random, orders, shipments);
  await makePackages(trx, shipments);
  await makeComments(trx, days, random, { orders, items, shipments });
  await makeFiles({ trx, files }, days, { orders, items, shipments });
  await makeNotifications(trx, days);
  await keepApprovals(trx);
  await writeFirstHistory(trx);
}

import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { DueMail, MailSubject } from './table.ts';

/** Returns a future time by the database's clock, which all processes share. */
const fromNow = (ms: number) => sql<Date>`now() + ${ms}::float8 * interval '1 millisecond'`;

/** Adds mails. @param dueMs after how many ms they are due @param validMs after how many ms they expire */
export async function enqueue(db: Db, subjects: readonly MailSubject[], dueMs: number, validMs: number): Promise<void> {
  if (subjects.length === 0) return;
  const times = { due_at: fromNow(dueMs), expires_at: fromNow(validMs) };
  await db
    .insertInto('mails')
    .values(subjects.map((subject) => ({ ...subject, ...times })))
    .execute();
}

/**
 * Claims the mail that has been due longest and that no other process is claiming; undefined if there is none.
 * @param leaseMs after how many ms it is due again, in case this process ends first
 */
export function claimMail(db: Db, leaseMs: number): Promise<DueMail | undefined> {
  return db
    .updateTable('mails')
    .set({ tries: sql<number>`tries + 1`, due_at: fromNow(leaseMs) })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('mails')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .returning(sql<boolean>`expires_at <= now()`.as('is_over'))
    .executeTakeFirst();
}

/** Returns claimed mails to the queue, due after `dueMs`. */
export async function releaseMail(db: Db, ids: readonly number[], dueMs: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ due_at: fromNow(dueMs) })
    .where('id', 'in', [0, ...ids])
    .execute();
}

/** Removes a mail that was sent or abandoned. */
export async function remove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

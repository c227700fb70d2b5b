import type { Caller } from '../access/caller.ts';
import { invalid } from '../api/errors.ts';
import { forEachKey } from '../api/keys.ts';
import type { Db } from '../db/client.ts';
import { messages } from './messages.ts';
import type { NotificationSettings, NotificationSettingsUpdate } from './schema.ts';
import { eventTypes, type NotificationSettingsTable, typeKeys } from './table.ts';

/** Reads the caller's notification settings, including those of each program that the caller may open. */
export async function readSettings(db: Db, caller: Caller): Promise<NotificationSettings> {
  const stored = await readStored(db, caller.userId);
  const off = await programsOff(db, caller.userId);
  const keysOff = stored.types_off.map((type): string => typeKeys[type]);
  return {
    notifications_enabled: stored.notifications_enabled,
    all_programs: stored.all_programs,
    notification_types: forEachKey(Object.values(typeKeys), (key) => !keysOff.includes(key)),
    programs_settings: [...caller.programIds]
      .sort((a, b) => a - b)
      .map((program) => ({ id: program, value: !off.includes(program) })),
  };
}

/**
 * Changes the given settings. They apply from the next event on; existing notifications stay.
 * @throws 422 on a program that the caller may not open
 */
export async function updateSettings(
  db: Db,
  caller: Caller,
  input: NotificationSettingsUpdate,
): Promise<NotificationSettings> {
  const { userId } = caller;
  const { notification_types: switched = {}, programs_settings: programs = [] } = input;
  if (programs.some(({ id }) => !caller.programIds.includes(id))) {
    throw invalid({ programs_settings: [messages.programNotFound] });
  }
  const stored = await readStored(db, userId, true);
  const values = {
    notifications_enabled: input.notifications_enabled ?? stored.notifications_enabled,
    all_programs: input.all_programs ?? stored.all_programs,
    types_off: eventTypes.filter((type) => {
      const isOn = switched[typeKeys[type]] ?? switched[type] ?? !stored.types_off.includes(type);
      return !isOn;
    }),
  };
  await db.updateTable('notification_settings').set(values).where('user_id', '=', userId).execute();
  const ids = programs.map(({ id }) => id);
  if (ids.length > 0) {
    const rows = db.deleteFrom('notification_programs_off').where('user_id', '=', userId);
    await rows.where('program_id', 'in', ids).execute();
  }
  const off = new Set(programs.filter(({ value }) => !value).map(({ id }) => id));
  if (off.size > 0) {
    await db
      .insertInto('notification_programs_off')
      .values([...off].map((program_id) => ({ user_id: userId, program_id })))
      .execute();
  }
  return readSettings(db, caller);
}

/** @param lock creates the row if needed and locks it, so that two concurrent changes are both kept */
async function readStored(db: Db, userId: number, lock = false): Promise<NotificationSettingsTable> {
  const usual = { user_id: userId, notifications_enabled: true, all_programs: true, types_off: [] };
  if (lock) {
    await db
      .insertInto('notification_settings')
      .values(usual)
      .onConflict((row) => row.column('user_id').doNothing())
      .execute();
  }
  const row = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  return row ?? usual;
}

async function programsOff(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('notification_programs_off')
    .select('program_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.program_id);
}

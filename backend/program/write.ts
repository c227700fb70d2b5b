import type { Db } from '../db/client.ts';
import { noteWrite } from '../history/note.ts';
import { differences, type HistoryEntry } from '../history/table.ts';
import { stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { readProgramRow, toRecord } from './read.ts';
import { programSlug } from './rules.ts';
import type { Program, ProgramCreate, ProgramUpdate } from './schema.ts';
import type { ColorPalette } from './table.ts';

const unique = { programs_name: 'name' };

/** Makes a program of the caller's organization. @throws 422 on what breaks a rule */
export async function createProgram(context: WriteContext, input: ProgramCreate): Promise<Program> {
  const { db, caller } = context;
  const id = await insertWithSlug(db, programSlug(input.name), { ...input, organization_id: caller.organizationId });
  return finish(context, id, 'create', differences({}, input));
}

/** Changes the sent fields. @throws 409 `stale` when `lock_version` is sent and no longer the newest, 422, 404 */
export async function updateProgram(context: WriteContext, id: number, input: ProgramUpdate): Promise<Program> {
  const { db, caller } = context;
  const before = await readProgramRow(db, caller.programIds, id, true);
  const { lock_version = before.lock_version, ...fields } = input;
  if (lock_version !== before.lock_version) throw stale(toRecord(before, caller));
  const changes = differences({ ...before, color_palette: ordered(before.color_palette) }, fields);
  if (changes.length === 0) return toRecord(before, caller);
  const values = { ...paletteColumn(fields), ...newVersion };
  await taken(db.updateTable('programs').set(values).where('id', '=', id).execute(), unique);
  return finish(context, id, 'update', changes);
}

async function finish(
  context: WriteContext,
  id: number,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
): Promise<Program> {
  // A program that was made just now is not among those that the caller came with.
  const row = await readProgramRow(context.db, [id], id);
  const { organization_id: organizationId, lock_version: lockVersion } = row;
  await noteWrite(context, { type: 'Program', id, organizationId, lockVersion }, action, changes);
  return toRecord(row, context.caller);
}

/** Inserts under the slug, or with the first number behind it that nobody has, also while others insert the same. */
async function insertWithSlug(db: Db, slug: string, fields: ProgramCreate & { organization_id: number }) {
  for (let number = 1; ; number += 1) {
    const values = { ...paletteColumn(fields), slug: number === 1 ? slug : `${slug}-${number}` };
    const inserted = await taken(
      db
        .insertInto('programs')
        .values(values)
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst(),
      unique,
    );
    if (inserted) return inserted.id;
  }
}

function paletteColumn<Fields extends { color_palette?: ColorPalette | null | undefined }>(fields: Fields) {
  const { color_palette, ...rest } = fields;
  return {
    ...rest,
    ...(color_palette !== undefined && { color_palette: color_palette && JSON.stringify(color_palette) }),
  };
}

/** Colours in the order in which a body's come, so that two palettes can be compared as JSON. */
function ordered(palette: ColorPalette | null): ColorPalette | null {
  return palette && { main: palette.main, hover: palette.hover, backlight: palette.backlight };
}

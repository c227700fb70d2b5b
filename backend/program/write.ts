import { invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { versioned } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { organizationOfNew } from '../record/organization.ts';
import { whyNotNamed } from '../record/sample.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { readProgramRow, toRecord } from './read.ts';
import { programSlug } from './rules.ts';
import type { Program, ProgramCreate, ProgramUpdate } from './schema.ts';
import type { ColorPalette } from './table.ts';

const unique = { programs_name: 'name' };
const programs = versioned({
  type: 'Program',
  // A just created program is not among the ids that the caller's session started with.
  read: ({ db, caller }: WriteContext, id: number, lock) =>
    readProgramRow(db, lock ? caller.programIds : [id], id, lock),
  toRecord: (row, { caller }) => toRecord(row, caller),
});

/** What a new program asks for before an invoice is approved, unless its maker says otherwise. */
const careful = { required_approvals: ['ehs_approval', 'program_approval'], second_person_approves: true } as const;

/** Creates a program of an organization. @param sample whether it is for sample data @throws 422 on a broken rule */
export async function createProgram(context: WriteContext, sent: ProgramCreate, sample = false): Promise<Program> {
  const { db, caller } = context;
  const { organization_id: named, ...fields } = sent;
  const organization_id = organizationOfNew(caller, named);
  checkName(sample, fields.name);
  const input = {
    ...fields,
    required_approvals: sent.required_approvals ?? [...careful.required_approvals],
    second_person_approves: sent.second_person_approves ?? careful.second_person_approves,
  };
  const id = await insertWithSlug(db, programSlug(input.name), { ...input, sample, organization_id });
  return programs.finish(context, id, 'create', differences({}, input));
}

/** Changes the given fields. @throws 409 `stale` when `lock_version` is sent and is not the newest, 422, 404 */
export function updateProgram(context: WriteContext, id: number, input: ProgramUpdate): Promise<Program> {
  const { lock_version, ...fields } = input;
  const values = { ...paletteColumn(fields), ...newVersion };
  return programs.update(context, id, lock_version, (before) => {
    checkName(before.sample, fields.name, before.name);
    return {
      changes: differences({ ...before, color_palette: ordered(before.color_palette) }, fields),
      write: () =>
        onUniqueViolation(context.db.updateTable('programs').set(values).where('id', '=', id).execute(), unique),
    };
  });
}

/** @throws 422 if the name says that it is sample data and it is not, or the reverse */
function checkName(...named: Parameters<typeof whyNotNamed>): void {
  const misnamed = whyNotNamed(...named);
  if (misnamed) throw invalid({ name: [misnamed] });
}

/** Inserts with the slug, or with the first number appended that makes it free, even during concurrent inserts. */
async function insertWithSlug(
  db: Db,
  slug: string,
  fields: ProgramCreate & { organization_id: number; sample: boolean },
) {
  for (let number = 1; ; number += 1) {
    const values = { ...paletteColumn(fields), slug: number === 1 ? slug : `${slug}-${number}` };
    const inserted = await onUniqueViolation(
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

/** Returns colors in the order of a body's fields, so that two palettes can be compared as JSON. */
function ordered(palette: ColorPalette | null): ColorPalette | null {
  return palette && { main: palette.main, hover: palette.hover, backlight: palette.backlight };
}

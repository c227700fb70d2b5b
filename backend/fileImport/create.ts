import { programsOf } from '../access/caller.ts';
import { forbidden, invalid, outOfReach } from '../api/errors.ts';
import { checkStorage } from '../document/quota.ts';
import { noRight } from '../record/ability.ts';
import { likelySheet } from '../tableFile/likelySheet.ts';
import { readRows as readUnpacked } from '../tableFile/unpacked.ts';
import { type ImportContext, insertRows, requireSheet } from './change.ts';
import type { ImportKind, ImportPlace } from './kind.ts';
import { importKinds } from './kinds.ts';
import { mappingOf } from './mapping.ts';
import { remembering } from './mappings.ts';
import { messages } from './messages.ts';
import { readImport } from './read.ts';
import { mayImport, mostOpen } from './rules.ts';
import type { FileImport, FileImportCreate } from './schema.ts';

/** Creates an import of a file that was sent, and finds out what its columns may become. @throws 403, 422 */
export async function createImport(context: ImportContext, input: FileImportCreate): Promise<FileImport> {
  const { db, caller } = context;
  const kind = importKinds.find(({ key }) => key === input.kind);
  if (!kind || !mayImport(caller, kind)) throw forbidden(noRight());
  const { columns: place, importPlace } = await placeOfNew(context, kind, input);
  const { file } = input.file;
  const unpacked = file.unpacked;
  if (!unpacked) throw invalid({ file: [messages.noRows] });
  const sheet = likelySheet(unpacked.file);
  const chosen = requireSheet(unpacked.file.sheets, sheet);
  const fields = await kind.fields({ db, place: importPlace });
  const remembered = await remembering(db, place.organization_id, kind.key);
  const mapping = await mappingOf({ sheet: chosen, rows: readUnpacked(unpacked.folder, sheet), fields, remembered });
  await requireRoom(context, place.organization_id, input.file);
  const { file: file_key } = input.file.claim();
  const { id } = await db
    .insertInto('file_imports')
    .values({
      ...place,
      user_id: caller.userId,
      kind: kind.key,
      file_name: file.filename,
      file_key,
      file_size: file.size,
      content_type: file.contentType,
      file: JSON.stringify(unpacked.file),
      sheet,
      ...mapped(mapping),
      answers: JSON.stringify(mapping.remembered?.answers ?? []),
      mapping_name: mapping.remembered?.name ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(db, id, readUnpacked(unpacked.folder, sheet));
  return readImport(db, caller, importKinds, id);
}

/**
 * Requires that an organization may have another import. New ones of an organization wait for each other, so that all are counted.
 * @throws 422 for too many that are not applied, 413 if its storage is used up
 */
async function requireRoom(
  context: ImportContext,
  organizationId: number,
  file: FileImportCreate['file'],
): Promise<void> {
  const { db } = context;
  await db.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
  const { open } = await db
    .selectFrom('file_imports')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (open >= mostOpen) throw invalid({ file: [messages.tooManyOpen(mostOpen)] });
  await checkStorage(context, organizationId, file, null);
}

const mapped = ({ shape, reading, columns }: Awaited<ReturnType<typeof mappingOf>>) => ({
  shape: JSON.stringify(shape),
  reading: JSON.stringify(reading),
  columns: JSON.stringify(columns),
});

/** Returns where a new import's records are made. @throws 422 for a program or order that is missing or out of reach */
async function placeOfNew({ db, caller }: ImportContext, kind: ImportKind, input: FileImportCreate) {
  if (kind.into === 'organization') {
    const place = { organization_id: caller.organizationId, program_id: null, purchase_order_id: null };
    const importPlace: ImportPlace = {
      organizationId: caller.organizationId,
      programId: null,
      orderId: null,
      sample: false,
    };
    return { columns: place, importPlace };
  }
  const order =
    kind.into === 'purchase_order'
      ? await db
          .selectFrom('purchase_orders')
          .select(['id', 'program_id'])
          .where('id', '=', input.purchase_order_id ?? 0)
          .where('program_id', 'in', programsOf(caller))
          .executeTakeFirst()
      : null;
  if (order === undefined) throw outOfReach('purchase_order_id', messages.orderRequired);
  const programId = order?.program_id ?? input.program_id ?? 0;
  const program = await db
    .selectFrom('programs')
    .select(['id', 'organization_id', 'sample'])
    .where('id', '=', programId)
    .where('id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!program) throw outOfReach('program_id', messages.programRequired);
  const { organization_id, sample } = program;
  return {
    columns: { organization_id, program_id: programId, purchase_order_id: order?.id ?? null },
    importPlace: { organizationId: organization_id, programId, orderId: order?.id ?? null, sample },
  };
}

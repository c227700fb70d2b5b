import { noteWrite } from '../history/note.ts';
import { differences, type HistoryEntry } from '../history/table.ts';
import { invalid, stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import type { StatusDefinition } from '../record/status.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { messages } from './messages.ts';
import { readReasonRow, toRecord } from './read.ts';
import type { StatusReason, StatusReasonCreate, StatusReasonUpdate } from './schema.ts';
import type { StatusModel } from './table.ts';

/** The statuses of each kind of record, passed in because the records' own rules know them. */
export type StatusesByModel = Readonly<Record<StatusModel, readonly StatusDefinition[]>>;

const unique = { status_reasons_text: 'sub_status' };

/** Makes a reason of the caller's organization. @throws 422 on what breaks a rule */
export async function createReason(
  context: WriteContext,
  statuses: StatusesByModel,
  input: StatusReasonCreate,
): Promise<StatusReason> {
  const { db, caller } = context;
  checkStatus(statuses, input.model, input.status);
  const { id } = await taken(
    db
      .insertInto('status_reasons')
      .values({ ...input, organization_id: caller.organizationId })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  return finish(context, id, 'create', differences({}, input));
}

/**
 * Changes the sent fields; records keep the text that they were given. What the reason is for stays.
 * @throws 409 `stale` when `lock_version` is sent and no longer the newest, 422, 404
 */
export async function updateReason(
  context: WriteContext,
  statuses: StatusesByModel,
  id: number,
  input: StatusReasonUpdate,
): Promise<StatusReason> {
  const { db, caller } = context;
  const before = await readReasonRow(db, caller, id, true);
  const { lock_version = before.lock_version, id: sentId = id, model = before.model, ...fields } = input;
  if (sentId !== id) throw invalid({ id: [messages.otherPath] });
  if (model !== before.model) throw invalid({ model: [messages.modelLocked] });
  if (lock_version !== before.lock_version) throw stale(toRecord(before, caller));
  const changes = differences(before, fields);
  if (changes.length === 0) return toRecord(before, caller);
  checkStatus(statuses, before.model, fields.status ?? before.status);
  const values = { ...fields, ...newVersion };
  await taken(db.updateTable('status_reasons').set(values).where('id', '=', id).execute(), unique);
  return finish(context, id, 'update', changes);
}

function checkStatus(statuses: StatusesByModel, model: StatusModel, status: string): void {
  if (!statuses[model].some(({ key }) => key === status)) throw invalid({ status: [messages.unknownStatus] });
}

async function finish(
  context: WriteContext,
  id: number,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
): Promise<StatusReason> {
  const row = await readReasonRow(context.db, context.caller, id);
  const { organization_id: organizationId, lock_version: lockVersion } = row;
  await noteWrite(context, { type: 'StatusReason', id, organizationId, lockVersion }, action, changes);
  return toRecord(row, context.caller);
}

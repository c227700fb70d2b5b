import { invalid, rejectedTransition } from '../api/errors.ts';
import { differences } from '../history/table.ts';
import { versioned } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { organizationOfNew } from '../record/organization.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { messages } from './messages.ts';
import { readSubstatusRow, toRecord } from './read.ts';
import type { Substatus, SubstatusCreate, SubstatusUpdate } from './schema.ts';
import type { StatusesByModel, StatusModel } from './table.ts';

const unique = { status_reasons_text: 'sub_status' };
const substatuses = versioned({
  type: 'StatusReason',
  read: ({ db, caller }: WriteContext, id: number, lock) => readSubstatusRow(db, caller, id, lock),
  toRecord: (row, { caller }) => toRecord(row, caller),
});

/** Creates a substatus of an organization. @throws 422 on a broken rule */
export async function createSubstatus(
  context: WriteContext,
  statuses: StatusesByModel,
  input: SubstatusCreate,
): Promise<Substatus> {
  const { db, caller } = context;
  const { organization_id: named, ...fields } = input;
  const organization_id = organizationOfNew(caller, named);
  checkStatus(statuses, fields.model, fields.status);
  const { id } = await onUniqueViolation(
    db
      .insertInto('status_reasons')
      .values({ ...fields, organization_id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  return substatuses.finish(context, id, 'create', differences({}, fields));
}

/**
 * Changes the given fields; records keep the text that they have. Its kind of record cannot change.
 * @throws 409 `stale` when `lock_version` is sent and is not the newest, `transition` when it is archived, 422, 404
 */
export function updateSubstatus(
  context: WriteContext,
  statuses: StatusesByModel,
  id: number,
  input: SubstatusUpdate,
): Promise<Substatus> {
  return substatuses.update(context, id, input.lock_version, (before) => {
    const { lock_version: _, id: sentId = id, model = before.model, ...fields } = input;
    if (sentId !== id) throw invalid({ id: [messages.otherPath] });
    if (model !== before.model) throw invalid({ model: [messages.modelLocked] });
    if (before.archived) throw rejectedTransition(messages.archived);
    const changes = differences(before, fields);
    if (changes.length > 0) checkStatus(statuses, before.model, fields.status ?? before.status);
    const values = { ...fields, ...newVersion };
    return {
      changes,
      write: () =>
        onUniqueViolation(context.db.updateTable('status_reasons').set(values).where('id', '=', id).execute(), unique),
    };
  });
}

/** Archives a substatus permanently: records keep its text, but it is no longer offered. @throws 409 if archived, 404 */
export function archiveSubstatus(context: WriteContext, id: number): Promise<Substatus> {
  return substatuses.update(context, id, undefined, (before) => {
    if (before.archived) throw rejectedTransition(messages.archived);
    const fields = { archived: true };
    return {
      changes: differences(before, fields),
      write: () =>
        context.db
          .updateTable('status_reasons')
          .set({ ...fields, ...newVersion })
          .where('id', '=', id)
          .execute(),
    };
  });
}

function checkStatus(statuses: StatusesByModel, model: StatusModel, status: string): void {
  if (!statuses[model].some(({ key }) => key === status)) throw invalid({ status: [messages.unknownStatus] });
}

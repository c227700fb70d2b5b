import { sql } from 'kysely';
import { type Caller, personOf } from '../access/caller.ts';
import { type FieldMessages, invalid, rejectedTransition, stale } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { checkNotInFuture } from '../record/pastDates.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import type { ReadyApprovals } from '../shipmentAdvice/readinessFacts.ts';
import { approvalMessages } from './approvalMessages.ts';
import { approvingFields, needsAnother, oddApproval, openApprovals, whyNotApproved } from './approvalRules.ts';
import { lockItemsOf, shipments } from './change.ts';
import { contentChanges, contentOf, readContent } from './content.ts';
import { changesSince } from './contentSince.ts';
import { type ContentNote, wordChanges } from './contentWords.ts';
import { messages } from './messages.ts';
import { readShipmentRow, type ShipmentRow, toRecord } from './read.ts';
import { leftStatuses, whyNotApprovable, whyNotPrinted } from './rules.ts';
import type { Approvals, GivenApproval, GivenApprovals, Shipment } from './schema.ts';
import { type ApprovalField, approvalFields } from './table.ts';

/**
 * Reads the approvals that a shipment has, and what changed in its content since each was given.
 * @param since the `position` of an earlier answer: also tells what changed since then
 * @throws 404
 */
export async function readApprovals(db: Db, caller: Caller, id: number, since?: string): Promise<GivenApprovals> {
  const shipment = await readShipmentRow(db, caller, id);
  const stored = await readStored(db, id);
  const { content, kept: now, version, position } = await readContent(db, id);
  const approvals: GivenApproval[] = [];
  for (const field of approvalFields) {
    const date = shipment[field];
    if (date === null) continue;
    const kept = stored.get(field);
    // What has left was approved: what changes afterwards concerns the next shipment.
    const isApproval = approvingFields.includes(field) && !leftStatuses.includes(shipment.status);
    const isOther = isApproval && kept !== undefined && kept.digest !== now.digest;
    const bySender = isApproval && kept?.user_id != null && needsAnother(kept.user_id, shipment);
    const changes = isOther ? contentChanges(id, contentOf(kept.content), content) : [];
    approvals.push({
      field,
      date,
      approved_by_id: kept?.user_id ?? null,
      approved_at: kept?.at?.toISOString() ?? null,
      counts: !isOther && !bySender,
      changes: await notesFor(db, caller, changes),
      remarks: [
        ...(bySender ? [approvalMessages.bySender] : []),
        ...[oddApproval(shipment, field)].filter((odd) => odd !== null),
      ],
    });
  }
  const seen = since === undefined ? [] : await changesSince(db, id, content, since);
  const changed_since = await notesFor(db, caller, seen);
  return { content_version: version, position, changed_since, approvals };
}

/** Reads what readiness has to say about the approvals of a shipment that has not left. */
export async function readReadyApprovals(db: Db, caller: Caller, shipment: ShipmentRow): Promise<ReadyApprovals> {
  const { approvals } =
    shipment.lapsed_approvals.length > 0 ? await readApprovals(db, caller, shipment.id) : { approvals: [] };
  const lapsed = approvals.filter(({ counts }) => !counts);
  // Given together, they lapse together: the reason is told once.
  const reasons = Map.groupBy(lapsed, ({ changes, remarks }) => whyLapsed(changes, remarks));
  const { missing: required } = openApprovals(shipment);
  return {
    missing: approvalFields.filter((field) => shipment[field] === null).length,
    all: approvalFields.length,
    blocks: whyNotApproved(shipment) !== null,
    required: required.length > 0 ? approvalMessages.required(required, []) : null,
    lapsed: [...reasons].map(([why, same]) =>
      approvalMessages.lapsed(
        same.map(({ field }) => field),
        why,
      ),
    ),
  };
}

/** Returns why an approval does not count: the first of the changes since, or who gave it. */
function whyLapsed(changes: readonly ContentNote[], remarks: readonly string[]): string {
  const told = changes.slice(0, mostTold).map(({ message }) => message);
  const more = changes.length - told.length;
  if (told.length === 0) return remarks[0] ?? approvalMessages.unseen;
  return approvalMessages.since([...told, ...(more > 0 ? [approvalMessages.more(more)] : [])]);
}

/** How many changes a line of readiness tells. */
const mostTold = 2;

/** Words changes for the caller: one who may not read what the papers show learns only that there are some. */
async function notesFor(db: Db, caller: Caller, changes: Parameters<typeof wordChanges>[1]): Promise<ContentNote[]> {
  if (changes.length === 0) return [];
  if (whyNotPrinted(caller)) return [{ message: approvalMessages.unseen, order_item_ids: [], by_id: null }];
  return wordChanges(db, changes);
}

async function readStored(db: Db, id: number) {
  const rows = await db.selectFrom('shipment_approvals').selectAll().where('shipment_id', '=', id).execute();
  return new Map<string, (typeof rows)[number]>(rows.map((row) => [row.field, row]));
}

/**
 * Sets the given approval dates; they change no status. Each date is kept with the content that it approves; the same date
 * sent again approves what the content is now.
 * @throws 409 `stale` if `lock_version` or `content_version` is sent and not the newest; 422 on a future date, when none
 * would remain, and for an approval by the sender if the program wants another person; 409 when the invoice is
 * completed, closed or archived; 404
 */
export function setApprovals(context: WriteContext, id: number, input: Approvals): Promise<Shipment> {
  const { db, caller } = context;
  const { lock_version, content_version, ...dates } = input;
  return shipments.update(context, id, lock_version, async (before) => {
    const reason = whyNotApprovable(before.status);
    if (reason) throw rejectedTransition(reason);
    // Writers of items wait for the shipment, and for these: what is kept is what was compared.
    await lockItemsOf(db, [id]);
    const { kept: now, version } = await readContent(db, id);
    if (content_version && content_version !== version) throw stale(toRecord(before, caller));
    checkNotInFuture(context, dates);
    const after = { ...before, ...dates };
    if (approvalFields.every((field) => after[field] === null)) throw invalid({ base: [messages.lastApproval] });
    const kept = await readStored(db, id);
    const counts = (field: ApprovalField) => {
      const one = kept.get(field);
      return one?.digest === now.digest && !before.lapsed_approvals.includes(field);
    };
    // Sent again, a date that counts stays as it is, and so does who gave it.
    const given = approvalFields.filter((field) => dates[field] && (dates[field] !== before[field] || !counts(field)));
    checkPerson(caller, before, given);
    const again = given.filter((field) => dates[field] === before[field]);
    return {
      action: 'set_approvals',
      changes: [
        ...differences({ ...before }, dates),
        ...again.map((field) => ({ field, from: before[field], to: before[field] })),
      ],
      write: async () => {
        await db
          .updateTable('shipments')
          .set({ ...dates, ...newVersion })
          .where('id', '=', id)
          .execute();
        await keep(context, id, given, now);
        const cleared = approvalFields.filter((field) => dates[field] === null);
        if (cleared.length === 0) return;
        const gone = db.deleteFrom('shipment_approvals').where('shipment_id', '=', id);
        await gone.where('field', 'in', cleared).execute();
      },
    };
  });
}

/** Rejects approvals by the person who sent the invoice for review, if the program wants another person. @throws 422 */
function checkPerson(caller: Caller, shipment: ShipmentRow, given: readonly ApprovalField[]): void {
  if (!needsAnother(personOf(caller), shipment)) return;
  const own = given.filter((field) => approvingFields.includes(field));
  const errors: FieldMessages = Object.fromEntries(own.map((field) => [field, [approvalMessages.bySecondPerson]]));
  if (own.length > 0) throw invalid(errors);
}

/** Keeps the content that dates approve, who set them and when. */
async function keep(
  { db, caller }: WriteContext,
  id: number,
  given: readonly ApprovalField[],
  { content, digest }: { readonly content: unknown; readonly digest: string },
): Promise<void> {
  if (given.length === 0) return;
  const kept = { content: JSON.stringify(content), digest, user_id: personOf(caller), at: sql<Date>`now()` };
  await db
    .insertInto('shipment_approvals')
    .values(given.map((field) => ({ shipment_id: id, field, ...kept })))
    .onConflict((conflict) => conflict.columns(['shipment_id', 'field']).doUpdateSet(kept))
    .execute();
}

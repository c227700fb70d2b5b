import { rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { note } from '../history/note.ts';
import { todayOf } from '../record/timeZone.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { type Content, contentChangesOf, contentOfShipment, isIssued } from '../shipment/rules.ts';
import { messages } from './messages.ts';
import { type Papers, readPapers } from './read.ts';
import type { PrintedContent } from './table.ts';

/** The fields of a shipment that its papers print beside its content, which approvals are of. */
const printedFields = ['invoice_number', 'commercial_name', 'awb', 'anticipated_ship_date', 'itn'] as const;

/** Returns the content of a shipment with all that its papers print, for comparing. */
export function printedContent(content: Content, { shipment }: Papers): Content {
  const own = Object.fromEntries(printedFields.map((field) => [field, shipment[field]]));
  const given = Object.entries(own).filter(([, value]) => value !== null && value !== undefined);
  return { ...content, shipment: { ...content.shipment, ...Object.fromEntries(given) } };
}

/** Returns the newest revision of a shipment's papers; undefined if none was issued. */
export const newestPaper = (db: Db, shipmentId: number) =>
  db
    .selectFrom('shipment_papers')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Issues the papers of shipments as they are now, in the transaction that approves their invoices: both or neither. One
 * whose newest revision prints the same gets no other.
 * @param limit US dollars up to which no export filing is due under one code, exact decimal text
 */
export async function issuePapers(context: WriteContext, ids: readonly number[], limit: string): Promise<void> {
  for (const id of ids) await issueNext(context, id, limit);
}

/** Issues the next revision by hand. @throws 409 `transition` if the invoice is not approved, or nothing changed; 404 */
export async function issueByHand(context: WriteContext, id: number, limit: string): Promise<void> {
  const { db, caller } = context;
  await db.selectFrom('shipments').select('id').where('id', '=', id).forUpdate().execute();
  const { shipment } = await readPapers(db, caller, id);
  if (!isIssued(shipment)) throw rejectedTransition(messages.notApproved);
  if (!(await issueNext(context, id, limit))) throw rejectedTransition(messages.unchanged);
  const { organization_id: organizationId, program_id: programId } = shipment;
  const { lock_version: lockVersion } = await db
    .updateTable('shipments')
    .set(newVersion)
    .where('id', '=', id)
    .returning('lock_version')
    .executeTakeFirstOrThrow();
  const changed = { type: 'CommercialInvoice' as const, id, organizationId, programId, lockVersion };
  await note(context, [], [{ ...changed, action: 'edit', by: caller.userId }]);
}

/** Issues a revision unless the newest prints the same. Requires a locked shipment. @returns whether it was issued */
async function issueNext(context: WriteContext, id: number, limit: string): Promise<boolean> {
  const { db, caller, services } = context;
  const papers = await readPapers(db, caller, id);
  const { organization_id } = papers.shipment;
  const content = printedContent((await contentOfShipment(db, id)).content, papers);
  const newest = await newestPaper(db, id);
  if (newest && contentChangesOf(id, newest.content, content).length === 0) return false;
  const revision = (newest?.revision ?? 0) + 1;
  const printed: PrintedContent = { papers, limit };
  await db
    .insertInto('shipment_papers')
    .values({
      organization_id,
      shipment_id: id,
      revision,
      // A printed date must not be a day ahead of the person's: unknown zones count as UTC.
      issued_on: todayOf({ timeZone: caller.timeZone ?? 'UTC' }, services.now()),
      at: services.now(),
      user_id: caller.userId,
      content: JSON.stringify(content),
      printed: JSON.stringify(printed),
    })
    .execute();
  const entry = { organizationId: organization_id, type: 'CommercialInvoice' as const, id, userId: caller.userId };
  const changes = [{ field: 'paper_revision', from: newest?.revision ?? null, to: revision }];
  await note(context, [{ ...entry, action: 'issue_paper', changes }], []);
  return true;
}

import { personOf } from '../access/caller.ts';
import { rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { note } from '../history/note.ts';
import { ENGLISH } from '../language/languages.ts';
import { inLanguage } from '../language/texts.ts';
import { todayOf } from '../record/timeZone.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { type Content, contentChangesOf, contentOfShipment, isIssued, packageWords } from '../shipment/rules.ts';
import { messages } from './messages.ts';
import { exportOf, type Papers, readPapers } from './read.ts';
import type { PrintedContent } from './table.ts';

/**
 * Returns what the papers of a shipment print, for comparing: its content, which approvals are of, without what no paper
 * prints, and with what only papers print. The day of departure is left out: papers are issued before it is known.
 * @param limit US dollars up to which no export filing is due under one code, exact decimal text
 */
export function printedContent(content: Content, papers: Papers, limit: string): Content {
  const { shipment, exporter, consignee, airline, items } = papers;
  const { invoice_number, commercial_name, awb, anticipated_ship_date, itn, signatory } = shipment;
  // What is compared must not differ by language, and a legend is in the rule's own words.
  const { legend, against, control } = inLanguage(ENGLISH, () => exportOf(papers, limit));
  const { ein, contact_person, email, phone_number } = exporter;
  const packages = papers.packages.map((line) => packageWords.kept(line, items));
  const own = {
    ...{ invoice_number, commercial_name, awb, airline, anticipated_ship_date, itn, signatory },
    ...{ legend, decided_against: against, control_statement: control.answer },
    packages: packages.length > 0 ? packages : null,
  };
  const reach = given({ ein, contact_person, email, phone_number });
  const lines = new Map(
    items.map(({ id, position, order_number, lot_number, expiry_date }) => {
      return [String(id), given({ position, order_number, lot_number, expiry_date })];
    }),
  );
  return {
    ...content,
    shipment: given({ ...content.shipment, ...own }),
    ...(content.exporter && { exporter: { ...content.exporter, ...reach } }),
    ...(content.group && { group: { ...content.group, ...given({ phone_number: consignee.phone_number }) } }),
    vendors: mapped(content.vendors, (_id, { name }) => ({ name })),
    items: mapped(content.items, (id, { storage: _storage, ...item }) => ({ ...item, ...lines.get(id) })),
  };
}

type Fields = Content['shipment'];

/** Leaves out what has no value, as the content does. */
const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const mapped = (records: Readonly<Record<string, Fields>>, of: (id: string, fields: Fields) => Fields) =>
  Object.fromEntries(Object.entries(records).map(([id, fields]) => [id, of(id, fields)]));

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
  // The content first: what changes in between shows as changed, and can be issued.
  const { content: stood } = await contentOfShipment(db, id);
  const papers = await readPapers(db, caller, id);
  const { organization_id } = papers.shipment;
  const content = printedContent(stood, papers, limit);
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
      user_id: personOf(caller),
      content: JSON.stringify(content),
      printed: JSON.stringify(printed),
    })
    .execute();
  const entry = { organizationId: organization_id, type: 'CommercialInvoice' as const, id, userId: caller.userId };
  const changes = [{ field: 'paper_revision', from: newest?.revision ?? null, to: revision }];
  await note(context, [{ ...entry, action: 'issue_paper', changes }], []);
  return true;
}

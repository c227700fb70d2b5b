import { sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { can } from '../access/caller.ts';
import { date, id, timestamp } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { ability, abilityUnless, noRight } from '../record/ability.ts';
import { contentChangesOf, contentOfShipment, isIssued, wordContentChanges } from '../shipment/rules.ts';
import { newestPaper, printedContent } from './issue.ts';
import { messages } from './messages.ts';
import type { Papers } from './read.ts';

/** A revision of a shipment's papers as api/v1 returns it. */
const issuedPaper = z
  .object({
    revision: z.int().min(1),
    issued_on: date.meta({ description: 'The date that it bears.' }),
    issued_at: timestamp,
    issued_by_id: id.nullable(),
    invoice_number: z.string().meta({ description: 'The number that it bears.' }),
    replaces: z.int().nullable().meta({ description: 'The revision that it replaces; null for the first.' }),
  })
  .meta({ id: 'IssuedPaper' });

/** The issued papers of a shipment as api/v1 returns them. */
export const issuedPapers = z
  .object({
    papers: z.array(issuedPaper),
    changes: z.array(z.object({ message: z.string(), order_item_ids: z.array(id), by_id: id.nullable() })).meta({
      description: 'What the newest revision prints otherwise than a paper printed now; empty if none is issued.',
    }),
    abilities: z.array(ability),
  })
  .meta({ id: 'IssuedPapers' });

/**
 * Reads the issued revisions of a shipment's papers, the newest first, and what has changed since.
 * @param limit US dollars up to which no export filing is due under one code, exact decimal text
 */
export async function readIssued(
  db: Db,
  caller: Caller,
  papers: Papers,
  limit: string,
): Promise<z.infer<typeof issuedPapers>> {
  const { shipment } = papers;
  const rows = await db
    .selectFrom('shipment_papers')
    .select(['revision', 'issued_on', 'at', 'user_id'])
    .select(sql<string>`printed #>> '{papers,shipment,invoice_number}'`.as('invoice_number'))
    .where('shipment_id', '=', shipment.id)
    .orderBy('revision', 'desc')
    .execute();
  const changes = rows.length > 0 ? await changesSinceIssue(db, papers, limit) : [];
  const whyNot = whyNotIssued(papers, rows.length > 0 && changes.length === 0);
  return {
    papers: rows.map(({ revision, issued_on, at, user_id, invoice_number }) => ({
      revision,
      issued_on,
      issued_at: at.toISOString(),
      issued_by_id: user_id,
      invoice_number,
      replaces: revision > 1 ? revision - 1 : null,
    })),
    changes: await wordContentChanges(db, changes),
    abilities: [
      abilityUnless('issue_papers', (!can(caller, 'commercial_invoices', 'assign_status') && noRight()) || whyNot),
    ],
  };
}

async function changesSinceIssue(db: Db, papers: Papers, limit: string) {
  const { id } = papers.shipment;
  const stored = await newestPaper(db, id);
  const now = printedContent((await contentOfShipment(db, id)).content, papers, limit);
  return stored ? contentChangesOf(id, stored.content, now) : [];
}

function whyNotIssued({ shipment }: Papers, isUnchanged: boolean): string | null {
  if (!isIssued(shipment)) return messages.notApproved;
  return isUnchanged ? messages.unchanged : null;
}

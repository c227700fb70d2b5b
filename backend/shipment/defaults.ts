import type { Db } from '../db/client.ts';
import type { Caller } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { nextOrderNumber as numberAfter } from '../purchaseOrder/rules.ts';
import { visibleShipments } from './filters.ts';

/** The number after the latest one of the program, or the next that is free in its organization; null when none ends in digits. @throws 404 */
export async function offeredNumber(db: Db, caller: Caller, programId: number): Promise<string | null> {
  const program = await db
    .selectFrom('programs')
    .select('organization_id')
    .where('id', '=', programId)
    .where('id', 'in', [0, ...caller.programIds])
    .executeTakeFirst();
  if (!program) throw notFound();
  const latest = await visibleShipments(db, caller)
    .select('s.invoice_number')
    .where('s.program_id', '=', programId)
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  let offered = numberAfter(latest?.invoice_number ?? null);
  // Bounded: past this the person types one, and a taken number is refused on its field anyway.
  for (let tries = 0; offered !== null && tries < 50; tries += 1) {
    const used = await db
      .selectFrom('shipments')
      .select('id')
      .where('organization_id', '=', program.organization_id)
      .where((eb) => eb(eb.fn('lower', [eb.fn('btrim', ['invoice_number'])]), '=', offered?.toLowerCase() ?? ''))
      .executeTakeFirst();
    if (!used) return offered;
    offered = numberAfter(offered);
  }
  return null;
}

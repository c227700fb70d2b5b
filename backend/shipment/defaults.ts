import type { Db } from '../db/client.ts';
import type { Caller } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { freeNumberAfter } from '../http/numbering.ts';
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
  return freeNumberAfter(latest?.invoice_number ?? null, async (number) => {
    const used = await db
      .selectFrom('shipments')
      .select('id')
      .where('organization_id', '=', program.organization_id)
      .where((eb) => eb(eb.fn('lower', [eb.fn('btrim', ['invoice_number'])]), '=', number.toLowerCase()))
      .executeTakeFirst();
    return used !== undefined;
  });
}

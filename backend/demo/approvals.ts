import { sql } from 'kysely';
import type { Trx } from '../db/client.ts';

/** Keeps what each approval of the demo world approved: the shipment as it is. A manager of its program gave it. */
export async function keepApprovals(trx: Trx): Promise<void> {
  await sql`
    insert into shipment_approvals (shipment_id, field, content, digest, user_id, at)
    select s.id, given.field, now.content, now.digest, manager.id, given.date + time '10:00' at time zone 'UTC'
    from shipments s
    cross join lateral (values
      ('ehs_approval', s.ehs_approval), ('ff_approval', s.ff_approval),
      ('sent_for_ff_approval', s.sent_for_ff_approval), ('sent_for_program_approval', s.sent_for_program_approval),
      ('program_approval', s.program_approval)) as given (field, date)
    cross join lateral (select shipment_content(s.id) as content, shipment_digest(s.id) as digest offset 0) as now
    left join lateral (
      select u.id from users u join user_programs member on member.user_id = u.id
      where member.program_id = s.program_id and u.permission_id = 3 and u.status = 'active'
      order by u.id limit 1) as manager on true
    where given.date is not null`.execute(trx);
}

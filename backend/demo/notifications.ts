import { type RawBuilder, sql } from 'kysely';
import { roleId, shippedRoles } from '../access/roles.ts';
import type { Trx } from '../db/client.ts';
import { documentsDue, notifyExpiry } from '../notification/expiry.ts';
import type { Days } from './days.ts';

/** The age in days up to which events have notifications. */
const lastDays = 60;
/** The age in days from which notifications are read, except for one in five. */
const readBefore = 4;

/**
 * Creates the notifications that the last weeks and today's dates would have caused, some of them read. A few users have
 * notifications turned off in part.
 */
export async function makeNotifications(trx: Trx, days: Days): Promise<void> {
  await assignViewers(trx);
  await assignToExpiring(trx, days);
  await sendForReview(trx, days);
  const [since, unreadSince] = [days.moment(lastDays, 0), days.moment(readBefore, 0)];
  await sql`
    insert into notifications
      (user_id, event_type, sender_id, organization_id, program_id, record_type, record_id, comment_id, created_at, read_at)
    select user_id, event_type, sender_id, organization_id, program_id, record_type, record_id, comment_id, at,
      case when at < ${unreadSince} and row_number() over (order by at, user_id, record_id) % 5 > 0
        then at + interval '2 hours' end
    from (${assignments} union all ${reviews} union all ${comments}) as events
    where at >= ${since} and sender_id is not null
    order by at, user_id, record_id`.execute(trx);
  await makeExpiries(trx, days);
  await makeSettings(trx);
}

/** Assigns viewers to the three newest orders of their programs, so that they receive notifications. */
async function assignViewers(trx: Trx): Promise<void> {
  await sql`
    insert into purchase_order_users (purchase_order_id, user_id)
    select o.id, o.user_id
    from (
      select po.id, u.id as user_id, row_number() over (partition by u.id order by po.created_at desc, po.id) as nth
      from users u
      join user_programs m on m.user_id = u.id
      join purchase_orders po on po.program_id = m.program_id
      where u.permission_id = 7 and u.status = 'active') as o
    where o.nth <= 3`.execute(trx);
}

/** Assigns all members of a program to its orders with a document whose expiry is announced today. */
async function assignToExpiring(trx: Trx, days: Days): Promise<void> {
  const today = days.date(0);
  await sql`
    insert into purchase_order_users (purchase_order_id, user_id)
    select distinct coalesce(i.purchase_order_id, d.parent_id), u.id
    from documents d
    left join order_items i on i.id = d.parent_id and d.parent_type = 'OrderItem'
    join users u on u.status = 'active' and (
      u.id in (select m.user_id from user_programs m where m.program_id = d.program_id)
      or u.permission_id in (1, 2) and u.organization_id = d.organization_id)
    where not d.archived and d.parent_type in ('PurchaseOrder', 'OrderItem')
      and d.expiry_date between ${today}::date and ${today}::date + 30
    on conflict do nothing`.execute(trx);
}

/** Spreads the times at which shipments were sent for review over the last weeks. */
async function sendForReview(trx: Trx, days: Days): Promise<void> {
  await sql`
    update shipments s
    set updated_at = ${days.moment(2, 14)}::timestamptz - (r.nth - 1) * interval '5 days'
    from (select id, row_number() over (order by id) as nth from shipments where status = 'in_review') as r
    where r.id = s.id`.execute(trx);
}

/** Selects the first active user with one of these roles who works in a program and is not the excepted user. */
const somebody = (roles: readonly number[], programId: RawBuilder<unknown>, except: RawBuilder<unknown>) => sql`(
  select min(w.id) from users w
  where w.status = 'active' and w.permission_id in (${sql.join(roles)}) and w.id <> ${except}
    and (w.id in (select m.user_id from user_programs m where m.program_id = ${programId})
      or w.permission_id = ${roleId.organizationAdministrator}
        and w.organization_id = (select p.organization_id from programs p where p.id = ${programId})))`;

const assignments = sql`
  select a.user_id, 'NEW_ASSIGNMENT' as event_type,
    ${somebody([2, 3, 4], sql`po.program_id`, sql`a.user_id`)} as sender_id,
    po.organization_id, po.program_id, 'PurchaseOrder' as record_type, po.id as record_id, null::bigint as comment_id,
    po.created_at + interval '1 hour' as at
  from purchase_order_users a
  join purchase_orders po on po.id = a.purchase_order_id`;

const reviews = sql`
  select u.id, 'COMMERCIAL_INVOICE_IN_REVIEW',
    ${somebody([2, 3, 5], sql`s.program_id`, sql`u.id`)},
    s.organization_id, s.program_id, 'CommercialInvoice', s.id, null, s.updated_at
  from shipments s
  join users u on u.status = 'active' and (
    u.permission_id in (1, 2) and u.organization_id = s.organization_id
    or u.permission_id = 3 and u.id in (select m.user_id from user_programs m where m.program_id = s.program_id))
  where s.status = 'in_review'`;

const comments = sql`
  select distinct interested.user_id, 'NEW_COMMENT', c.user_id, c.organization_id, c.program_id,
    case when c.order_item_id is not null then 'OrderItem'
      when c.purchase_order_id is not null then 'PurchaseOrder' else 'CommercialInvoice' end,
    coalesce(c.order_item_id, c.purchase_order_id, c.shipment_id), c.id, c.created_at
  from comments c
  left join order_items i on i.id = c.order_item_id
  cross join lateral (
    select user_id from purchase_order_users
    where purchase_order_id = coalesce(c.purchase_order_id, i.purchase_order_id)
    union select user_id from shipment_users where shipment_id = coalesce(c.shipment_id, i.shipment_id)
    union select e.user_id from comments e
    where e.created_at < c.created_at
      and (e.order_item_id = c.order_item_id or e.purchase_order_id = c.purchase_order_id or e.shipment_id = c.shipment_id)
  ) as interested
  where interested.user_id <> c.user_id`;

/** Creates today's expiry notifications by the rule of the hourly cleanup, dated early in the day. */
async function makeExpiries(trx: Trx, days: Days): Promise<void> {
  const context = { db: trx, services: { roles: shippedRoles }, announce: () => {} };
  for (const id of await documentsDue(trx, days.date(0))) await notifyExpiry(context, id, days.date(0));
  const made = trx.updateTable('notifications').where('document_id', 'is not', null);
  await made.set({ created_at: days.moment(0, 0, 5) }).execute();
}

async function makeSettings(trx: Trx): Promise<void> {
  const idOf = async (email: string) =>
    (await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const [amina, noa, selam] = [
    await idOf('amina@lading.example'),
    await idOf('noa@lading.example'),
    await idOf('manager@northwind.example'),
  ];
  await trx
    .insertInto('notification_settings')
    .values([
      { user_id: amina, notifications_enabled: true, all_programs: true, types_off: ['ATTACHMENT_WILL_EXPIRE_SOON'] },
      { user_id: noa, notifications_enabled: true, all_programs: false, types_off: [] },
      { user_id: selam, notifications_enabled: false, all_programs: true, types_off: [] },
    ])
    .execute();
  const program = trx.selectFrom('programs').select('id').where('name', '=', 'Malaria Response');
  const { id } = await program.executeTakeFirstOrThrow();
  await trx.insertInto('notification_programs_off').values({ user_id: noa, program_id: id }).execute();
}

/** Into what a table is imported at the terminal, and in whose name. */
import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { callerNow } from '../access/callerNow.ts';
import type { Db } from '../db/client.ts';
import { compareKey } from '../db/identity.ts';
import { importKinds } from '../fileImport/kinds.ts';
import { mayImport } from '../fileImport/rules.ts';
import type { ImportKindKey } from '../fileImport/table.ts';
import type { Services } from '../http/route.ts';
import { organizationNamed } from './organization.ts';
import { ImportRejection } from './rejection.ts';
import { tableMessages } from './tableMessages.ts';

/** What the command names. */
export interface Named {
  readonly kind: ImportKindKey;
  readonly organization?: string | undefined;
  readonly program?: string | undefined;
  readonly order?: string | undefined;
  readonly as?: string | undefined;
}

/**
 * Returns the person in whose name a local command imports, with their rights: the one with this address in the organization, or
 * the first who may import such files, administrators first.
 * @throws ImportRejection if there is none
 */
export async function personNamed({ database: { db }, roles }: Services, named: Named): Promise<Caller> {
  const organization = await organizationNamed(db, named.organization);
  const people = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('organization_id', '=', organization.id)
    .where('status', '=', 'active')
    .where('service', '=', false)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .$if(named.as !== undefined, (rows) => rows.where(sql<string>`lower(email)`, '=', (named.as ?? '').toLowerCase()))
    .orderBy('permission_id')
    .orderBy('id')
    .limit(1)
    .execute();
  const [person] = people;
  if (!person) throw new ImportRejection(tableMessages.nobody(organization.name, named.as));
  const caller = await callerNow({ db, roles }, { user_id: person.id, api_key_id: null });
  const kind = importKinds.find(({ key }) => key === named.kind);
  if (!kind || !mayImport(caller, kind)) throw new ImportRejection(tableMessages.mayNotImport(person.email));
  return caller;
}

/** Where a table goes, by ids, and what that is called. */
export interface Place {
  readonly program_id?: number;
  readonly purchase_order_id?: number;
  readonly organization: string;
  readonly program: string | null;
  readonly person: string;
}

/** Returns where a table goes. @throws ImportRejection for a program or an order that is not found, or must be named */
export async function placeNamed(db: Db, caller: Caller, named: Named): Promise<Place> {
  const { name: organization } = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', caller.organizationId)
    .executeTakeFirstOrThrow();
  const { person } = await db
    .selectFrom('users')
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('person'))
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const into = importKinds.find(({ key }) => key === named.kind)?.into;
  if (into === 'organization') return { organization, program: null, person };
  if (into === 'purchase_order') {
    const order = await db
      .selectFrom('purchase_orders as o')
      .innerJoin('programs as p', 'p.id', 'o.program_id')
      .select(['o.id', 'p.name'])
      .where('o.organization_id', '=', caller.organizationId)
      .where('o.program_id', 'in', [0, ...caller.programIds])
      .where('o.identity', '=', compareKey(named.order ?? ''))
      .executeTakeFirst();
    if (!order) throw new ImportRejection(tableMessages.unknownOrder(named.order ?? ''), 'order');
    return { purchase_order_id: order.id, organization, program: order.name, person };
  }
  const programs = await db
    .selectFrom('programs')
    .select(['id', 'name'])
    .where('organization_id', '=', caller.organizationId)
    .where('id', 'in', [0, ...caller.programIds])
    .orderBy('name')
    .execute();
  const names = programs.map(({ name }) => name);
  const plain = (text: string) => text.trim().toLowerCase();
  const { program: wanted } = named;
  const found = wanted === undefined ? programs : programs.filter(({ name }) => plain(name) === plain(wanted));
  const [program, ...others] = found;
  if (!program) throw new ImportRejection(tableMessages.unknownProgram(wanted ?? '', names), 'program');
  if (others.length > 0) throw new ImportRejection(tableMessages.nameProgram(names), 'program');
  return { program_id: program.id, organization, program: program.name, person };
}

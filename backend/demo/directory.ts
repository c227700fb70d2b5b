import { sql } from 'kysely';
import { hashPassword } from '../access/password.ts';
import type { Trx } from '../db/client.ts';
import { featureFlags } from '../organization/table.ts';
import { programSlug } from '../program/rules.ts';
import { recordTypes } from '../record/recordTypes.ts';
import { firstCouriers, type MadeCourier, makeCouriers, secondCouriers } from './couriers.ts';
import type { Days } from './days.ts';
import { endUsers } from './endUsers.ts';
import { organizations } from './organizations.ts';
import { demoPassword, people } from './people.ts';
import { substatuses } from './substatuses.ts';
import { firstVendors, secondVendors } from './vendors.ts';

/** The age of the organizations in days: they are older than any order. */
export const directoryAge = 1000;

/** A program of the demo world, with the records that its orders can refer to. */
export interface DemoPlace {
  readonly organizationId: number;
  readonly programId: number;
  readonly name: string;
  /** Whether the organization's switches are on. */
  readonly switches: boolean;
  readonly groups: readonly { id: number; endUserId: number }[];
  readonly vendorIds: readonly number[];
  readonly couriers: readonly MadeCourier[];
  /** The active members other than viewers, who are assigned to records and write comments. */
  readonly staffIds: readonly number[];
}

/** Creates the organizations, with programs, users and all records that orders refer to; returns the four programs. */
export async function makeDirectory(trx: Trx, days: Days): Promise<DemoPlace[]> {
  const passwordHash = await hashPassword(demoPassword);
  const places: DemoPlace[] = [];
  for (const organization of organizations) {
    const flags = Object.fromEntries(organization.switches ? featureFlags.map((flag) => [flag, true]) : []);
    const { id: organizationId } = await trx
      .insertInto('organizations')
      .values({
        name: organization.name,
        short_name: organization.short_name,
        ...organization.contact,
        address: JSON.stringify(organization.address),
        feature_flags: JSON.stringify(flags),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const vendorIds = await makeVendors(
      trx,
      days,
      organizationId,
      organization.switches ? firstVendors : secondVendors,
    );
    const couriers = await makeCouriers(
      trx,
      days,
      organizationId,
      organization.switches ? firstCouriers : secondCouriers,
    );
    const programs = new Map<string, number>();
    for (const program of organization.programs)
      programs.set(program.name, await makeProgram(trx, organizationId, program));
    const place = { id: organizationId, name: organization.name };
    const members = await makePeople(trx, days, place, { programs, passwordHash });
    await makeSubstatuses(trx, organizationId);
    for (const { name, groups } of organization.programs) {
      const programId = programs.get(name) ?? 0;
      const made = [];
      for (const group of groups) made.push(await makeGroup(trx, days, { organizationId, programId }, group));
      places.push({
        organizationId,
        programId,
        name,
        switches: organization.switches,
        groups: made,
        vendorIds,
        couriers,
        staffIds: members.filter((member) => member.programs.includes(name)).map(({ id }) => id),
      });
    }
  }
  await makeOlder(trx, days);
  return places;
}

/** Backdates the directory before the oldest order. Users joined one by one, viewers late, the invited one just now. */
async function makeOlder(trx: Trx, days: Days): Promise<void> {
  const began = days.moment(directoryAge, 8);
  for (const { table, isOld } of recordTypes) {
    if (!isOld) continue;
    await sql`update ${sql.table(table)} set created_at = ${began}, updated_at = ${began}`.execute(trx);
  }
  await sql`
    update users set created_at = ${began}::timestamptz
      + case permission_id when 7 then interval '700 days' else id * interval '6 days' end
    where password_hash is not null`.execute(trx);
}

async function makeProgram(
  trx: Trx,
  organizationId: number,
  { name, colors }: (typeof organizations)[number]['programs'][number],
): Promise<number> {
  const { id } = await trx
    .insertInto('programs')
    .values({
      organization_id: organizationId,
      name,
      slug: programSlug(name),
      color_palette: JSON.stringify(colors),
      order_number_internal_enabled: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates the users of an organization; returns the active ones other than viewers, with their programs. */
async function makePeople(
  trx: Trx,
  days: Days,
  organization: { id: number; name: string },
  { programs, passwordHash }: { programs: ReadonlyMap<string, number>; passwordHash: string },
): Promise<{ id: number; programs: string[] }[]> {
  const staff: { id: number; programs: string[] }[] = [];
  for (const person of people.filter(({ organization: name }) => name === organization.name)) {
    const { id } = await trx
      .insertInto('users')
      .values({
        organization_id: organization.id,
        first_name: person.first_name,
        last_name: person.last_name,
        email: person.email,
        phone_number: person.phone_number,
        job_title: person.job_title,
        time_zone: person.time_zone,
        permission_id: person.role,
        status: person.state === 'deactivated' ? 'inactive' : person.state,
        invited_until: person.state === 'invited' ? days.moment(-7, 0) : null,
        password_hash: person.state === 'invited' ? null : passwordHash,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const memberships = person.programs.flatMap((name) => programs.get(name) ?? []);
    if (memberships.length > 0) {
      const rows = memberships.map((program_id) => ({ user_id: id, program_id }));
      await trx.insertInto('user_programs').values(rows).execute();
    }
    const isAdministrator = person.role <= 2;
    const worksIn = isAdministrator ? [...programs.keys()] : person.programs;
    if (person.state === 'active' && person.role !== 7) staff.push({ id, programs: worksIn });
  }
  return staff;
}

async function makeVendors(
  trx: Trx,
  days: Days,
  organizationId: number,
  vendors: typeof firstVendors,
): Promise<number[]> {
  const rows = await trx
    .insertInto('vendors')
    .values(
      vendors.map(({ country, city, screened, ...vendor }) => ({
        ...vendor,
        organization_id: organizationId,
        visual_compliance_date: screened === null ? null : days.date(screened),
        address: country && city ? JSON.stringify({ country, city, address: `${city} Trade Park 7` }) : null,
      })),
    )
    .returning(['id', 'risk_level'])
    .execute();
  return rows.filter((row) => row.risk_level !== 'level_4').map((row) => row.id);
}

async function makeGroup(
  trx: Trx,
  days: Days,
  place: { organizationId: number; programId: number },
  group: (typeof organizations)[number]['programs'][number]['groups'][number],
): Promise<{ id: number; endUserId: number }> {
  const found = endUsers.find((endUser) => endUser.group === group.name);
  if (!found) throw new Error(`No end user for ${group.name}`);
  const { group: _, screened, ...endUser } = found;
  const visual_compliance_date = screened === null ? null : days.date(screened);
  const { id } = await trx
    .insertInto('groups')
    .values({
      ...group,
      program_id: place.programId,
      risk_level: endUser.risk_level,
      visual_compliance_date,
      address: group.address && JSON.stringify(group.address),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: endUserId } = await trx
    .insertInto('end_users')
    .values({
      ...endUser,
      organization_id: place.organizationId,
      visual_compliance_date,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('end_user_programs').values({ end_user_id: endUserId, program_id: place.programId }).execute();
  await trx.insertInto('end_user_groups').values({ end_user_id: endUserId, group_id: id }).execute();
  return { id, endUserId };
}

async function makeSubstatuses(trx: Trx, organizationId: number): Promise<void> {
  const rows = substatuses.flatMap(([model, status, ...texts]) =>
    texts.map((sub_status) => ({ organization_id: organizationId, model, status, sub_status })),
  );
  await trx.insertInto('status_reasons').values(rows).execute();
}

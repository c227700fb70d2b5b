import { type RawBuilder, sql } from 'kysely';
import type { Area, Right } from '../access/areas.ts';
import type { Role } from '../access/roles.ts';
import { forEachKey } from '../api/keys.ts';
import type { Db } from '../db/client.ts';

/** A step of setting an organization up: who may take it, and what has to be there before it can be taken. */
interface Step {
  readonly right: readonly [Area, Right];
  readonly needs: readonly StepKey[];
}

/** The steps, in their order. */
export const stepKeys = [
  ...(['address', 'program', 'people', 'group', 'vendor', 'end_user', 'courier'] as const),
  ...(['order', 'shipment', 'invoice'] as const),
] as const;
export type StepKey = (typeof stepKeys)[number];

/** An end user is offered by the orders of its programs and groups, so it needs both. */
const steps: Readonly<Record<StepKey, Step>> = {
  address: { right: ['organizations', 'update'], needs: [] },
  program: { right: ['programs', 'create'], needs: [] },
  people: { right: ['users', 'create'], needs: [] },
  group: { right: ['groups', 'write'], needs: ['program'] },
  vendor: { right: ['vendors', 'write'], needs: [] },
  end_user: { right: ['end_users', 'write'], needs: ['program', 'group'] },
  courier: { right: ['couriers', 'write'], needs: [] },
  order: { right: ['purchase_orders', 'write'], needs: ['program', 'group', 'vendor', 'end_user'] },
  shipment: { right: ['commercial_invoices', 'create'], needs: ['order'] },
  invoice: { right: ['commercial_invoices', 'assign_status'], needs: ['shipment'] },
};

/** The user whom a guide is for. */
export interface Guided {
  readonly userId: number;
  readonly organizationId: number;
  readonly role: Pick<Role, 'rights'>;
  /** The programs that the user may open. */
  readonly programIds: readonly number[];
}

/** How many records of each step there are, of those that the user may use. */
export type StepCounts = Readonly<Record<StepKey, number>>;

/** A step as the guide shows it. */
export interface GuideStep {
  readonly key: StepKey;
  /** `next` is the first that this user can take now. */
  readonly state: 'done' | 'next' | 'open';
  readonly count: number;
  readonly allowed: boolean;
  /** The names of the roles that may take it, if the user may not. */
  readonly roles: string[];
  /** The steps before it that are not done. */
  readonly after: StepKey[];
}

const mayTake = ({ rights }: Pick<Role, 'rights'>, key: StepKey): boolean => {
  const [area, right] = steps[key].right;
  return rights[area].includes(right);
};

/** Whether a role takes part in setting up: whoever may take no step sees none. */
export const takesPart = (role: Pick<Role, 'rights'>): boolean => stepKeys.some((key) => mayTake(role, key));

/** Whether nothing is left to do. */
export const isDone = (counts: StepCounts): boolean => stepKeys.every((key) => counts[key] > 0);

/** Returns the steps with their states. @param roles all roles */
export function stepsOf(role: Pick<Role, 'rights'>, roles: readonly Role[], counts: StepCounts): GuideStep[] {
  const all = stepKeys.map((key) => {
    const allowed = mayTake(role, key);
    return {
      key,
      count: counts[key],
      allowed,
      roles: allowed ? [] : roles.filter((other) => mayTake(other, key)).map(({ name }) => name),
      after: steps[key].needs.filter((needed) => counts[needed] === 0),
    };
  });
  const next = all.find(({ count, allowed, after }) => count === 0 && allowed && after.length === 0);
  return all.map((step) => ({ ...step, state: step.count > 0 ? 'done' : step === next ? 'next' : 'open' }));
}

/**
 * Counts the records of each step in the user's own organization and programs, without sample data.
 * @param most up to which each step is counted
 */
export async function countSteps(db: Db, user: Guided, most: number): Promise<StepCounts> {
  const { userId, organizationId: organization } = user;
  const mine = sql`select id from programs
    where id = any(${[...user.programIds]}::bigint[]) and organization_id = ${organization} and not sample`;
  const own = (table: string) =>
    sql`select from ${sql.table(table)} where organization_id = ${organization} and not sample`;
  const within = (table: string) => sql`select from ${sql.table(table)} where program_id in (${mine})`;
  const rows: Readonly<Record<StepKey, RawBuilder<unknown>>> = {
    address: sql`select from organizations where id = ${organization} and address is not null`,
    program: mine,
    // Who was invited is among them, who was deactivated is not.
    people: sql`select from users where organization_id = ${organization} and id <> ${userId} and not service
      and (status = 'active' or password_hash is null)`,
    group: within('groups'),
    vendor: own('vendors'),
    end_user: sql`select from end_users e where organization_id = ${organization} and not sample
      and exists (select from end_user_programs m where m.end_user_id = e.id and m.program_id in (${mine}))`,
    courier: own('couriers'),
    order: within('purchase_orders'),
    shipment: within('shipments'),
    // The approval of an invoice issues its papers. Imported shipments left without papers of Lading's.
    invoice: sql`select from shipments s where program_id in (${mine}) and (shipped_date is not null
      or exists (select from shipment_papers p where p.shipment_id = s.id))`,
  };
  const counted = stepKeys.map(
    (key) => sql`(select count(*)::int from (${rows[key]} limit ${sql.lit(most)}) as counted) as ${sql.ref(key)}`,
  );
  const found = await sql<StepCounts>`select ${sql.join(counted)}`.execute(db);
  // A select without a table has one row.
  return found.rows[0] ?? forEachKey(stepKeys, () => 0);
}

/** Returns whether the user's guide is open or put away; null if there is nothing to do, or nothing that the user may do. */
export async function readGuideState(db: Db, user: Guided, isPutAway: boolean): Promise<'open' | 'put_away' | null> {
  if (!takesPart(user.role) || isDone(await countSteps(db, user, 1))) return null;
  return isPutAway ? 'put_away' : 'open';
}

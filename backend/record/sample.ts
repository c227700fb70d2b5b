/**
 * Sample data: records to try Lading with, which are removed as a whole. They are in the organization's sample program, or
 * belong to it: its vendors, couriers and end users. What is sample data names only sample data, and nothing else names it,
 * so that removing it changes no other record.
 */
import { sql } from 'kysely';
import { invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { sampleMessages as messages } from './messages.ts';

const lockOf = (organizationId: string) => sql`hashtextextended('sample data of ' || ${sql.ref(organizationId)}, 0)`;

/**
 * Lets the sample data of these organizations stay until the transaction ends. Every write begins with this, so that what it
 * finds is not removed meanwhile: not all that belongs to a record refers to it by a foreign key.
 */
export async function keepSamples(db: Db, organizationIds: readonly number[]): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf('organization_id')})
    from programs where sample and organization_id = any(${organizationIds}::bigint[])`.execute(db);
}

/** Waits for the writes that keep the sample data of an organization; later ones wait until this transaction ends. */
export async function lockSamples(db: Db, organizationId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf('id')}) from organizations where id = ${organizationId}`.execute(db);
}

/** What the numbers of orders and shipments of the sample program begin with. */
const samplePrefix = 'SAMPLE-';

/** Returns a number of sample data: `SAMPLE-PO-0001`. */
export const sampleNumber = (kind: 'PO' | 'CI', number: number): string =>
  `${samplePrefix}${kind}-${String(number).padStart(4, '0')}`;

/** Returns the name of a record of sample data. */
export const sampleName = (name: string): string => `Sample: ${name}`;

/** The word that names of sample data say what they are with: the sample program's begins with it. */
const mark = 'Sample';

/**
 * Returns the reason a program may not have this name, or null: sample data must not look real, nor the reverse.
 * @param before its name so far, which it may keep
 */
export function whyNotNamed(isSample: boolean, name: string | undefined, before?: string): string | null {
  if (name === undefined || name === before || /^sample\b/i.test(name) === isSample) return null;
  return isSample ? messages.programName(mark) : messages.realProgramName(mark);
}

/**
 * Checks that the name of a vendor, courier or end user of sample data does not look real.
 * @param field the field of the name @throws 422
 */
export function requireMark(isSample: boolean, field: string, name: string | undefined): void {
  if (!isSample || name === undefined || /\bsample\b/i.test(name)) return;
  throw invalid({ [field]: [messages.partyName(mark)] });
}

/**
 * Returns the reason an order or shipment may not have this number, or null, by the same rule.
 * @param before its number so far, which it may keep
 */
export function whyNotNumbered(isSample: boolean, number: string | undefined, before?: string): string | null {
  if (number === undefined || number === before) return null;
  if (number.toUpperCase().startsWith(samplePrefix) === isSample) return null;
  return isSample ? messages.number(samplePrefix) : messages.realNumber(samplePrefix);
}

/** Returns the condition that a party may be named by a program's records. @param sample the column that marks the party */
export const isForProgram = (sample: string, programId: number) =>
  sql<boolean>`${sql.ref(sample)} = (select p.sample from programs p where p.id = ${programId})`;

/** Returns the reason a record may not name another, or null: only one of them is sample data. */
export function whyNotMixed(record: { readonly sample: boolean }, named: { readonly sample: boolean }): string | null {
  if (record.sample === named.sample) return null;
  return named.sample ? messages.namesSample : messages.namesReal;
}

/**
 * Sample data: records to try Lading with, which are removed as a whole. They are in the organization's sample program, or
 * belong to it: its vendors, couriers and end users. What is sample data names only sample data, and nothing else names it,
 * so that removing it changes no other record.
 */
import { sql } from 'kysely';
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

/** What the name of the sample program begins with, so that whatever names it says what it is. */
const programPrefix = 'Sample';

/** Returns the reason the program may not have this name, or null. */
export function whyNotNamed(isSample: boolean, name: string | undefined): string | null {
  const looksReal = name !== undefined && !name.toLowerCase().startsWith(programPrefix.toLowerCase());
  return isSample && looksReal ? messages.programName(programPrefix) : null;
}

/** Returns the reason a record of the program may not have this number, or null: it would look like a real one. */
export function whyNotNumbered(isSample: boolean, number: string | undefined): string | null {
  const looksReal = number !== undefined && !number.toUpperCase().startsWith(samplePrefix);
  return isSample && looksReal ? messages.number(samplePrefix) : null;
}

/** Returns the condition that a party may be named by a program's records. @param sample the column that marks the party */
export const isForProgram = (sample: string, programId: number) =>
  sql<boolean>`${sql.ref(sample)} = (select p.sample from programs p where p.id = ${programId})`;

/** Returns the reason a record may not name another, or null: only one of them is sample data. */
export function whyNotMixed(record: { readonly sample: boolean }, named: { readonly sample: boolean }): string | null {
  if (record.sample === named.sample) return null;
  return named.sample ? messages.namesSample : messages.namesReal;
}

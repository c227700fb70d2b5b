/** Merges of records in tests of a backend. */
import type { EndUser } from '../../backend/endUser/schema.ts';
import type { Merge } from '../../backend/merge/schema.ts';
import type { Vendor } from '../../backend/vendor/schema.ts';
import type { Api, One } from './api.ts';
import { unused } from './records.ts';

type Kind = 'vendors' | 'end_users' | 'groups';
type Read = { readonly id: number; readonly lock_version: number };

/** Creates a vendor. */
export const newVendor = async (api: Api, fields: object = {}) =>
  (await api.post<One<Vendor>>('vendors', { vendor: { name: unused('Vendor'), ...fields } })).data;

/** Creates an end user. */
export const newEndUser = async (api: Api, fields: object) =>
  (await api.post<One<EndUser>>('end_users', { end_user: fields })).data;

/** Merges records into the first one. @param fields the record whose value stays, by field */
export async function mergeInto(api: Api, kind: Kind, into: Read, others: readonly Read[], fields: object = {}) {
  const sent = others.map(({ id, lock_version }) => ({ id, lock_version }));
  const merge = { lock_version: into.lock_version, others: sent, fields };
  return (await api.post<One<Merge>>(`${kind}/${into.id}/merges`, { merge })).data;
}

/** Undoes a merge. */
export const undoMerge = async (api: Api, { id }: Merge) => (await api.post<One<Merge>>(`merges/${id}/undo`)).data;

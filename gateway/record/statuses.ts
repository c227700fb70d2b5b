/**
 * The statuses of one record type: the list, what a record may move to, and why. The set belongs to the backend, so
 * nothing here knows a status by name.
 */
import type * as rest from '../generated/rest.ts';
import { dataOf } from '../rest/answer.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../rest/path.ts';

/** Its colour is text, because another backend may have more of them. */
export type RestStatus = Omit<rest.Status, 'color'> & { readonly color: string };

/** A record that has a status. Rows of the reference backend say what may follow it. */
interface RecordWithStatus {
  readonly id: string | number;
  readonly nextStatuses?: readonly string[];
}

/** The statuses of one record type. */
export interface Statuses {
  /** All of them, in the order of their life. */
  all(): RestStatus[] | Promise<RestStatus[]>;
  /** The status of a key; one that the list lacks is shown by its key. */
  named(key: string): RestStatus | Promise<RestStatus>;
  /** Those that this record can move to now, from its row, or else from the backend. */
  next(record: RecordWithStatus): Promise<RestStatus[]>;
  /** The reasons that go with a status of this record. */
  reasons(id: string | number, status: string): Promise<string[]>;
}

/** @param type the record type's path, for instance `purchase_orders` */
export function statusesOf(api: Rest, type: string): Statuses {
  const all = () => api.readShared(path`${type}/statuses`, dataOf<RestStatus[]>);
  const find = (list: RestStatus[], key: string) =>
    list.find((status) => status.key === key) ?? { key, name: key, color: 'grey', next: [] };
  return {
    all,
    named(key) {
      const list = all();
      return list instanceof Promise ? list.then((known) => find(known, key)) : find(list, key);
    },
    async next({ id, nextStatuses }) {
      const keys =
        nextStatuses ?? dataOf<rest.AssignedStatus>(await api.read(path`${type}/${id}/assigned_status`)).next;
      const list = await all();
      return keys.map((key) => find(list, key));
    },
    async reasons(id, status) {
      const reading = { query: { status } };
      const body = await api.read(path`${type}/${id}/available_status_reasons`, reading);
      return dataOf<rest.StatusReasonOption[]>(body).map((reason) => reason.subStatus);
    },
  };
}

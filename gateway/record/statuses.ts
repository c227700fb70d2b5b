/**
 * The statuses of one record type: the list, the next statuses of a record, and the reasons. The set belongs to the
 * backend, so this code knows no status by name.
 */
import type { AssignStatusInput } from '../generated/resolvers.ts';
import type * as rest from '../generated/rest.ts';
import { dataOf } from '../rest/answer.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** A status. Its color is text, because another backend may have more colors, and need not say the rest. */
export type RestStatus = Omit<rest.Status, 'color' | 'phase'> & {
  readonly color: string;
  readonly phase?: string;
  /** The steps that may be due in it. */
  readonly due?: readonly string[];
  /** Of items: whether those in it are offered for shipments. */
  readonly offered?: boolean;
  /** Of shipments: whether a move to it records the delivery. */
  readonly recordsDelivery?: boolean;
};

/** A record that has a status. Rows of the reference backend include its next statuses. */
interface RecordWithStatus {
  readonly id: string | number;
  readonly nextStatuses?: readonly string[];
}

/** The status to move records to. */
export interface StatusChange {
  readonly status: string;
  readonly subStatus: string | null;
  /** The status to move from. Sent only if it is given, as other backends do not know it. */
  readonly from?: string;
  /** Sent only if true: backends that ask nothing do not know it. */
  readonly confirmed?: true;
}

/** The statuses of one record type. */
export interface Statuses {
  /** Returns all statuses, in lifecycle order. */
  all(): RestStatus[] | Promise<RestStatus[]>;
  /** Returns the status of a key; a status missing from the list is shown by its key. */
  named(key: string): RestStatus | Promise<RestStatus>;
  /** Returns the statuses that a record can move to now, from its row, otherwise from the backend. */
  next(record: RecordWithStatus): Promise<RestStatus[]>;
  /** Returns the reasons available for a status of a record. */
  reasons(id: string | number, status: string): Promise<string[]>;
}

/** Returns the status to move a record to, from a mutation's input. */
export function statusChangeOf({ status, subStatus, from }: AssignStatusInput): StatusChange {
  return { status, subStatus: subStatus ?? null, ...(from != null && { from }) };
}

/** Creates the statuses of a record type. @param type its path, for instance `purchase_orders` */
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

import type { StatusModel, SubstatusFilter } from '../generated/resolvers.ts';
import type { StatusReason } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { type Statuses, statusesOf } from '../record/statuses.ts';
import { dataOf } from '../rest/answer.ts';
import { Collection } from '../rest/collection.ts';
import { filterTable } from '../rest/filters.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** An organization's own reason for a status; only some backends archive them. */
export type RestSubstatus = Omit<OfAnyBackend<StatusReason>, 'archived'> & Partial<Pick<StatusReason, 'archived'>>;

/** A kind of record that has statuses, as api/v1 names it in data. */
export type RestStatusModel = RestSubstatus['model'];

/** A kind of record that has statuses, with its display name. */
export type RestModelType = { readonly key: RestStatusModel; readonly name: string };

/** The kinds of records as api/v1 names them. */
export const REST_MODEL: Record<StatusModel, RestStatusModel> = {
  PURCHASE_ORDER: 'purchase_order',
  ORDER_ITEM: 'order_item',
  SHIPMENT: 'commercial_invoice',
};

/** The filters of substatuses. */
export const substatusFilters = filterTable<SubstatusFilter>({
  models: { as: 'model', send: (models) => models.map((model) => REST_MODEL[model]) },
  statuses: 'status',
});

/** The organization's reasons for statuses, and the statuses of each kind of record. */
export class Substatuses extends Collection<RestSubstatus> {
  readonly statuses: Readonly<Record<RestStatusModel, Statuses>>;
  readonly #rest: Rest;

  constructor(rest: Rest) {
    super(rest, { path: 'status_reasons', wrapper: null, names: substatusFilters.names });
    this.#rest = rest;
    this.statuses = {
      purchase_order: statusesOf(rest, 'purchase_orders'),
      order_item: statusesOf(rest, 'order_items'),
      commercial_invoice: statusesOf(rest, 'commercial_invoices'),
    };
  }

  /** Archives a substatus. @throws RestError */
  archive(id: string): Promise<RestSubstatus> {
    return this.write('POST', path`status_reasons/${id}/archive`, {});
  }

  /** Returns the kinds of records that have statuses. Kinds that only another backend has are omitted as unknown. */
  modelTypes(): RestModelType[] | Promise<RestModelType[]> {
    const isKnown = (type: { key: string }): type is RestModelType => Object.hasOwn(this.statuses, type.key);
    return this.#rest.readShared(path`model_types`, (body) =>
      dataOf<{ key: string; name: string }[]>(body).filter(isKnown),
    );
  }
}

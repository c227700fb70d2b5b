import type { Work, WorkRow } from '../generated/rest.ts';
import type { LiveEvent } from '../live/events.ts';
import { type Page, pageOf } from '../rest/answer.ts';
import { supportsCall } from '../rest/capabilities.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import { type Query, queryString } from '../rest/query.ts';
import { path } from '../upstream/path.ts';

/** A change of many records in the background. */
export type RestWork = Work;
/** What became of one record; its work is needed to know the kind of record. */
export type RestWorkRow = WorkRow & { readonly recordType: string };

/** An event of the channel of works: which one has come further. */
export type WorkEvent = LiveEvent & { readonly work?: { readonly id: number } };

/** A list whose records are to be changed: the first part of its works' kinds, and its parameters. */
export interface WorkList {
  readonly of: 'purchase_order' | 'commercial_invoice' | 'order_item';
  readonly query: Query;
}

/** The works of the caller, with the calls that only they have. */
export class Works extends Collection<RestWork> {
  readonly #rest: Rest;

  constructor(rest: Rest) {
    super(rest, { path: 'works', wrapper: 'work', alwaysFull: true });
    this.#rest = rest;
  }

  /** Returns one page of works; none if the backend does not work in the background. @throws RestError */
  override async page(query: Query): Promise<Page<RestWork>> {
    if (await supportsCall(this.#rest, 'GET', 'works')) return super.page(query);
    return { data: [], meta: { page: 1, pages: 1, count: 0, more: false, similar: false } };
  }

  /** Starts work on all records of a list. @param changing the second part of its kind @throws RestError */
  start({ of, query }: WorkList, changing: 'statuses' | 'users' | 'fields', change: object): Promise<RestWork> {
    return this.create({ kind: `${of}_${changing}`, query: queryString(query).slice(1) || 'page=1', change });
  }

  cancel(id: string): Promise<RestWork> {
    return this.write('POST', path`works/${id}/cancel`);
  }

  undo(id: string): Promise<RestWork> {
    return this.write('POST', path`works/${id}/undo`);
  }

  /** Returns one page of what became of a work's records. @throws RestError */
  async rows({ id, recordType }: RestWork, query: Query): Promise<Page<RestWorkRow>> {
    const { data, meta } = pageOf<WorkRow>(await this.#rest.read(path`works/${id}/rows`, { query }));
    return { data: data.map((row) => ({ ...row, recordType })), meta };
  }
}

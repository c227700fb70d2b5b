/**
 * The records of one api/v1 path, for one operation: single reads are batched, rows of lists are not read again. Lives no
 * longer than one operation, or one event of a subscription: records belong to a session.
 */
import { messages } from '../messages.ts';
import { RestError } from '../upstream/error.ts';
import { isSegment, type Path, path, templateOf } from '../upstream/path.ts';
import { type Page, pageOf, recordOf, rowsOf } from './answer.ts';
import { type Batch, batched } from './batch.ts';
import { supportsCall, supportsParameter } from './capabilities.ts';
import type { Rest } from './operation.ts';
import type { Query } from './query.ts';
import { type WrittenRow, writtenRows } from './rows.ts';

/** The maximum number of `ids[]` that api/v1 accepts in one call. */
const BATCH = 200;

interface Identified {
  readonly id: number | string;
}

/** How api/v1 names a record type, and how it wraps records in bodies. */
export interface Shape {
  /** The path below `/api/v1/`, for instance `purchase_orders`. */
  readonly path: string;
  /** The key that wraps the record in bodies, in camelCase, for instance `purchaseOrder`; null if there is none. */
  readonly wrapper: string | null;
  /** Whether a caller who sees a record may always see all of it: its summary is then the full record. */
  readonly alwaysFull?: boolean;
  /** List parameters (camelCase, `filters.permissionIds`) with their different names in the schema (`filter.roleIds`). */
  readonly names?: Readonly<Record<string, string>>;
}

type Id = string | number;

/** A row, or null if there is none; a promise only while it is not loaded. */
type MaybePromise<Row> = Row | null | Promise<Row | null>;

/** The records of a type. `Full` is a record with all its fields, `Summary` a row of api/v1's light list (id and label). */
export class Collection<Full extends Summary, Summary extends Identified = Full> {
  readonly #rest: Rest;
  readonly #shape: Shape;
  #fullBatch: Batch<Full | null> | undefined;
  #summaryBatch: Batch<Summary | null> | undefined;

  constructor(rest: Rest, shape: Shape) {
    this.#rest = rest;
    this.#shape = shape;
    rest.onWrite(() => {
      this.#fullBatch = undefined;
      this.#summaryBatch = undefined;
    });
  }

  // Created when first needed: an operation has all collections and uses two or three.
  get #full(): Batch<Full | null> {
    this.#fullBatch ??= batched((ids) => this.#allFull(ids), BATCH);
    return this.#fullBatch;
  }

  get #summaries(): Batch<Summary | null> {
    this.#summaryBatch ??= batched((ids) => this.#allSummaries(ids), BATCH);
    return this.#summaryBatch;
  }

  /** Returns the full record; null if it is missing or invisible to the caller, or the id is null. @throws RestError */
  find(id: Id | null | undefined): MaybePromise<Full> {
    return id === null || id === undefined || !isSegment(id) ? null : this.#full.load(String(id));
  }

  /** Returns the record's summary, which anyone of the organization may see; null if there is none. @throws RestError */
  summary(id: Id | null | undefined): MaybePromise<Summary> {
    return id === null || id === undefined || !isSegment(id) ? null : this.#summaries.load(String(id));
  }

  /** Preloads the summaries of these records, so that `summary` has them at once. Never fails: `summary` does. */
  prepareSummaries(ids: ReadonlyArray<Id | null | undefined>): Promise<void> {
    const given = ids.filter((id) => id !== null && id !== undefined && isSegment(id));
    return this.#summaries.fetch(given.map(String));
  }

  /** Returns the summaries of a list of ids, without missing ones. @throws RestError */
  summaries(ids: readonly Id[]): Summary[] | Promise<Summary[]> {
    // Each is requested once: a dropped promise would be an unhandled rejection if the caller disconnects.
    const asked = ids.map((id) => this.summary(id));
    const rows: Array<Summary | null> = [];
    for (const row of asked) {
      if (row instanceof Promise) return Promise.all(asked).then(present);
      rows.push(row);
    }
    return present(rows);
  }

  /** Returns one page of full records. @throws RestError */
  async page(query: Query): Promise<Page<Full>> {
    const page = await this.#list<Full>(query);
    for (const row of page.data) this.#keep(row);
    return page;
  }

  /** Returns one page of summaries. @throws RestError */
  async summaryPage(query: Query): Promise<Page<Summary>> {
    const page = await this.#list<Summary>({ ...query, light: true });
    for (const row of page.data) this.#summaries.keep(String(row.id), row);
    return page;
  }

  /** Creates a record. @throws RestError */
  create(fields: object): Promise<Full> {
    return this.write('POST', path`${this.#shape.path}`, this.#wrapped(fields));
  }

  /** Changes the fields that are sent; null clears. @throws RestError */
  update(id: Id, fields: object, method: 'PATCH' | 'PUT' = 'PUT'): Promise<Full> {
    return this.write(method, path`${this.#shape.path}/${id}`, this.#wrapped(fields));
  }

  /** Sends any write whose response is the full record. @throws RestError */
  async write(
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    to: Path,
    body?: unknown,
    how: { readonly isLong?: boolean } = {},
  ): Promise<Full> {
    const record = recordOf<Full>(await this.#rest.write(method, to, body, undefined, how));
    this.#keep(record);
    return record;
  }

  /** Sends any write of many records; returns a row for each. @throws RestError, also if the backend accepts only one */
  async writeMany(method: 'POST' | 'PATCH' | 'PUT', to: Path, body: object): Promise<WrittenRow<Full>[]> {
    if (!(await supportsCall(this.#rest, method, templateOf(to)))) {
      throw new RestError('BAD_USER_INPUT', messages.oneAtATime);
    }
    const written = writtenRows<Full>(rowsOf(await this.#rest.write(method, to, body)));
    for (const row of written) if ('record' in row) this.#keep(row.record);
    return written;
  }

  /** Removes a record. @param lockVersion the only version to remove, if it was sent @throws RestError */
  async remove(id: Id, lockVersion?: number | null): Promise<void> {
    await this.#rest.write('DELETE', path`${this.#shape.path}/${id}`, undefined, { lockVersion });
  }

  #wrapped(fields: object): object {
    const { wrapper } = this.#shape;
    return wrapper === null ? fields : { [wrapper]: fields };
  }

  #keep(record: Full): void {
    this.#full.keep(String(record.id), record);
    this.#summaries.keep(String(record.id), record);
  }

  /** Leaves out what a backend does not know: one that has no second try for similar words finds exactly anyway. */
  async #known(query: Query): Promise<Query> {
    if (!query.exact || (await supportsParameter(this.#rest, this.#shape.path, 'exact'))) return query;
    return { ...query, exact: undefined };
  }

  async #list<Row>(query: Query): Promise<Page<Row>> {
    const { path: list, names } = this.#shape;
    const asked = await this.#known(query);
    return pageOf<Row>(await this.#rest.read(path`${list}`, { query: asked, names }), { path: list, query: asked });
  }

  async #allFull(ids: readonly string[]): Promise<Array<Full | null | Error>> {
    const rows = ids.length > 1 ? await this.#batch<Full>(ids, {}) : new Map<string, Full>();
    return this.#completed<Full>(ids, rows);
  }

  async #allSummaries(ids: readonly string[]): Promise<Array<Summary | null | Error>> {
    const light = this.#shape.alwaysFull ? undefined : true;
    const rows = await this.#completed<Summary>(ids, await this.#batch<Summary>(ids, { light }));
    for (const [index, row] of rows.entries()) {
      // A caller who may not read the record sees it as missing.
      if (row instanceof RestError && row.code === 'FORBIDDEN') rows[index] = null;
    }
    return rows;
  }

  /** Returns the rows in the order of the ids; those that the batch lacks are read one by one. */
  async #completed<Row extends Summary>(
    ids: readonly string[],
    rows: ReadonlyMap<string, Row | Full>,
  ): Promise<Array<Row | Full | null | Error>> {
    if (ids.every((id) => rows.has(id))) return ids.map((id) => rows.get(id) ?? null);
    return Promise.all(ids.map((id) => rows.get(id) ?? this.#single(id)));
  }

  /** Reads the rows of these ids in one call; none if the backend does not know `ids[]`: it returns others, or an error. */
  async #batch<Row extends Identified>(ids: readonly string[], query: Query): Promise<Map<string, Row>> {
    try {
      const page = await this.#list<Row>({ ...query, ids, pagination: false });
      return new Map(page.data.map((row) => [String(row.id), row]));
    } catch (error) {
      if (error instanceof RestError && (error.code === 'BAD_USER_INPUT' || error.code === 'NOT_FOUND'))
        return new Map();
      throw error;
    }
  }

  async #single(id: string): Promise<Full | null | Error> {
    try {
      return recordOf<Full>(await this.#rest.read(path`${this.#shape.path}/${id}`));
    } catch (error) {
      if (error instanceof RestError) return error.code === 'NOT_FOUND' ? null : error;
      throw error;
    }
  }
}

const present = <Row>(rows: ReadonlyArray<Row | null>): Row[] => rows.filter((row) => row !== null);

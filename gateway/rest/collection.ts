/**
 * The records of one api/v1 path as one operation sees them: single reads become batches, rows of lists are not read
 * again. Lives for one operation, or for one event of a subscription, and never longer: records belong to a session.
 */
import { type Page, pageOf, recordOf } from './answer.ts';
import { type Batch, batched } from './batch.ts';
import { RestError } from './error.ts';
import type { Rest } from './operation.ts';
import { isSegment, type Path, path } from './path.ts';
import type { Query } from './query.ts';

/** api/v1 takes at most this many `ids[]` in one call. */
const BATCH = 200;

interface Identified {
  readonly id: number | string;
}

/** How api/v1 names the records of a type and wraps them in bodies. */
export interface Shape {
  /** The path below `/api/v1/`, for instance `purchase_orders`. */
  readonly path: string;
  /** The key that wraps the record in bodies, in camelCase, for instance `purchaseOrder`; null where none does. */
  readonly wrapper: string | null;
  /** Its rows are whole wherever they are shown, because everybody who sees the record may see all of it. */
  readonly alwaysWhole?: boolean;
  /** Parameters of its lists (camelCase, `filters.permissionIds`) that the schema calls something else (`filter.roleIds`). */
  readonly names?: Readonly<Record<string, string>>;
}

type Id = string | number;

/** Null when there is nothing; a promise only when it is not there yet. */
type Perhaps<Row> = Row | null | Promise<Row | null>;

/** `Whole` is a record with all its fields, `Shown` what the light list gives (id and label). */
export class Collection<Whole extends Shown, Shown extends Identified = Whole> {
  readonly #rest: Rest;
  readonly #shape: Shape;
  readonly #whole: Batch<Whole | null>;
  readonly #shown: Batch<Shown | null>;

  constructor(rest: Rest, shape: Shape) {
    this.#rest = rest;
    this.#shape = shape;
    this.#whole = batched((ids) => this.#findAll(ids), BATCH);
    this.#shown = batched((ids) => this.#showAll(ids), BATCH);
    rest.onWrite(() => {
      this.#whole.clear();
      this.#shown.clear();
    });
  }

  /** The record with all its fields; null when it is not there, not yours, or the id is null. @throws RestError */
  find(id: Id | null | undefined): Perhaps<Whole> {
    return id === null || id === undefined || !isSegment(id) ? null : this.#whole.load(String(id));
  }

  /** What may be shown of the record to anybody of the organization; null when there is nothing. @throws RestError */
  show(id: Id | null | undefined): Perhaps<Shown> {
    return id === null || id === undefined || !isSegment(id) ? null : this.#shown.load(String(id));
  }

  /** Gets what will be shown of these records, so that `show` has it at once. It never fails; `show` does then. */
  prepare(ids: ReadonlyArray<Id | null | undefined>): Promise<void> {
    const given = ids.filter((id) => id !== null && id !== undefined && isSegment(id));
    return this.#shown.fetch(given.map(String));
  }

  /** Like `show` for a list of ids, without those that are not there. @throws RestError */
  showMany(ids: readonly Id[]): Shown[] | Promise<Shown[]> {
    const rows: Array<Shown | null> = [];
    for (const id of ids) {
      const row = this.show(id);
      if (row instanceof Promise) return Promise.all(ids.map((each) => this.show(each))).then(present);
      rows.push(row);
    }
    return present(rows);
  }

  /** One page of whole rows. @throws RestError */
  async page(query: Query): Promise<Page<Whole>> {
    const page = await this.#list<Whole>(query);
    for (const row of page.data) this.#keep(row);
    return page;
  }

  /** One page of light rows. @throws RestError */
  async pageShown(query: Query): Promise<Page<Shown>> {
    const page = await this.#list<Shown>({ ...query, light: true });
    for (const row of page.data) this.#shown.keep(String(row.id), row);
    return page;
  }

  /** Makes a record. @throws RestError */
  create(fields: object): Promise<Whole> {
    return this.write('POST', path`${this.#shape.path}`, this.#wrapped(fields));
  }

  /** Changes the fields that are sent; null clears. @throws RestError */
  update(id: Id, fields: object, method: 'PATCH' | 'PUT' = 'PUT'): Promise<Whole> {
    return this.write(method, path`${this.#shape.path}/${id}`, this.#wrapped(fields));
  }

  /** Any write whose answer is the whole record. @throws RestError */
  async write(method: 'POST' | 'PATCH' | 'PUT', to: Path, body: unknown): Promise<Whole> {
    const record = recordOf<Whole>(await this.#rest.write(method, to, body));
    this.#keep(record);
    return record;
  }

  /** Removes a record. @throws RestError */
  async remove(id: Id): Promise<void> {
    await this.#rest.write('DELETE', path`${this.#shape.path}/${id}`);
  }

  #wrapped(fields: object): object {
    const { wrapper } = this.#shape;
    return wrapper === null ? fields : { [wrapper]: fields };
  }

  #keep(record: Whole): void {
    this.#whole.keep(String(record.id), record);
    this.#shown.keep(String(record.id), record);
  }

  async #list<Row>(query: Query): Promise<Page<Row>> {
    const { path: list, names } = this.#shape;
    return pageOf<Row>(await this.#rest.read(path`${list}`, { query, names }));
  }

  async #findAll(ids: readonly string[]): Promise<Array<Whole | null | Error>> {
    const rows = ids.length > 1 ? await this.#batch<Whole>(ids, {}) : new Map<string, Whole>();
    return this.#completed<Whole>(ids, rows);
  }

  async #showAll(ids: readonly string[]): Promise<Array<Shown | null | Error>> {
    const light = this.#shape.alwaysWhole ? undefined : true;
    const rows = await this.#completed<Shown>(ids, await this.#batch<Shown>(ids, { light }));
    for (const [index, row] of rows.entries()) {
      // Whoever may not read the record sees it as absent wherever it is only shown.
      if (row instanceof RestError && row.code === 'FORBIDDEN') rows[index] = null;
    }
    return rows;
  }

  /** The rows in the order of the ids; what the batch did not bring is asked for alone. */
  async #completed<Row extends Shown>(
    ids: readonly string[],
    rows: ReadonlyMap<string, Row | Whole>,
  ): Promise<Array<Row | Whole | null | Error>> {
    if (ids.every((id) => rows.has(id))) return ids.map((id) => rows.get(id) ?? null);
    return Promise.all(ids.map((id) => rows.get(id) ?? this.#single(id)));
  }

  /** The rows of these ids that one call brings. A backend that does not know `ids[]` brings others, or refuses: then none. */
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

  async #single(id: string): Promise<Whole | null | Error> {
    try {
      return recordOf<Whole>(await this.#rest.read(path`${this.#shape.path}/${id}`));
    } catch (error) {
      if (error instanceof RestError) return error.code === 'NOT_FOUND' ? null : error;
      throw error;
    }
  }
}

const present = <Row>(rows: ReadonlyArray<Row | null>): Row[] => rows.filter((row) => row !== null);

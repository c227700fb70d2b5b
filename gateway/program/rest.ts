import type { Program, ProgramCounts, ProgramOrderFigures } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { dataOf, pageOf } from '../rest/answer.ts';
import { type Batch, batched } from '../rest/batch.ts';
import { Collection } from '../rest/collection.ts';
import { offersCall } from '../rest/offer.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../rest/path.ts';

/** A program; its rows are always full records. */
export type RestProgram = OfAnyBackend<Program>;

/** How a program's orders stand. */
export type RestOrderFigures = ProgramOrderFigures;
export type RestOrdersInStatus = ProgramOrderFigures['byStatus'][number];

/** As many programs as one call counts. */
const AT_ONCE = 200;

/** Programs with the calls that only they have. */
export class Programs extends Collection<RestProgram> {
  readonly #rest: Rest;
  #counts: Batch<ProgramCounts | null>;

  constructor(rest: Rest) {
    super(rest, { path: 'programs', wrapper: 'program', alwaysFull: true });
    this.#rest = rest;
    this.#counts = this.#newCounts();
    rest.onWrite(() => {
      this.#counts = this.#newCounts();
    });
  }

  /** How many records of its lists can need somebody; null where the backend does not tell. @throws RestError */
  counts(id: string | number): ProgramCounts | null | Promise<ProgramCounts | null> {
    return this.#counts.load(String(id));
  }

  /** How its orders stand; null where the backend does not tell. @throws RestError */
  async orderFigures(id: string | number): Promise<RestOrderFigures | null> {
    if (!(await offersCall(this.#rest, 'GET', 'programs/{}/order_figures'))) return null;
    return dataOf(await this.#rest.read(path`programs/${id}/order_figures`));
  }

  #newCounts(): Batch<ProgramCounts | null> {
    return batched((ids) => this.#count(ids), AT_ONCE);
  }

  async #count(ids: readonly string[]): Promise<Array<ProgramCounts | null>> {
    if (!(await offersCall(this.#rest, 'GET', 'programs/counts'))) return ids.map(() => null);
    const rows = pageOf<ProgramCounts>(await this.#rest.read(path`programs/counts`, { query: { ids } })).data;
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}

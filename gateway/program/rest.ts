import type { Program, ProgramCounts, ProgramOrderFigures } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { dataOf, pageOf } from '../rest/answer.ts';
import { type Batch, batched } from '../rest/batch.ts';
import { supportsCall } from '../rest/capabilities.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** A program; its rows are always full records. */
export type RestProgram = Omit<OfAnyBackend<Program>, Settings> & { readonly [Setting in Settings]?: Program[Setting] };

/** The settings and marks that only the reference backend has. */
type Settings = 'requiredApprovals' | 'secondPersonApproves' | 'sample';

/** The metrics of a program's orders. */
export type RestOrderFigures = ProgramOrderFigures;
export type RestOrdersInStatus = ProgramOrderFigures['byStatus'][number];

/** The maximum number of programs that one call counts. */
const AT_ONCE = 200;

/** The programs, with the calls that only they have. */
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

  /** Returns how many records of its lists may need attention; null if the backend lacks the call. @throws RestError */
  counts(id: string | number): ProgramCounts | null | Promise<ProgramCounts | null> {
    return this.#counts.load(String(id));
  }

  /** Returns the metrics of its orders; null if the backend lacks the call. @throws RestError */
  async orderFigures(id: string | number): Promise<RestOrderFigures | null> {
    if (!(await supportsCall(this.#rest, 'GET', 'programs/{}/order_figures'))) return null;
    return dataOf(await this.#rest.read(path`programs/${id}/order_figures`));
  }

  #newCounts(): Batch<ProgramCounts | null> {
    return batched((ids) => this.#count(ids), AT_ONCE);
  }

  async #count(ids: readonly string[]): Promise<Array<ProgramCounts | null>> {
    if (!(await supportsCall(this.#rest, 'GET', 'programs/counts'))) return ids.map(() => null);
    const rows = pageOf<ProgramCounts>(await this.#rest.read(path`programs/counts`, { query: { ids } })).data;
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}

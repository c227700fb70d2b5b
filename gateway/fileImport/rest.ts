import type {
  FileImport,
  FileImportMade,
  FileImportMapping,
  FileImportName,
  FileImportResult,
  FileImportRow,
  FileImportUndo,
  ImportField,
} from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { dataOf, type Page, pageOf } from '../rest/answer.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import type { Query } from '../rest/query.ts';
import { path } from '../upstream/path.ts';

/** An import of a file. */
export type RestFileImport = OfAnyBackend<FileImport>;
/** A field that a column of a file can become. */
export type RestImportField = ImportField;
/** A record that an import made because a name in the file asked for it. */
export type RestFileImportMade = FileImportMade;
/** A row of an import. */
export type RestFileImportRow = FileImportRow;
/** A name in the file of an import. */
export type RestFileImportName = FileImportName;
/** What an import did to one order, or to one other record. */
export type RestFileImportResult = FileImportResult;

type Id = number | string;

/** A preview reads and compares every row of a file. */
const LONG = { isLong: true } as const;

/** The imports of one operation. */
export class FileImports extends Collection<RestFileImport> {
  readonly #rest: Rest;

  constructor(rest: Rest) {
    super(rest, { path: 'file_imports', wrapper: 'fileImport', alwaysFull: true });
    this.#rest = rest;
  }

  preview(id: Id): Promise<RestFileImport> {
    return this.write('POST', path`file_imports/${id}/preview`, undefined, LONG);
  }

  /** @param rows the rows to mend, as api/v1 has them */
  mend(id: Id, rows: readonly object[]): Promise<RestFileImport> {
    return this.write('PUT', path`file_imports/${id}/rows`, { rows }, LONG);
  }

  /** @param answers as api/v1 has them */
  answer(id: Id, answers: readonly object[]): Promise<RestFileImport> {
    return this.write('PUT', path`file_imports/${id}/names`, { answers }, LONG);
  }

  apply(id: Id): Promise<RestFileImport> {
    return this.write('POST', path`file_imports/${id}/apply`);
  }

  undo(id: Id): Promise<RestFileImport> {
    return this.write('POST', path`file_imports/${id}/undo`);
  }

  async rows(id: Id, query: Query): Promise<Page<RestFileImportRow>> {
    return pageOf(
      await this.#rest.read(path`file_imports/${id}/rows`, { query, names: { 'filters.states': 'states' } }),
    );
  }

  async names(id: Id): Promise<RestFileImportName[]> {
    return dataOf(await this.#rest.read(path`file_imports/${id}/names`));
  }

  async results(id: Id, query: Query): Promise<Page<RestFileImportResult>> {
    return pageOf(await this.#rest.read(path`file_imports/${id}/results`, { query }));
  }

  async made(id: Id): Promise<RestFileImportMade[]> {
    return dataOf(await this.#rest.read(path`file_imports/${id}/made`));
  }

  /** Returns what undoing an import would do now; null if it has not been applied. */
  async undoing(id: Id): Promise<FileImportUndo | null> {
    return dataOf(await this.#rest.read(path`file_imports/${id}/undo`));
  }

  /** Returns the mappings of a kind that have a name. */
  async mappings(kind: RestFileImport['kind']): Promise<FileImportMapping[]> {
    return dataOf(await this.#rest.read(path`file_imports/mappings`, { query: { kind } }));
  }
}

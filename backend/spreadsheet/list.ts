/** The lists whose rows can be had as files, as concepts declare them. */
import type { z } from 'zod';
import type { Area, Right } from '../access/areas.ts';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import type { Services } from '../http/route.ts';
import type { Columns } from '../record/columns.ts';
import type { Sorted } from '../record/listOrder.ts';
import type { Spelling } from '../record/search.ts';

/** The formats of files, with their content types. */
export const FORMATS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  /** For paper: columns with their kinds, rows as text, and what the list is in words. */
  json: 'application/json; charset=utf-8',
} as const;
/** A format of files. */
export type Format = keyof typeof FORMATS;

/** What a list is read with. */
export interface ListContext<Params> {
  readonly db: Db;
  readonly caller: Caller;
  readonly services: Pick<Services, 'now' | 'roles'>;
  /** The parameters in the path, of a list under a record. */
  readonly params: Params;
}

/** The parameters of lists that files know. */
export interface ListParameters {
  readonly program_id?: number | undefined;
  readonly ids?: number[] | undefined;
  readonly search?: string | undefined;
  readonly exact?: boolean | undefined;
  readonly filters?: object | undefined;
  readonly sort?: { readonly field: string; readonly direction: 'asc' | 'desc' } | undefined;
}

/** The declaration of a list whose rows can be had as a file. */
export interface Spreadsheet<Query, Row extends { readonly id: number }, Params> {
  /** The path of the list. */
  readonly path: string;
  /** What its rows are called in the documentation. */
  readonly rows: string;
  /** The name of the list, in the language of the caller. */
  readonly title: () => string;
  /** Who may read the list with all its columns. */
  readonly access: readonly (readonly [Area, Right])[];
  readonly params?: z.ZodType<Params>;
  /** The parameters of the list. */
  readonly query: z.ZodObject & z.ZodType<Query>;
  readonly columns: Columns<Row, unknown>;
  /** Returns the texts that were typed in a query, for `foundForgiving`; only the search by default. */
  readonly typed?: (query: Query) => readonly (string | undefined)[];
  /** Returns the rows of a query in its order. @throws 404 if it is a list under a record that is not the caller's */
  readonly sorted: (context: ListContext<Params>, query: Query, spelling: Spelling) => Sorted | Promise<Sorted>;
  /** Reads these rows, in any order, as the list does. */
  readonly read: (context: ListContext<Params>, ids: readonly number[]) => Promise<readonly Row[]>;
  /** Returns the names of the columns that the switches of all programs and organizations of a query hide. */
  readonly hidden?: (context: ListContext<Params>, query: Query) => Promise<readonly string[]>;
  /** The names of the keys that filters are given. */
  readonly choices?: Readonly<Record<string, readonly { readonly key: string; readonly name: string }[]>>;
}

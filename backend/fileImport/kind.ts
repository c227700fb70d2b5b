/**
 * What a kind of import has to say of itself: the fields that columns can become, what becomes of each row, and how it is
 * written and taken back. Kinds are declared in this folder, by the functions of the concepts whose records they write, and
 * listed in `kinds.ts`; what all imports share knows only this declaration.
 */
import type { Area, Right, ShownType } from '../access/areas.ts';
import type { Caller } from '../access/caller.ts';
import type { HttpError } from '../api/errors.ts';
import type { WorkContext } from '../backgroundWork/rules.ts';
import type { Db } from '../db/client.ts';
import type { Services } from '../http/route.ts';
import type { ImportField } from '../tableFile/types.ts';
import type { ImportKindKey, PlannedCell, RowPlan, RowState, UnitPlan } from './table.ts';

/** A field that a column can become. */
export interface ImportedField extends ImportField {
  /** Its name, in the language of the work. */
  readonly label: () => string;
  /** The closed list that it takes a key of. */
  readonly choices?: readonly { readonly key: string; readonly name: string }[];
  /** The records whose names it takes. */
  readonly names?: NamedTable;
  /** The field whose record has the records that are named. */
  readonly within?: string;
  /** Whether a text that is no value of it is taken as it is. */
  readonly orText?: boolean;
}

/** The records that a file can name. */
export type NamedTable = 'programs' | 'vendors' | 'end_users' | 'groups';

/** Where the records of an import are made. */
export interface ImportPlace {
  readonly organizationId: number;
  readonly programId: number | null;
  /** The order that items go into. */
  readonly orderId: number | null;
  /** Whether they are sample data. */
  readonly sample: boolean;
}

/** What is read of the cell of a field: a day and a decimal as api/v1 has them, a key, the keys of several, or a record. */
export type Value = string | boolean | readonly string[] | NamedValue;
/** A record that is named, or that is to be made under a name. */
export type NamedValue = { readonly id: number } | { readonly create: string };

/** A cell, as it is read. An empty one has no value and no problem. */
export interface ReadCell extends Pick<PlannedCell, 'field' | 'text' | 'problem' | 'asks' | 'mended'> {
  readonly value: Value | null;
  /** The value as it is shown. */
  readonly shown: string | null;
}

/** A row, as it is read. */
export interface ReadRow {
  readonly row: number;
  readonly isLeftOut: boolean;
  readonly cells: ReadonlyMap<string, ReadCell>;
}

/** What becomes of a row. */
export interface PlannedRow {
  readonly row: number;
  /** The first row of what is written whole or not at all. */
  readonly unit: number;
  readonly state: RowState;
  readonly plan: RowPlan;
}

/** What a plan is made with. */
export interface PlanContext {
  readonly db: Db;
  readonly caller: Caller;
  readonly services: Pick<Services, 'now' | 'roles'>;
  readonly place: ImportPlace;
  readonly fields: readonly ImportedField[];
  readonly importId: number;
}

/** Finds out what becomes of the rows of a file that are not left out, in pages: a file is larger than what is kept of it. */
export interface Planner {
  /** What has to look at all pages of rows, in order, before any is planned; without it they need not pass by before. */
  readonly first?: {
    /** The fields that it looks at: rows have no other cells. */
    readonly fields: ReadonlySet<string>;
    readonly look: (rows: readonly ReadRow[]) => Promise<void>;
  };
  /** Returns what becomes of each row of a page; the pages come in order, each once. */
  readonly plan: (rows: readonly ReadRow[]) => Promise<PlannedRow[]>;
}

/** A planned row that is written now. */
export interface RowToWrite {
  readonly row: number;
  readonly state: RowState;
  readonly plan: RowPlan;
}

/** Writes are work in the background, in the transaction of a chunk. */
export type WriteContext = WorkContext & { readonly place: ImportPlace; readonly importId: number };

/** A row that was written. */
export interface WrittenRow {
  readonly row: number;
  /** Null for a row that says only something of its order. */
  readonly recordId: number | null;
  readonly unitRecordId: number | null;
  readonly version: number;
  /** The values of a changed record before; null for a new one. */
  readonly back: Readonly<Record<string, unknown>> | null;
}

/** A record besides those of the rows: an order, or what a name in it was made into. */
export interface MadeRecord {
  readonly type: ShownType;
  readonly id: number;
  readonly label: string;
  readonly version: number;
  /** The values of a changed record before; null for a new one. */
  readonly back: Readonly<Record<string, unknown>> | null;
}

/** How many records of each type an import makes, or made. */
export interface MadeCounts {
  readonly programs: number;
  readonly groups: number;
  readonly end_users: number;
  readonly vendors: number;
  readonly purchase_orders: number;
  readonly shipments: number;
  readonly order_items: number;
}

/** What is written whole or not at all: an order with its items, or one record. */
export interface UnitToWrite {
  /** Its number: its first row. */
  readonly unit: number;
  /** What becomes of the order itself; null for other kinds. */
  readonly plan: UnitPlan | null;
  readonly rows: readonly RowToWrite[];
}

/** What was written of a unit; or why nothing was, and which row is the reason: null if it is the order itself. */
export type WrittenUnit =
  | { readonly rows: readonly WrittenRow[]; readonly made: readonly MadeRecord[] }
  | { readonly rejected: HttpError; readonly row: number | null };

/** What is looked at to find out whether records stay if an import is undone. */
export interface UndoContext {
  readonly db: Db;
  readonly caller: Caller;
  readonly importId: number;
}

/** A kind of import. */
export interface ImportKind {
  readonly key: ImportKindKey;
  /** The type of the records that its rows become. */
  readonly type: ShownType;
  /** Who may import: whoever has all of these rights. */
  readonly access: readonly (readonly [Area, Right])[];
  /** The fields that say which record a row means: without a column for them, nothing can be imported. */
  readonly identifying: readonly string[];
  /** What it is imported into, besides the organization. */
  readonly into: 'organization' | 'program' | 'purchase_order';
  /** The fields of a caller's file, in the order of a form. */
  readonly fields: (context: { readonly db: Db; readonly place: ImportPlace }) => Promise<readonly ImportedField[]>;
  /** Begins to find out what becomes of the rows of a file. */
  readonly planner: (context: PlanContext) => Planner;
  /** Counts what an import makes that is previewed, or made that is applied; for those that make more than their rows say. */
  readonly countMade?: (db: Db, importId: number, isApplied: boolean) => Promise<MadeCounts>;
  /** How many units are written in one transaction. */
  readonly atOnce: number;
  /** Writes units, and returns what became of each, in order. */
  readonly write: (context: WriteContext, units: readonly UnitToWrite[]) => Promise<WrittenUnit[]>;
  /**
   * Returns why each of these records stays if the import is undone, or null: somebody has gone on with it.
   * @returns a reason for each row, in order
   */
  readonly whyStay: (context: UndoContext, rows: readonly WrittenRow[]) => Promise<readonly (string | null)[]>;
  /**
   * Takes rows of many units back: removes new records, gives changed ones their earlier values. Those that `whyStay` has a
   * reason for stay, and are locked before they are looked at.
   * @returns a reason for each row, in order, or null if it was taken back
   * @throws HttpError when another one cannot be taken back: the caller rolls all back
   */
  readonly takeBack: (context: WriteContext, rows: readonly WrittenRow[]) => Promise<readonly (string | null)[]>;
}

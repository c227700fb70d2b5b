import type { Generated, JSONColumnType } from 'kysely';
import type { Papers } from './read.ts';

/** What the papers of a revision print, frozen when it was issued; it is in no language. */
export interface PrintedContent {
  readonly papers: Papers;
  /** US dollars up to which no export filing was due under one code, exact decimal text. */
  readonly limit: string;
}

/** A revision of a shipment's papers as issued; never altered. */
export interface ShipmentPaperTable {
  id: Generated<number>;
  organization_id: number;
  shipment_id: number;
  /** From 1. */
  revision: number;
  /** The calendar date that it bears, of the person who issued it. */
  issued_on: string;
  at: Date;
  /** Who issued it. */
  user_id: number | null;
  /** The content of the shipment, as `shipment_content` returns it (migration 210), to tell what changed since. */
  content: JSONColumnType<object>;
  /** All that its papers print. */
  printed: JSONColumnType<PrintedContent>;
}

/** A printed paper of a revision in one language, in the file store. */
export interface ShipmentPaperFileTable {
  paper_id: number;
  /** The name of its route. */
  kind: string;
  /** The code of the language of its words. */
  language: string;
  file_key: string;
}

declare module '../db/client.ts' {
  interface Database {
    shipment_papers: ShipmentPaperTable;
    shipment_paper_files: ShipmentPaperFileTable;
  }
}

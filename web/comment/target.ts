import type { CommentableType } from '../generated/operations.ts';

/** A record that comments stand on. */
export interface CommentedRecord {
  type: CommentableType;
  id: string;
}

/** A record with comments of its own inside the one whose page is open: a line of an order. */
export interface CommentedItem extends CommentedRecord {
  /** What it is called wherever comments name it. */
  label: string;
}

/** What a page's comments are about. */
export interface CommentSubject extends CommentedRecord {
  /** What it is on screens, such as Purchase Order. */
  name: string;
  /** Finds the items to choose among, when somebody looks for one; null where there are none. */
  findItems: (() => Promise<readonly CommentedItem[]>) | null;
  /** Finds one of them by its id; null when it is not among them. */
  findItem: (id: string) => Promise<CommentedItem | null>;
}

/** What the comments panel shows: everything said about the record and its items, only about the record, or about one item. */
export type CommentTarget = { kind: 'all' } | { kind: 'record' } | { kind: 'item'; item: CommentedItem };

export const ALL_COMMENTS: CommentTarget = { kind: 'all' };
export const RECORD_ONLY: CommentTarget = { kind: 'record' };

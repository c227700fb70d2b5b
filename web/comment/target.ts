import type { CommentableType } from '../generated/operations.ts';

/** A record that has comments. */
export interface CommentedRecord {
  type: CommentableType;
  id: string;
}

/** An item with its own comments within the record whose page is open. */
export interface CommentedItem extends CommentedRecord {
  /** The item's name wherever comments mention it. */
  label: string;
}

/** The record that a page's comments are about. */
export interface CommentSubject extends CommentedRecord {
  /** The record's type as on screens, such as Purchase Order. */
  name: string;
  /** Fetches the items to choose from, on demand; null if the record has no items. */
  findItems: (() => Promise<readonly CommentedItem[]>) | null;
  /** Fetches one of the items by its id; null if the record does not contain it. */
  findItem: (id: string) => Promise<CommentedItem | null>;
}

/** The comments that the panel shows: on the record and its items, on the record only, or on one item. */
export type CommentTarget = { kind: 'all' } | { kind: 'record' } | { kind: 'item'; item: CommentedItem };

export const ALL_COMMENTS: CommentTarget = { kind: 'all' };
export const RECORD_ONLY: CommentTarget = { kind: 'record' };

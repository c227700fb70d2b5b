/** What the comments panel shows: everything said about the order and its items, only the order, or one item. */
export type CommentTarget = { kind: 'all' } | { kind: 'record' } | { kind: 'item'; id: string; label: string };

export const ALL_COMMENTS: CommentTarget = { kind: 'all' };
export const RECORD_ONLY: CommentTarget = { kind: 'record' };

/** What an item is called wherever comments name it. */
export function itemLabel(line: string, material: string): string {
  return `Line ${line} · ${material}`;
}

/**
 * Keeps the drafts of comments until the server has them. Texts in flight are kept, too: the page may be closed before the
 * response arrives.
 */
import { readDraft as readKept, removeDraft, writeDraft } from '../base/drafts.ts';
import type { CommentableInput, CommentSource } from '../generated/operations.ts';

/** Returns the draft name of a new comment for an audience of a record. */
export function composerDraft(on: Pick<CommentableInput, 'type' | 'id'>, source: CommentSource): string {
  return `comment/${on.type}/${on.id}/${source}`;
}

/** Returns the draft name of a comment's edit. */
export const editorDraft = (commentId: string) => `comment-edit/${commentId}`;

/** The mounted boxes, by the name of their draft: a text that could not be sent may return to a box mounted since. */
const boxes = new Map<string, (text: string) => void>();
const sending = new Set<string>();

/** Returns the draft name of a text in flight. */
export const onItsWay = (name: string) => `${name}/sending`;

/** Returns a draft, preceded by the text that was in flight when the page was closed, which may never have arrived. */
export function readDraft(name: string): string {
  const lost = sending.has(name) ? '' : saved(onItsWay(name));
  return joined(lost, saved(name));
}

/** Saves the current text of a draft. */
export function keepDraft(name: string, text: string): void {
  if (!sending.has(name)) removeDraft(onItsWay(name));
  if (text === '') removeDraft(name);
  else writeDraft(name, text);
}

/** Moves a draft's text to the texts in flight, which frees the box for the next comment. */
export function markInFlight(name: string, text: string): void {
  sending.add(name);
  writeDraft(onItsWay(name), text);
  removeDraft(name);
}

/** Settles a text in flight. A text that did not arrive is put back before the text typed since. */
export function settleInFlight(name: string, text: string, arrived: boolean): void {
  sending.delete(name);
  removeDraft(onItsWay(name));
  if (arrived) return;
  restoreText(name, text);
}

/** Prepends a text to a draft: in its box if that is mounted, else in the saved draft. */
export function restoreText(name: string, text: string): void {
  const box = boxes.get(name);
  if (box) box(text);
  else keepDraft(name, joined(text, saved(name)));
}

/** Registers a box to receive the texts that are put back; returns the function that unregisters it. */
export function registerComposer(name: string, take: (text: string) => void): () => void {
  boxes.set(name, take);
  return () => {
    if (boxes.get(name) === take) boxes.delete(name);
  };
}

/** Joins two texts with a line break; empty ones are omitted. */
export function joined(first: string, second: string): string {
  return [first, second].filter((text) => text !== '').join('\n');
}

function saved(name: string): string {
  const text = readKept(name);
  return typeof text === 'string' ? text : '';
}

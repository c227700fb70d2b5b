/**
 * Keeps what is typed into comments until the server has it. What is on its way is kept too: the page may be gone before
 * the answer is here.
 */
import { readSaved, removeSaved, writeSaved } from '../base/storage.ts';
import type { CommentableInput, CommentSource } from '../generated/operations.ts';

/** The name of what is typed for an audience of a record. */
export function composerDraft(on: Pick<CommentableInput, 'type' | 'id'>, source: CommentSource): string {
  return `comment/${on.type}/${on.id}/${source}`;
}

/** The name of what is typed over a comment. */
export const editorDraft = (commentId: string) => `comment-edit/${commentId}`;

/** The boxes that are on the page, by the name of their draft: a text that comes back may find another one there. */
const boxes = new Map<string, (text: string) => void>();
const sending = new Set<string>();

const onItsWay = (name: string) => `${name}/sending`;

/** What was typed under a name; with what was sent when the page went away, and perhaps never arrived. */
export function readDraft(name: string): string {
  const lost = sending.has(name) ? '' : saved(onItsWay(name));
  return joined(lost, saved(name));
}

/** Keeps what is typed now. */
export function keepDraft(name: string, text: string): void {
  if (!sending.has(name)) removeSaved('draft', onItsWay(name));
  if (text === '') removeSaved('draft', name);
  else writeSaved('draft', name, text);
}

/** The text of a draft is sent: the box is free for the next one. */
export function holdSent(name: string, text: string): void {
  sending.add(name);
  writeSaved('draft', onItsWay(name), text);
  removeSaved('draft', name);
}

/** The answer is here. What could not be sent comes back, before what was typed since. */
export function settleSent(name: string, text: string, arrived: boolean): void {
  sending.delete(name);
  removeSaved('draft', onItsWay(name));
  if (arrived) return;
  giveBack(name, text);
}

/** Puts a text before what is typed under a name, in the box if that is on the page. */
export function giveBack(name: string, text: string): void {
  const box = boxes.get(name);
  if (box) box(text);
  else keepDraft(name, joined(text, saved(name)));
}

/** From now on a text that comes back is given to this box; gives the way to end that. */
export function registerBox(name: string, take: (text: string) => void): () => void {
  boxes.set(name, take);
  return () => {
    if (boxes.get(name) === take) boxes.delete(name);
  };
}

/** Two texts, one under the other. */
export function joined(first: string, second: string): string {
  return [first, second].filter((text) => text !== '').join('\n');
}

function saved(name: string): string {
  const text = readSaved('draft', name);
  return typeof text === 'string' ? text : '';
}

/**
 * Unfinished input, kept on the device until it is saved. A draft belongs to the tab in which it was typed: two tabs with
 * the same form never share or overwrite input. What a closed tab has left is offered to the user's other tabs.
 */
import {
  onClaim,
  onOwnerChange,
  pageOwner,
  readSaved,
  removeSaved,
  savedNames,
  savedOwner,
  writeSaved,
} from './storage.ts';
import { session, tabId } from './tab.ts';

/** How long the input of a closed tab is kept, in milliseconds: 30 days. */
const LONGEST_MS = 30 * 86_400_000;
const KEPT = 'lading:kept';

/** This tab's drafts by name, as they are on the device. They are in memory, too: another tab may sign out. */
const own = new Map<string, unknown>();
const flushes = new Set<() => void>();

/** Returns this tab's draft under a name; undefined if none. The caller validates its shape. */
export function readDraft(name: string): unknown {
  return own.get(name);
}

/** Whether this tab has a draft under a name. */
export function hasDraft(name: string): boolean {
  return own.has(name);
}

/** Keeps a JSON value as this tab's draft; does nothing after signing out. @returns whether the device has it */
export function writeDraft(name: string, value: unknown): boolean {
  if (pageOwner() === null) return false;
  own.set(name, value);
  if (savedOwner() === null) return keepForReturn();
  return writeSaved('draft', placeOf(tabId, name), { at: new Date().toISOString(), value });
}

/** Deletes this tab's draft under a name. */
export function removeDraft(name: string): void {
  own.delete(name);
  removeSaved('draft', placeOf(tabId, name));
}

/** Whether the user has unfinished input on this device, in whichever tab. */
export function hasDrafts(): boolean {
  return own.size > 0 || savedNames('draft').length > 0;
}

/** Registers what writes input that was typed a moment ago; returns the function that removes it. */
export function onFlush(flush: () => void): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Writes the input that was typed a moment ago. */
export function flushDrafts(): void {
  for (const flush of flushes) flush();
}

/**
 * Keeps this tab's drafts in the tab itself after another tab has signed out and so removed everything from the device.
 * They return when the same user signs in; for anybody else they are deleted unread.
 */
export function keepAfterSignOut(): void {
  flushDrafts();
  keepForReturn();
}

function keepForReturn(): boolean {
  try {
    const kept = { owner: pageOwner(), drafts: [...own] };
    if (own.size > 0) session()?.setItem(KEPT, JSON.stringify(kept));
    return session() !== null;
  } catch {
    return false;
  }
}

/** Returns the user for whom this tab keeps input after a sign-out in another tab; null if for nobody. */
export function keptOwner(): string | null {
  return kept()?.owner ?? null;
}

// Here rather than in a component: the end of the session may have taken the page down before the other tab has signed out.
if (globalThis.window) {
  onOwnerChange(() => {
    if (savedOwner() === null) keepForReturn();
  });
}

onClaim(load);
if (pageOwner() !== null) load(pageOwner());

/** Loads this tab's drafts of a user, and what the tab has kept for that user; forgets those of anybody else. */
function load(userId: string | null): void {
  own.clear();
  const returned = kept();
  session()?.removeItem(KEPT);
  if (userId === null) return;
  for (const name of savedNames('draft')) {
    const { tab, name: plain } = partsOf(name);
    const draft = storedDraft(name);
    if (draft.at !== null && Date.now() - Date.parse(draft.at) > LONGEST_MS) removeSaved('draft', name);
    else if (tab === tabId) own.set(plain, draft.value);
  }
  if (returned?.owner === userId) for (const [name, value] of returned.drafts) writeDraft(name, value);
}

function kept(): { owner: string; drafts: [string, unknown][] } | null {
  try {
    return JSON.parse(session()?.getItem(KEPT) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the name under which a tab's draft is stored. */
export function placeOf(tab: string, name: string): string {
  return tab === '' ? name : `${tab}~${name}`;
}

/** Splits the name under which a draft is stored. Drafts of before 2026-11-26 belong to no tab. */
export function partsOf(place: string): { tab: string; name: string } {
  const [, tab = '', name = place] = /^([0-9a-z]+)~(.*)$/s.exec(place) ?? [];
  return { tab, name };
}

/** Returns a stored draft, and when it was typed. */
export function storedDraft(place: string): { value: unknown; at: string | null } {
  const saved = readSaved('draft', place);
  if (partsOf(place).tab === '') return { value: saved, at: null };
  const draft = typeof saved === 'object' && saved !== null ? saved : {};
  return {
    value: 'value' in draft ? draft.value : undefined,
    at: 'at' in draft && typeof draft.at === 'string' ? draft.at : null,
  };
}

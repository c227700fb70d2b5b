/** What closed tabs have left unfinished. Tabs ask each other, so that nobody is offered what an open tab shows. */
import { partsOf, placeOf, storedDraft } from './drafts.ts';
import { removeSaved, savedNames } from './storage.ts';
import { tabId } from './tab.ts';

/** How long open tabs have to answer that they hold a draft, in milliseconds. */
const ANSWER_MS = 150;

/** A draft that another tab has left. */
export interface LeftDraft {
  tab: string;
  value: unknown;
  /** When it was typed; null if unknown. */
  at: string | null;
}

interface Answer {
  held: string;
  tab: string;
}

/** The drafts whose forms are open in this tab, and how often. */
const open = new Map<string, number>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lading:drafts');
const answers = new Set<(message: Answer) => void>();

channel?.addEventListener('message', ({ data }: MessageEvent<{ ask: string } | Answer>) => {
  if ('held' in data) for (const take of answers) take(data);
  else if (open.has(data.ask)) channel.postMessage({ held: data.ask, tab: tabId } satisfies Answer);
});

/** Marks a draft as open in this tab while its form is shown; other tabs are then not offered it. */
export function holdDraft(name: string): () => void {
  open.set(name, (open.get(name) ?? 0) + 1);
  return () => {
    const left = (open.get(name) ?? 1) - 1;
    if (left > 0) open.set(name, left);
    else open.delete(name);
  };
}

/** Resolves to the drafts under a name that other tabs have left and that no open tab shows, newest first. */
export async function findLeftDrafts(name: string): Promise<LeftDraft[]> {
  if (ofOtherTabs(name).length === 0) return [];
  const held = new Set<string>();
  const take = (message: Answer) => message.held === name && held.add(message.tab);
  answers.add(take);
  channel?.postMessage({ ask: name });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  answers.delete(take);
  return ofOtherTabs(name).filter(({ tab }) => !held.has(tab));
}

/** Deletes a draft that another tab has left. */
export function removeLeftDraft(name: string, { tab }: Pick<LeftDraft, 'tab'>): void {
  removeSaved('draft', placeOf(tab, name));
}

/** Returns the drafts under a name that belong to other tabs, newest first. */
function ofOtherTabs(name: string): LeftDraft[] {
  return savedNames('draft')
    .flatMap((place) => {
      const { tab, name: plain } = partsOf(place);
      return plain === name && tab !== tabId ? [{ tab, ...storedDraft(place) }] : [];
    })
    .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

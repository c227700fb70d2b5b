import { busy } from '../api/errors.ts';
import { isSurelyPrintable, type Typed, type Unprintable } from '../pdf/typed.ts';
import { ChildFailure, childKind, nicer, type Processes } from '../turns/children.ts';
import type { Papers } from './read.ts';
import type { PaperSettings } from './settings.ts';
import { textsOf, typedIn } from './typed.ts';

/** The papers of a shipment, by the names of their routes. */
export const paperKinds = [
  'commercial_invoice_pdf',
  'commercial_invoice_hs_pdf',
  'packing_list_pdf',
  'end_users_pdf',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** One paper to print. */
export interface PaperJob extends Omit<PaperSettings, 'gone'> {
  readonly kind: PaperKind;
  readonly papers: Papers;
}

/** The letters to look for in the fonts, which only these processes load. */
export interface LettersJob {
  readonly kind: 'unprintable_letters';
  readonly papers: Papers;
  /** What people typed, by place. */
  readonly typed: Typed[];
}

/** When to try a paper again that took too long. */
const RETRY_SECONDS = 30;
/** The processes that print: a process reads its fonts once, and stays a while for the next paper. */
const settings = {
  module: new URL('./paperChild.ts', import.meta.url),
  heapMb: 192,
  // The coarse font that holds every letter needs a third of it.
  memoryMb: 448,
  nicer: nicer.short,
  jobMs: 40_000,
  // A paper in progress notices between two rows that nobody waits for it.
  graceMs: 500,
  idleMs: 300_000,
};
type Job = PaperJob | LettersJob;
const paperChildren = childKind<Job, Uint8Array | Unprintable[]>(settings);
/** From so many items and rows of packages on, a paper takes longer than any that somebody prints in a day's work. */
const longItems = 500;
/** The processes for long papers: a short one never waits for the start of a process, nor beside a long one. */
const longPaperChildren = childKind<Job, Uint8Array | Unprintable[]>({
  ...settings,
  nicer: nicer.long,
  idleMs: 30_000,
});

/** Prints a paper in another process. @throws 503 `busy` if that takes too long, and the reason of `gone` */
export async function printPaper(job: PaperJob, processes: Processes, gone: AbortSignal): Promise<Uint8Array> {
  const document = await inChild(job, processes, gone);
  if (!(document instanceof Uint8Array)) throw new Error('A process answered a paper with something else');
  return document;
}

/** Looks for letters that no font has, as `printPaper` prints; common texts need no other process. */
export async function findUnprintable(papers: Papers, processes: Processes, gone: AbortSignal): Promise<Unprintable[]> {
  if (isSurelyPrintable(textsOf(papers))) return [];
  const letters = await inChild({ kind: 'unprintable_letters', papers, typed: typedIn(papers) }, processes, gone);
  if (letters instanceof Uint8Array) throw new Error('A process answered a question with a paper');
  return letters;
}

async function inChild(job: Job, processes: Processes, gone: AbortSignal) {
  const { items, packages } = job.papers;
  const rows = packages.reduce((sum, { contents }) => sum + contents.length, items.length);
  const kind = rows > longItems ? longPaperChildren : paperChildren;
  try {
    return await processes.of(kind).run(job, gone);
  } catch (error) {
    // The machine was too slow for it: nothing is wrong with the paper.
    if (error instanceof ChildFailure && error.why === 'time') throw busy(RETRY_SECONDS);
    throw error;
  }
}

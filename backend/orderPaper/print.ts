import { busy } from '../api/errors.ts';
import type { Language } from '../language/languages.ts';
import { isSurelyPrintable, type Unprintable } from '../pdf/typed.ts';
import { ChildFailure, childKind, nicer, type Processes } from '../turns/children.ts';
import type { OrderPaperSettings } from './orderPdf.ts';
import type { OrderPaper } from './read.ts';
import { textsOf } from './typed.ts';

/** A purchase order to print, or whose letters to look for in the fonts, which only these processes load. */
export interface OrderPaperJob extends Omit<OrderPaperSettings, 'gone'> {
  readonly kind: 'order' | 'letters';
  readonly order: OrderPaper;
  /** The language of its words. */
  readonly language: Language;
}

/** When to try a paper again that took too long. */
const RETRY_SECONDS = 30;
/** The processes that print orders: of the size of those that print the papers of shipments, with the same fonts. */
const orderChildren = childKind<OrderPaperJob, Uint8Array | Unprintable[]>({
  module: new URL('./orderPaperChild.ts', import.meta.url),
  heapMb: 192,
  memoryMb: 448,
  nicer: nicer.short,
  jobMs: 40_000,
  graceMs: 500,
  idleMs: 60_000,
});

/** Prints an order in another process. @throws 503 `busy` if that takes too long, and the reason of `gone` */
export async function printOrder(
  job: Omit<OrderPaperJob, 'kind'>,
  processes: Processes,
  gone: AbortSignal,
): Promise<Uint8Array> {
  const document = await inChild({ ...job, kind: 'order' }, processes, gone);
  if (!(document instanceof Uint8Array)) throw new Error('A process answered a purchase order with something else');
  return document;
}

/** Looks for letters that no font has, as `printOrder` prints; common texts need no other process. */
export async function findUnprintable(
  job: Omit<OrderPaperJob, 'kind'>,
  processes: Processes,
  gone: AbortSignal,
): Promise<Unprintable[]> {
  if (isSurelyPrintable(textsOf(job.order))) return [];
  const letters = await inChild({ ...job, kind: 'letters' }, processes, gone);
  if (letters instanceof Uint8Array) throw new Error('A process answered a question with a purchase order');
  return letters;
}

async function inChild(job: OrderPaperJob, processes: Processes, gone: AbortSignal) {
  try {
    return await processes.of(orderChildren).run(job, gone);
  } catch (error) {
    // The machine was too slow for it: nothing is wrong with the order.
    if (error instanceof ChildFailure && error.why === 'time') throw busy(RETRY_SECONDS);
    throw error;
  }
}

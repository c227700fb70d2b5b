/** The processes that print papers, so that a long one never keeps other requests waiting. */
import { busy } from '../api/errors.ts';
import type { Language } from '../language/languages.ts';
import { ChildFailure, childKind, LONG_IDLE_MS, type Processes } from '../turns/children.ts';
import type { Turn } from '../turns/fairQueue.ts';
import type { Texts } from './fonts.ts';
import { isSurelyPrintable, type Typed, type Unprintable } from './typed.ts';

/** What every job of printing says. */
export interface Printed {
  readonly kind: string;
  /** The language of the words of the paper. */
  readonly language: Language;
}

/** The letters to look for in the fonts, which only these processes load. */
export interface LettersJob {
  readonly kind: 'letters';
  /** What people typed, by place. */
  readonly typed: readonly Typed[];
  readonly texts: Texts;
}

/** What a kind of papers is printed with. */
export interface Printer<Job extends Printed> {
  /** Prints a paper in another process. @throws 503 `busy` if that takes too long, and the reason of the turn's `gone` */
  print(job: Job, processes: Processes, turn: Turn): Promise<Uint8Array>;
  /** Looks for letters that no font has, as `print` does; common texts need no other process. */
  findUnprintable(paper: Omit<LettersJob, 'kind'>, processes: Processes, turn: Turn): Promise<Unprintable[]>;
}

interface PrinterSettings<Job> {
  /** The module of the processes, which calls `answerPapers`. */
  readonly module: URL;
  /** How long a process stays for the next paper (ms): it reads its fonts once. */
  readonly idleMs: number;
  /** Whether a paper takes longer than any that somebody prints in a day's work. */
  readonly isLong?: (job: Job) => boolean;
}

/** When to try a paper again that took too long. */
const RETRY_SECONDS = 30;

/** Declares what prints a kind of papers. A short paper never waits for the start of a process, nor beside a long one. */
export function printer<Job extends Printed>({ module, idleMs, isLong }: PrinterSettings<Job>): Printer<Job> {
  const settings = {
    module,
    heapMb: 192,
    // The coarse font that holds every letter needs a third of it.
    memoryMb: 448,
    isLong: false,
    jobMs: 40_000,
    // A paper in progress notices between two rows that nobody waits for it.
    graceMs: 500,
    idleMs,
  };
  const short = childKind<Job | LettersJob, Uint8Array | Unprintable[]>(settings);
  const long = childKind<Job, Uint8Array | Unprintable[]>({
    ...settings,
    isLong: true,
    takesTurns: true,
    idleMs: LONG_IDLE_MS,
  });
  return {
    async print(job, processes, turn) {
      const children = isLong?.(job) ? processes.of(long) : processes.of(short);
      const document = await inTime(children.run(job, turn));
      if (!(document instanceof Uint8Array)) throw new Error('A process answered a paper with something else');
      return document;
    },
    async findUnprintable(paper, processes, turn) {
      if (isSurelyPrintable(paper.texts)) return [];
      const letters = await inTime(processes.of(short).run({ kind: 'letters', ...paper }, turn));
      if (letters instanceof Uint8Array) throw new Error('A process answered a question with a paper');
      return letters;
    },
  };
}

async function inTime<Result>(running: Promise<Result>): Promise<Result> {
  try {
    return await running;
  } catch (error) {
    // The machine was too slow for it: nothing is wrong with the paper.
    if (error instanceof ChildFailure && error.why === 'time') throw busy(RETRY_SECONDS);
    throw error;
  }
}

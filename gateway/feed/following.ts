import type { EventQueue } from '../live/events.ts';
import { type ChangeEvent, eventOf, type RestChangePage } from './rest.ts';

const OVER = { value: undefined, done: true } as const;

/**
 * Yields the changes after a cursor, then new ones: each once, in the order of the feed. All are read from the feed; the
 * channel's events only signal that there are more, so that nothing is lost or repeated between the two, however often the
 * channel disconnects. A page is read only after the last one is consumed: a slow reader buffers at most one.
 */
export class Following implements AsyncIterableIterator<ChangeEvent> {
  readonly #news: EventQueue<ChangeEvent>;
  readonly #read: (after: string) => Promise<RestChangePage>;
  #after: string;
  #rows: ChangeEvent[] = [];
  #isMore = true;

  /** @param read reads a page of the changes after a cursor */
  constructor(news: EventQueue<ChangeEvent>, after: string, read: (after: string) => Promise<RestChangePage>) {
    this.#news = news;
    this.#after = after;
    this.#read = read;
  }

  async next(): Promise<IteratorResult<ChangeEvent>> {
    try {
      while (this.#rows.length === 0) {
        if (!this.#isMore && !(await this.#grew())) return OVER;
        const { data, cursor, more } = await this.#read(this.#after);
        this.#rows = data.map(eventOf);
        this.#after = String(cursor);
        this.#isMore = more;
      }
    } catch (error) {
      await this.#news.return();
      throw error;
    }
    const value = this.#rows.shift();
    return value ? { value, done: false } : OVER;
  }

  async return(): Promise<IteratorResult<ChangeEvent>> {
    this.#rows = [];
    this.#isMore = false;
    await this.#news.return();
    return OVER;
  }

  async throw(error: unknown): Promise<IteratorResult<ChangeEvent>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Waits until the channel announces an unread change. Returns false if the channel has ended. */
  async #grew(): Promise<boolean> {
    for (;;) {
      const told = await this.#news.next();
      if (told.done) return false;
      if (told.value.cursor === undefined || told.value.cursor > Number(this.#after)) return true;
    }
  }
}

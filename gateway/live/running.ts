import { type Deadline, deadlineIn } from '../rest/deadline.ts';

/** The operations of one socket, so that their upstream calls can be cancelled. */
export class RunningOperations {
  readonly #deadlines = new Map<string, Deadline>();

  /** An operation begins. @param ms its deadline; null for a subscription, whose events have deadlines of their own */
  begin(id: string, ms: number | null): Pick<Deadline, 'signal'> {
    this.end(id);
    const deadline = deadlineIn(ms);
    this.#deadlines.set(id, deadline);
    return deadline;
  }

  /** Cancels operations whose ids are gone: the client has completed them. */
  keep(ids: Readonly<Record<string, unknown>>): void {
    for (const id of this.#deadlines.keys()) if (!(id in ids)) this.#take(id)?.cancel();
  }

  /** An operation has answered: its remaining reads are aborted. */
  end(id: string): void {
    this.#take(id)?.answered();
  }

  /** The socket is gone. */
  cancel(): void {
    for (const id of this.#deadlines.keys()) this.#take(id)?.cancel();
  }

  /** Removes an operation and disarms its deadline. */
  #take(id: string): Deadline | undefined {
    const deadline = this.#deadlines.get(id);
    this.#deadlines.delete(id);
    deadline?.done();
    return deadline;
  }
}

import { type Deadline, deadlineIn } from '../upstream/deadline.ts';

/** The operations of one socket, so that their upstream calls can be cancelled. */
export class RunningOperations {
  readonly #deadlines = new Map<string, Deadline>();

  /** Starts an operation. @param ms its deadline; null for a subscription, whose events have their own deadlines */
  begin(id: string, ms: number | null): Pick<Deadline, 'signal'> {
    this.end(id);
    const deadline = deadlineIn(ms);
    this.#deadlines.set(id, deadline);
    return deadline;
  }

  /** Cancels operations whose ids are missing: the client has completed them. */
  keep(ids: Readonly<Record<string, unknown>>): void {
    for (const id of this.#deadlines.keys()) if (!(id in ids)) this.#take(id)?.cancel();
  }

  /** Ends an answered operation: aborts its remaining reads. */
  end(id: string): void {
    this.#take(id)?.answered();
  }

  /** Cancels all operations, because the socket is closed. */
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

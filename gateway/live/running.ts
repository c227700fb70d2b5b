import { type Deadline, deadlineIn } from '../deadline.ts';

/** The operations that run on one socket, so that nothing goes on upstream that nobody waits for. */
export class RunningOperations {
  readonly #deadlines = new Map<string, Deadline>();

  /** An operation begins. @param ms it may take; null for a subscription, whose events have each their own time */
  begin(id: string, ms: number | null): Pick<Deadline, 'signal'> {
    this.end(id);
    const deadline = deadlineIn(ms);
    this.#deadlines.set(id, deadline);
    return deadline;
  }

  /** Cancels those whose id is no longer among these: the client has given them up. */
  keep(ids: Readonly<Record<string, unknown>>): void {
    for (const id of this.#deadlines.keys()) if (!(id in ids)) this.#take(id)?.cancel();
  }

  /** An operation has answered; what it still reads, nobody waits for. */
  end(id: string): void {
    this.#take(id)?.answered();
  }

  /** The socket is gone. */
  cancel(): void {
    for (const id of this.#deadlines.keys()) this.#take(id)?.cancel();
  }

  /** It is over: its time runs out no more. */
  #take(id: string): Deadline | undefined {
    const deadline = this.#deadlines.get(id);
    this.#deadlines.delete(id);
    deadline?.done();
    return deadline;
  }
}

import { type Deadline, deadlineIn } from '../deadline.ts';

/** The operations that run on one socket, so that nothing goes on upstream that nobody waits for. */
export interface Running {
  /** An operation begins. @param ms it may take; null for a subscription, whose events have each their own time */
  begin(id: string, ms: number | null): AbortSignal;
  /** Cancels those whose id is no longer among these: the client has given them up. */
  keep(ids: Readonly<Record<string, unknown>>): void;
  /** An operation has answered; what it still reads, nobody waits for. */
  end(id: string): void;
  /** The socket is gone. */
  cancel(): void;
}

export function runningOperations(): Running {
  const running = new Map<string, Deadline>();

  function drop(id: string, given: 'up' | 'answered'): void {
    const deadline = running.get(id);
    if (!deadline) return;
    running.delete(id);
    deadline.done();
    if (given === 'up') deadline.cancel();
    else deadline.answered();
  }

  return {
    begin(id, ms) {
      drop(id, 'answered');
      const deadline = deadlineIn(ms);
      running.set(id, deadline);
      return deadline.signal;
    },
    keep(ids) {
      for (const id of running.keys()) if (!(id in ids)) drop(id, 'up');
    },
    end: (id) => drop(id, 'answered'),
    cancel() {
      for (const id of running.keys()) drop(id, 'up');
    },
  };
}

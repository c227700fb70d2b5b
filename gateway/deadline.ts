import { messages } from './messages.ts';
import { RestError } from './rest/error.ts';

/** How long somebody is waited for. */
export interface Deadline {
  /** Aborted when the time is up (UPSTREAM_TIMEOUT) or nobody waits any more (REQUEST_CANCELLED); its reason says which. */
  readonly signal: AbortSignal;
  /** Nobody waits any more. */
  cancel(): void;
  /** It is over, in time: nothing is aborted any more. */
  done(): void;
  /** The answer is out: whatever still runs for it is given up, with the reason `ANSWERED`. */
  answered(): void;
}

/** Nobody waits for what comes now, and nobody is told of its failure. */
export const ANSWERED = new RestError('REQUEST_CANCELLED', messages.cancelled);

/** @param ms until the time is up; null for never @param outer ends it too, with its own reason */
export function deadlineIn(ms: number | null, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const follow = () => controller.abort(outer?.reason);
  const late = () => controller.abort(new RestError('UPSTREAM_TIMEOUT', messages.timeout));
  const timer = ms === null ? undefined : setTimeout(late, ms);
  const done = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', follow);
  };
  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    cancel: () => controller.abort(new RestError('REQUEST_CANCELLED', messages.cancelled)),
    done,
    answered() {
      done();
      controller.abort(ANSWERED);
    },
  };
}

/** Why a signal of a deadline was aborted. */
export const reasonOf = ({ reason }: AbortSignal): RestError =>
  reason instanceof RestError ? reason : new RestError('REQUEST_CANCELLED', messages.cancelled, { cause: reason });

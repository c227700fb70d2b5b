import { texts } from '../base/texts.ts';

/** The texts about writes that wait for the connection. */
export const outboxMessages = texts('outbox', {
  waiting: 'Waiting for the connection',
  onItem: (what: string, order: string | null, line: string) =>
    `${what}: ${order === null ? line : `${order} · ${line}`}`,
  kept: 'Kept on this device until it is sent',
  noSpace:
    'The server cannot be reached, and this device has no space left to keep this until it can. Your input stays here. Try again in a moment.',
  changedMeanwhile: 'Somebody has changed the record meanwhile.',
  noAnswer: 'The server did not say what became of it.',
  tooOld:
    'It was sent more than 23 hours ago without an answer, so it may already be saved. Look at the record before you send it again.',
});

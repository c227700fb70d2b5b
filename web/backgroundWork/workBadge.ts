import type { WorkState } from '../generated/operations.ts';
import { workMessages as messages } from './messages.ts';

const COLORS = { WAITING: 'GREY', RUNNING: 'TEAL', DONE: 'GREEN', CANCELLED: 'GREY', FAILED: 'RED' } as const;

/** Returns how the state of a work is shown, as a status. */
export const badgeOf = (state: WorkState) => ({
  key: state.toLowerCase(),
  name: messages.states[state],
  color: COLORS[state],
});

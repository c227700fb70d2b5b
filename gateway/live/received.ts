/** Converts cable messages to events in our names. */
import type { Message } from '@anycable/core';
import { recent } from '../base/recent.ts';
import { fromRest } from '../upstream/names.ts';
import type { LiveEvent } from './events.ts';

/** An event of a channel, and its size as received. */
export interface Received {
  readonly event: LiveEvent;
  readonly bytes: number;
}

const ACTIONS: ReadonlySet<unknown> = new Set<LiveEvent['actionType']>([
  'create',
  'edit',
  'delete',
  'comment',
  'refetch',
]);

/** Events by their text: users with equal rights get the same text, and share one immutable event. Bounded by characters. */
const known = recent<string, LiveEvent>(256 * 1024);

/** Returns the event of a channel's message: JSON text, or an object from other backends. Null if it is not an event. */
export function received(message: Message): Received | null {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  const bytes = text.length;
  const same = known.get(text);
  if (same) return { event: same, bytes };
  let value: unknown;
  try {
    value = fromRest(typeof message === 'string' ? JSON.parse(message) : message);
  } catch {
    return null;
  }
  if (!isEvent(value)) return null;
  known.set(text, value, bytes);
  return { event: value, bytes };
}

const isEvent = (value: unknown): value is LiveEvent =>
  typeof value === 'object' && value !== null && 'actionType' in value && ACTIONS.has(value.actionType);

/** What the cable brings, in our names. */
import type { Message } from '@anycable/core';
import { recent } from '../execution/recent.ts';
import { fromRest } from '../rest/names.ts';
import type { LiveEvent } from './events.ts';

/** An event of a channel, and its size as it came. */
export interface Received {
  readonly event: LiveEvent;
  readonly bytes: number;
}

const ACTIONS: ReadonlySet<unknown> = new Set<LiveEvent['actionType']>(['create', 'edit', 'delete', 'refetch']);

/** The same text goes to everybody who may read the same: it becomes one event, which nobody changes. By characters. */
const known = recent<string, LiveEvent>(256 * 1024);

/** A channel's message: text that holds JSON, or an object from other backends. Null when it is not an event. */
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

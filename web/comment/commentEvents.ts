import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { CommentableInput } from '../generated/operations.ts';
import type { CommentEvent } from './olderComments.ts';
import type { CommentSubject } from './target.ts';

/** The event bus of a comments panel: live events and the panel's own writes announce edits and removals on it. */
export interface CommentEvents {
  /** The record, with its items, whose comments the panel follows. */
  watched: CommentableInput;
  publish: (event: CommentEvent) => void;
  subscribe: (listener: (event: CommentEvent) => void) => () => void;
}

/** Creates the event bus for a record's comments. */
export function useNewCommentEvents({ type, id, findItems }: CommentSubject): CommentEvents {
  const [events] = useState<Omit<CommentEvents, 'watched'>>(() => {
    const listeners = new Set<(event: CommentEvent) => void>();
    return {
      publish(event) {
        for (const listener of listeners) listener(event);
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  });
  const withItems = findItems !== null;
  return useMemo(() => ({ ...events, watched: { type, id, withItems } }), [events, type, id, withItems]);
}

export const CommentEventsContext = createContext<CommentEvents | null>(null);

/** Returns the panel's event bus. */
export function useCommentEvents(): CommentEvents {
  const events = useContext(CommentEventsContext);
  if (!events) throw new Error('A comment is rendered outside the comments panel.');
  return events;
}

/** Calls back for every edit and removal. */
export function useEachCommentEvent(listener: (event: CommentEvent) => void): void {
  const { subscribe } = useCommentEvents();
  useEffect(() => subscribe(listener), [subscribe, listener]);
}

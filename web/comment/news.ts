import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { CommentableInput } from '../generated/operations.ts';
import type { CommentNews } from './olderComments.ts';
import type { CommentSubject } from './target.ts';

/** The event bus of a comments panel: live events and the panel's own writes announce edits and removals on it. */
export interface NewsDesk {
  /** The record, with its items, whose comments the panel follows. */
  watched: CommentableInput;
  tell: (news: CommentNews) => void;
  listen: (listener: (news: CommentNews) => void) => () => void;
}

/** Creates the desk for a record's comments. */
export function useNewsDesk({ type, id, findItems }: CommentSubject): NewsDesk {
  const [desk] = useState<Omit<NewsDesk, 'watched'>>(() => {
    const listeners = new Set<(news: CommentNews) => void>();
    return {
      tell(news) {
        for (const listener of listeners) listener(news);
      },
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  });
  const withItems = findItems !== null;
  return useMemo(() => ({ ...desk, watched: { type, id, withItems } }), [desk, type, id, withItems]);
}

export const NewsContext = createContext<NewsDesk | null>(null);

/** Returns the panel's desk. */
export function useNews(): NewsDesk {
  const desk = useContext(NewsContext);
  if (!desk) throw new Error('A comment stands outside of the comments panel.');
  return desk;
}

/** Calls back for every edit and removal. */
export function useEachNews(listener: (news: CommentNews) => void): void {
  const { listen } = useNews();
  useEffect(() => listen(listener), [listen, listener]);
}

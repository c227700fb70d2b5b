import { createContext, useContext, useEffect, useState } from 'react';
import type { CommentNews } from './olderComments.ts';

/** Where edits and removals are told, by live events and by whoever makes them here. */
export interface NewsDesk {
  tell: (news: CommentNews) => void;
  listen: (listener: (news: CommentNews) => void) => () => void;
}

/** A desk that lives as long as its component. */
export function useNewsDesk(): NewsDesk {
  const [desk] = useState<NewsDesk>(() => {
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
  return desk;
}

export const NewsContext = createContext<NewsDesk | null>(null);

/** The panel's desk. */
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

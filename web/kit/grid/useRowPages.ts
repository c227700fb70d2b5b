import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLatest } from '../../base/useLatest.ts';

interface RowPagesOptions<Row> {
  /** Identifies the rows: those of another set replace these at once. */
  set: string;
  /** Identifies their state: rows of an earlier one stay until they are loaded anew. */
  version: string;
  pageSize: number;
  /** Loads a page, from 1. */
  load: (page: number) => Promise<readonly Row[]>;
}

interface LoadedPage<Row> {
  version: string;
  rows: readonly Row[];
}

interface Loaded<Row> {
  set: string;
  pages: ReadonlyMap<number, LoadedPage<Row>>;
  error: unknown;
}

/** The rows of a long list by their places, loaded a page at a time as they come into view. */
export function useRowPages<Row>({ set, version, pageSize, load }: RowPagesOptions<Row>) {
  const [loaded, setLoaded] = useState<Loaded<Row>>({ set, pages: new Map(), error: null });
  const [seen, setSeen] = useState('1');
  const [turn, setTurn] = useState(0);
  const asked = useRef(new Set<string>());
  const question = `${set}\n${version}\n${turn}`;
  const latest = useLatest(question);
  const take = useEffectEvent((page: number) => {
    const name = `${question}\n${page}`;
    const known = loaded.set === set ? loaded.pages.get(page) : undefined;
    if (known?.version === version || asked.current.has(name)) return;
    asked.current.add(name);
    const add = (change: (pages: Loaded<Row>['pages']) => Pick<Loaded<Row>, 'pages' | 'error'>) => {
      asked.current.delete(name);
      if (latest.current !== question) return;
      setLoaded((before) => ({ set, ...change(before.set === set ? before.pages : new Map()) }));
    };
    load(page).then(
      (rows) => add((pages) => ({ pages: new Map(pages).set(page, { version, rows }), error: null })),
      (error: unknown) => add((pages) => ({ pages, error })),
    );
  });
  useEffect(() => {
    // Asked again whenever the question changes, not only the pages.
    if (question === '') return;
    for (const page of seen.split(' ')) take(Number(page));
  }, [seen, question]);
  const pages = loaded.set === set ? loaded.pages : null;
  const rowAt = useCallback(
    (index: number): Row | null => pages?.get(Math.floor(index / pageSize) + 1)?.rows[index % pageSize] ?? null,
    [pages, pageSize],
  );
  /** Says which rows are in view, by their places. */
  const see = useCallback(
    (first: number, last: number) => {
      const from = Math.floor(first / pageSize) + 1;
      const to = Math.floor(last / pageSize) + 1;
      setSeen(Array.from({ length: to - from + 1 }, (_, at) => from + at).join(' '));
    },
    [pageSize],
  );
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  return { rowAt, see, retry, error: loaded.set === set ? loaded.error : null };
}

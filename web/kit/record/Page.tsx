/** Sets the window's title and the breadcrumbs of the open page. */
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { createStore } from '../../base/store.ts';
import { messages } from '../../base/words.ts';

/** A breadcrumb; without `to` it is not a link. */
export interface Crumb {
  label: string;
  to?: string;
}

/** A breadcrumb on the way to the open page; that of the page itself has its whole title, too. */
interface Step extends Crumb {
  title?: string;
}

/** The breadcrumbs of the open page, the page itself last. */
export const trail = createStore<readonly Step[]>([]);

const AboveContext = createContext<readonly Crumb[]>([]);

/** Prepends a breadcrumb to every page inside: a program's name, the Organization Panel. */
export function Trail({ crumb: { label, to }, children }: { crumb: Crumb; children: ReactNode }) {
  const above = useContext(AboveContext);
  const crumbs = useMemo(() => [...above, to === undefined ? { label } : { label, to }], [above, label, to]);
  return <AboveContext value={crumbs}>{children}</AboveContext>;
}

interface PageProps {
  /** The window's title, and the last breadcrumb unless `crumb` words it differently. */
  title: string;
  crumb?: string;
  /** The breadcrumbs between the surrounding `Trail` and this page. */
  parents?: readonly Crumb[];
}

/** Sets the window's title, which names the surrounding `Trail`, too, and the breadcrumbs; render it once on every page. */
export function Page({ title, crumb = title, parents = [] }: PageProps) {
  const above = useContext(AboveContext);
  const parentKey = JSON.stringify(parents);
  useEffect(() => {
    const between: Crumb[] = JSON.parse(parentKey);
    trail.set([...above, ...between, { label: crumb, title }]);
  }, [above, crumb, title, parentKey]);
  const around = above.map(({ label }) => label).filter((label) => label !== title);
  return <title>{[title, ...around.toReversed(), messages.product].join(' · ')}</title>;
}

/** Knows what the header says about the page that is open: the window's title and the breadcrumbs. */
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { createStore } from '../../base/store.ts';
import { messages } from '../messages.ts';

/** A step on the way to the page; without `to` it is not a link. */
export interface Crumb {
  label: string;
  to?: string;
}

/** The trail of the open page, the page itself last. */
export const trail = createStore<readonly Crumb[]>([]);

const AboveContext = createContext<readonly Crumb[]>([]);

/** Puts a step before every page inside: a program's name, the Organization Panel. */
export function Trail({ crumb: { label, to }, children }: { crumb: Crumb; children: ReactNode }) {
  const above = useContext(AboveContext);
  const crumbs = useMemo(() => [...above, to === undefined ? { label } : { label, to }], [above, label, to]);
  return <AboveContext value={crumbs}>{children}</AboveContext>;
}

interface PageProps {
  /** The window's title, and the last crumb unless `crumb` words it differently. */
  title: string;
  crumb?: string;
  /** What lies between the `Trail` around the page and this page. */
  parents?: readonly Crumb[];
}

/** Put once into every page: names it in the window's title and in the breadcrumbs. */
export function Page({ title, crumb = title, parents = [] }: PageProps) {
  const above = useContext(AboveContext);
  const parentKey = JSON.stringify(parents);
  useEffect(() => {
    const between: Crumb[] = JSON.parse(parentKey);
    trail.set([...above, ...between, { label: crumb }]);
  }, [above, crumb, parentKey]);
  return <title>{`${title} · ${messages.product}`}</title>;
}

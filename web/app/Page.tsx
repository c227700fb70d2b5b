/** Knows what the header says about the page that is open: the window's title and the breadcrumbs. */
import { useEffect } from 'react';
import { messages } from '../kit/messages.ts';
import { createStore } from './store.ts';

/** A step on the way to the page; without `to` it is not a link. */
export interface Crumb {
  label: string;
  to?: string;
}

/** The trail of the open page, the page itself last. */
export const trail = createStore<readonly Crumb[]>([]);

interface PageProps {
  /** The window's title, and the last crumb unless `crumb` words it differently. */
  title: string;
  crumb?: string;
  /** What lies between the product's name and this page. */
  parents?: readonly Crumb[];
}

/** Put once into every page: names it in the window's title and in the breadcrumbs. */
export function Page({ title, crumb = title, parents = [] }: PageProps) {
  const parentKey = JSON.stringify(parents);
  useEffect(() => {
    const above: Crumb[] = JSON.parse(parentKey);
    trail.set([...above, { label: crumb }]);
  }, [crumb, parentKey]);
  return <title>{`${title} · ${messages.product}`}</title>;
}

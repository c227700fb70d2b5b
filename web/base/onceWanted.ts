import type { RouteObject } from 'react-router-dom';

/** Returns a route that loads its code, and that of the routes below it, once it is wanted. */
export function onceWanted(route: RouteObject, isWanted: () => Promise<void>): RouteObject {
  const { lazy, children } = route;
  const waiting = { ...route };
  if (typeof lazy === 'function') {
    waiting.lazy = async () => {
      await isWanted();
      return lazy();
    };
  }
  if (children) waiting.children = children.map((child) => onceWanted(child, isWanted));
  return waiting;
}

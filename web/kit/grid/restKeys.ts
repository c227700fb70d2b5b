/** The keys of a grid while no cell of it is edited. */
import type { KeyboardEvent } from 'react';
import { readingKey } from '../../base/keys.ts';
import { type Bounds, moved, type Place } from './selection.ts';

/** Whether a key is the grid's: pressed on itself, or in the editor of its active cell. */
export function isOfGrid({ target, currentTarget, defaultPrevented }: KeyboardEvent): boolean {
  const isCell = target === currentTarget || (target instanceof Element && target.matches('[data-editor]'));
  return isCell && !defaultPrevented;
}

/**
 * Returns the place that a key leads to; null if it leads nowhere.
 * @param page the number of rows in a page @param isFilled whether a cell holds a value
 */
export function keyMove(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { at, bounds, page }: { at: Place; bounds: Bounds; page: number },
  isFilled: (place: Place) => boolean,
): Place | null {
  return altKey ? null : moved(at, { key: readingKey(key), far: ctrlKey || metaKey, page }, bounds, isFilled);
}

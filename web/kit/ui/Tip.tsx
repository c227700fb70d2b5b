import { cloneElement, type ReactElement } from 'react';

export type TipSide = 'top' | 'bottom' | 'left' | 'right';

interface TipProps {
  /** What the tooltip says; without it the child stands alone. */
  text: string | null | undefined;
  placement?: TipSide;
  /** One element that passes data attributes on to the page. */
  children: ReactElement<{ 'data-tip'?: string; 'data-tip-side'?: TipSide }>;
}

/**
 * A tooltip on hover and focus. It only adds to what is there: the child needs an accessible name of its own. It costs an
 * attribute; `TipLayer` shows whichever is wanted, so that a table may hold hundreds.
 */
export function Tip({ text, placement = 'top', children }: TipProps) {
  return text ? cloneElement(children, { 'data-tip': text, 'data-tip-side': placement }) : children;
}

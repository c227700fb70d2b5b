import { cloneElement, type ReactElement } from 'react';

export type TipSide = 'top' | 'bottom' | 'start' | 'end';

interface TipProps {
  /** The text of the tooltip; without text there is no tooltip. */
  text: string | null | undefined;
  placement?: TipSide;
  /** One element that passes data attributes on to the DOM. */
  children: ReactElement<{ 'data-tip'?: string; 'data-tip-side'?: TipSide }>;
}

/**
 * A tooltip on hover and focus. It only describes the child, which needs its own accessible name. It costs just an
 * attribute, because `TipLayer` renders the one tooltip to show; a table can have hundreds.
 */
export function Tip({ text, placement = 'top', children }: TipProps) {
  return text ? cloneElement(children, { 'data-tip': text, 'data-tip-side': placement }) : children;
}

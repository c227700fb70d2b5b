import type { CSSProperties } from 'react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import type { InputProps } from './formContext.ts';

/** Loaded when needed: lists, which come first, have no labels to explain. */
export const LabelHelp = lazyComponent(async () => (await import('./LabelHelp.tsx')).LabelHelp);

/** The layout of a field, its short label and its warning. */
export type Placed = Pick<InputProps<unknown>, 'wide' | 'short' | 'span' | 'warning'>;

/** Returns the place of a field in its group (`FieldLine`), which defines the number and the width of the columns. */
export const placeOf = ({ wide, span }: Placed) => ({
  'data-wide': wide ? '' : undefined,
  ...(span && { 'data-span': '', style: { '--span': span } as CSSProperties }),
});

/** A label that shows only its `short` part, or other words for it; screen readers get the whole label. */
export function LabelText({ label, short = label }: { label: string; short?: string | undefined }) {
  const at = label.indexOf(short);
  if (at < 0) {
    return (
      <>
        <span className="heard-only">{label}</span>
        <span aria-hidden>{short}</span>
      </>
    );
  }
  const [before, after] = [label.slice(0, at).trim(), label.slice(at + short.length).trim()];
  return (
    <>
      {before && <span className="heard-only">{before}</span>}
      {before && ' '}
      {short}
      {after && ' '}
      {after && <span className="heard-only">{after}</span>}
    </>
  );
}

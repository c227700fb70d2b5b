import type { PointerEvent } from 'react';
import { NARROWEST, WIDEST } from './arrange.ts';

/** Follows the pointer until it is let go. The table is not rendered meanwhile: its `col` gets the width. */
export function dragColumn(event: PointerEvent<HTMLElement>, onResize: (width: number) => void): void {
  const head = event.currentTarget.closest('th');
  const col = head && colOf(head);
  if (event.button !== 0 || !head || !col) return;
  event.preventDefault();
  const { pointerId, clientX: from, currentTarget: grip } = event;
  const { width } = head.getBoundingClientRect();
  const direction = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
  const before = col.style.width;
  let wanted = width;
  const move = ({ clientX }: globalThis.PointerEvent) => {
    wanted = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width + direction * (clientX - from))));
    col.style.width = `${wanted}px`;
  };
  const end = (kind: 'pointerup' | 'pointercancel') => () => {
    grip.removeEventListener('pointermove', move);
    stop.abort();
    if (kind === 'pointerup' && Math.abs(wanted - width) >= 1) onResize(wanted);
    else col.style.width = before;
  };
  const stop = new AbortController();
  grip.setPointerCapture(pointerId);
  grip.addEventListener('pointermove', move);
  for (const kind of ['pointerup', 'pointercancel'] as const) {
    grip.addEventListener(kind, end(kind), { signal: stop.signal });
  }
}

function colOf(head: HTMLTableCellElement): HTMLElement | null {
  return head.closest('table')?.querySelectorAll('col')[head.cellIndex] ?? null;
}

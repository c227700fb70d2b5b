import { type PointerEvent, useRef, useState } from 'react';
import { moved, type ShownColumn } from './arrange.ts';

/** Lets columns be dragged by their handles; the new order counts when the handle is let go. */
export function useDragged(order: readonly ShownColumn[], onDrop: (order: readonly ShownColumn[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<{ name: string; order: readonly ShownColumn[] } | null>(null);
  const handle = (name: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ name, order });
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (dragged?.name !== name) return;
      const lines = [...(list.current?.children ?? [])].filter((line) => line.getAttribute('data-column') !== name);
      const to = lines.filter((line) => middleOf(line) < clientY).length;
      if (dragged.order[to]?.name !== name) setDragged({ name, order: moved(dragged.order, name, to) });
    },
    onPointerUp() {
      if (dragged?.name !== name) return;
      setDragged(null);
      if (dragged.order.some((column, at) => column.name !== order[at]?.name)) onDrop(dragged.order);
    },
    onPointerCancel: () => setDragged(null),
  });
  return { list, order: dragged?.order ?? order, handle };
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

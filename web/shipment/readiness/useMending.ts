/** Leads from a gap to where it is mended on the shipment's page. */
import { useCallback, useRef } from 'react';
import type { ReadinessCheck } from './ReadinessPanel.tsx';

/** The ways that the page itself opens. */
interface Ways {
  /** Whether the fields are inputs already. */
  editing: boolean;
  /** Turns the fields into inputs; does nothing without the right. */
  edit: () => void;
  addItems: () => void;
  setApprovals: () => void;
}

/** How many frames something is waited for that has yet to come onto the page. */
const FRAMES = 60;

/** Opens what mends a gap, and puts the focus there. */
export function useMending(ways: Ways): (check: ReadinessCheck) => void {
  const latest = useRef(ways);
  latest.current = ways;
  return useCallback((check: ReadinessCheck) => {
    const { editing, edit, addItems, setApprovals } = latest.current;
    const { target, field, recordIds } = check;
    if (target === 'APPROVALS') return setApprovals();
    if (target === 'ADD_ITEMS') return addItems();
    if (target === 'FIELD') {
      if (!editing) edit();
      return reach(() => inputOf(field ?? '', !editing));
    }
    if (target === 'ITEMS' || target === 'DOCUMENTS') {
      const ids = recordIds.map((id) => `[aria-controls="details-${CSS.escape(id)}"]`);
      const row = ids.length > 0 ? document.querySelector<HTMLElement>(ids.join(', ')) : null;
      if (row) {
        if (row.getAttribute('aria-expanded') !== 'true') row.click();
        return reach(() => row);
      }
    }
    const section = SECTIONS[target];
    if (section !== undefined) reach(() => unfolded(document.querySelector(`section[aria-label="${section}"]`)));
  }, []);
}

/** The input of a field. A form that becomes one focuses its first input by itself: that is waited for. */
function inputOf(field: string, fresh: boolean): Element | null {
  const input = document.querySelector(`form :is(input, select, textarea)[id$="-${CSS.escape(field)}"]`);
  const focused = document.activeElement?.matches('input, select, textarea') ?? false;
  return fresh && !focused ? null : input;
}

/** The parts of the page by their names. */
const SECTIONS: Readonly<Partial<Record<ReadinessCheck['target'], string>>> = {
  ITEMS: 'Items',
  DOCUMENTS: 'Order Documents',
  EXPORT: 'Export',
  DANGEROUS_GOODS: 'Dangerous goods',
};

/** The section, which is opened when it is folded into its heading or, on a phone, into a line. */
function unfolded(section: Element | null): Element | null {
  section?.querySelector<HTMLElement>(':is(h2, h3) button[aria-expanded="false"]')?.click();
  section?.querySelector(':scope > details')?.setAttribute('open', '');
  return section;
}

/** Shows something and puts the focus into it, as soon as it is there. */
function reach(find: () => Element | null, frames = FRAMES): void {
  const found = find();
  if (!(found instanceof HTMLElement)) {
    if (frames > 0) requestAnimationFrame(() => reach(find, frames - 1));
    return;
  }
  found.scrollIntoView({ block: 'center' });
  const inside = found.matches('section') ? found.querySelector<HTMLElement>('button, a[href], summary') : found;
  inside?.focus();
}

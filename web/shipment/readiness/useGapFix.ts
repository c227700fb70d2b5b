/** Leads from a readiness gap to the place on the shipment's page where it is fixed. */
import { useCallback, useRef } from 'react';
import type { ReadinessCheck } from './ReadinessPanel.tsx';

/** The forms and dialogs that the page itself opens. */
interface Ways {
  /** Whether the fields are already inputs. */
  editing: boolean;
  /** Turns the fields into inputs; does nothing without the right. */
  edit: () => void;
  addItems: () => void;
  setApprovals: () => void;
  listPackages: () => void;
}

/** How many animation frames to wait for an element to appear. */
const FRAMES = 60;

/** Returns a function that opens the place where a readiness gap is fixed, and focuses it. */
export function useGapFix(ways: Ways): (check: ReadinessCheck) => void {
  const latest = useRef(ways);
  latest.current = ways;
  return useCallback((check: ReadinessCheck) => {
    const { editing, edit, addItems, setApprovals, listPackages } = latest.current;
    const { target, field, recordIds } = check;
    if (target === 'APPROVALS') return setApprovals();
    if (target === 'ADD_ITEMS') return addItems();
    if (target === 'PACKAGES') return listPackages();
    if (target === 'FIELD') {
      if (!editing) edit();
      return reach(() => inputOf(field ?? '', !editing));
    }
    if (target === 'ITEMS' || target === 'DOCUMENTS') {
      const missing = field ? recordIds.slice(0, 1) : recordIds;
      const ids = missing.map((id) => `[data-details="details-${CSS.escape(id)}"]`);
      const row = ids.length > 0 ? document.querySelector<HTMLElement>(ids.join(', ')) : null;
      if (row) {
        if (row.getAttribute('aria-expanded') !== 'true') row.click();
        return reach(field ? itemInputOf(row, field) : () => row);
      }
    }
    const section = SECTIONS[target];
    if (section !== undefined) reach(() => unfolded(document.querySelector(`section[aria-label="${section}"]`)));
  }, []);
}

/** Returns a field's input. A form that has just become editable first focuses its first input: `fresh` waits for that. */
function inputOf(field: string, fresh: boolean): Element | null {
  const input = document.querySelector(`form :is(input, select, textarea)[id$="-${CSS.escape(field)}"]`);
  const focused = document.activeElement?.matches('input, select, textarea') ?? false;
  return fresh && !focused ? null : input;
}

/** Returns the search for a field's input in the details of an item; without the right to edit it finds their button. */
function itemInputOf(row: HTMLElement, field: string): () => Element | null {
  let fresh = false;
  return () => {
    const details = document.getElementById(row.dataset['details'] ?? '');
    const edit = details?.querySelector<HTMLElement>('[data-edit]');
    if (edit?.getAttribute('aria-disabled') === 'true') return row;
    if (edit && !fresh) {
      fresh = true;
      edit.click();
    }
    const focused = details?.contains(document.activeElement) && document.activeElement?.matches('input, select');
    const input = details?.querySelector(`form :is(input, select)[id$="-${CSS.escape(field)}"]`) ?? null;
    return fresh && !focused ? null : input;
  };
}

/** The labels of the page's sections. */
const SECTIONS: Readonly<Partial<Record<ReadinessCheck['target'], string>>> = {
  ITEMS: 'Items',
  DOCUMENTS: 'Order Documents',
  EXPORT: 'Export',
  DANGEROUS_GOODS: 'Dangerous goods',
};

/** Returns the section; expands it first if it is collapsed into its heading or, on a phone, into a line. */
function unfolded(section: Element | null): Element | null {
  section?.querySelector<HTMLElement>(':is(h2, h3) button[aria-expanded="false"]')?.click();
  section?.querySelector(':scope > details')?.setAttribute('open', '');
  return section;
}

/** Scrolls to an element and focuses it as soon as it exists. */
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

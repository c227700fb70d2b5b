/** Leads from a readiness gap to the place on the shipment's page where it is fixed. */
import { useCallback } from 'react';
import { leadTo, type Place, reach } from '../../base/places.ts';
import { type SettingsSegment, sectionWithPage } from '../../base/recordTypes.ts';
import { useLatest } from '../../base/useLatest.ts';
import type { RecordType, ShipmentAdviceQuery } from '../../generated/operations.ts';

/** A single requirement of a shipment, open or done. */
export type ReadinessCheck = NonNullable<NonNullable<ShipmentAdviceQuery['shipment']>['readiness']>[number];

/** The forms and dialogs that the page itself opens. */
interface Ways {
  /** Whether the fields are already inputs. */
  editing: boolean;
  /** Turns the fields into inputs; null without the right. */
  edit: (() => void) | null;
  addItems: () => void;
  setApprovals: () => void;
  listPackages: () => void;
}

/** A target on the shipment's page; the others are records of the Organization Panel. */
type PageTarget = Exclude<ReadinessCheck['target'], RecordType>;

/** How each target on the page is reached: by what the page opens, or at a place. */
const ON_PAGE: Readonly<Record<PageTarget, Place | ((ways: Ways, check: ReadinessCheck) => void)>> = {
  APPROVALS: ({ setApprovals }) => setApprovals(),
  ADD_ITEMS: ({ addItems }) => addItems(),
  PACKAGES: ({ listPackages }) => listPackages(),
  FIELD: leadToField,
  ITEMS: (_ways, check) => leadToItem(check, 'items'),
  DOCUMENTS: (_ways, check) => leadToItem(check, 'documents'),
  EXPORT: 'export',
  DANGEROUS_GOODS: 'dangerousGoods',
};

const isOnPage = (target: ReadinessCheck['target']): target is PageTarget => target in ON_PAGE;

/** Returns the settings section in which a gap is fixed; null if it is fixed on the page. */
export const settingsOf = (target: ReadinessCheck['target']): SettingsSegment | null =>
  isOnPage(target) ? null : sectionWithPage(target);

/** Returns a function that opens the place where a readiness gap is fixed, and focuses it. */
export function useGapFix(ways: Ways): (check: ReadinessCheck) => void {
  const latest = useLatest(ways);
  return useCallback(
    (check: ReadinessCheck) => {
      if (!isOnPage(check.target)) return;
      const way = ON_PAGE[check.target];
      if (typeof way === 'string') leadTo(way);
      else way(latest.current, check);
    },
    [latest],
  );
}

function leadToField({ editing, edit }: Ways, { field, key }: ReadinessCheck): void {
  if (!editing && !edit) {
    leadTo('fields');
    return;
  }
  if (!editing) edit?.();
  reach(field ?? key, () => inputOf(field ?? '', !editing));
}

/** Leads to the first item concerned that is shown, and into the field if there is one; without such an item, to a place. */
function leadToItem({ field, recordIds }: ReadinessCheck, place: Place): void {
  const missing = field ? recordIds.slice(0, 1) : recordIds;
  const ids = missing.map((id) => `[data-details="details-${CSS.escape(id)}"]`);
  const row = ids.length > 0 ? document.querySelector<HTMLElement>(ids.join(', ')) : null;
  if (!row) {
    leadTo(place);
    return;
  }
  if (row.getAttribute('aria-expanded') !== 'true') row.click();
  reach(field ?? place, field ? itemInputOf(row, field) : () => row);
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

/**
 * The actions of the open page, by name. A page registers them, and whoever offers them elsewhere, as the palette does, finds
 * them here: labels are in the user's language, names are not.
 */
import { type RefObject, useEffect } from 'react';
import { useLatest } from './useLatest.ts';

/** The names, in the order in which the actions are offered. Those of papers are the kinds of the schema. */
const NAMES = [
  'start',
  'add',
  'import',
  'inviteMany',
  'edit',
  'merge',
  'save',
  'cancel',
  'status',
  'users',
  'review',
  'approvals',
  'packages',
  'orderPdf',
  'copyOrder',
  'INVOICE',
  'INVOICE_WITH_HS',
  'PACKING_LIST',
  'END_USERS',
  'print',
  'preferences',
  'password',
  'invitation',
  'reset',
  'sendAgain',
  'withdraw',
  'activate',
  'deactivate',
] as const;

/** The name of an action. */
export type PageActionName = (typeof NAMES)[number];

/** What the user can do on a page. */
export interface PageAction {
  name: PageActionName;
  label: string;
  /** The reason why it is not possible now; null if it is. */
  reason: string | null;
  run: () => void;
}

const registered = new Set<Readonly<RefObject<readonly PageAction[]>>>();

/** Registers actions for as long as the component is on the page. Each render replaces those of the one before. */
export function usePageActions(actions: readonly PageAction[]): void {
  const latest = useLatest(actions);
  useEffect(() => {
    registered.add(latest);
    return () => void registered.delete(latest);
  }, [latest]);
}

/** Returns the actions of the open page. Of two with one name the later registered one counts. */
export function pageActions(): PageAction[] {
  const byName = new Map([...registered].flatMap(({ current }) => current.map((action) => [action.name, action])));
  return NAMES.flatMap((name) => byName.get(name) ?? []);
}

/**
 * Runs an action of the open page, with the focus on its button: a dialog that it opens returns the focus to where it was. Does
 * nothing if the page no longer has the action, or refuses it by now.
 */
export function runPageAction(name: PageActionName): void {
  const action = pageActions().find((one) => one.name === name);
  if (action?.reason !== null) return;
  buttonOf(name)?.focus();
  action.run();
}

/** Returns the property of the button that runs actions, so that the focus can return to it. */
export const acting = (...names: PageActionName[]) => ({ 'data-actions': names.join(' ') });

/** Returns the button that runs an action; null if none is on the page. */
export const buttonOf = (name: PageActionName) => document.querySelector<HTMLElement>(`[data-actions~="${name}"]`);

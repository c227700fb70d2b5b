import { type Caller, can } from '../access/caller.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import type { ImportKind } from './kind.ts';
import { messages } from './messages.ts';
import type { FileImportRow } from './table.ts';

/** The largest file that is imported, in bytes. */
export const largestFile = 20 * 1024 * 1024;
/** The most rows of a sheet that are imported. */
export const mostRows = 60_000;

/** The most imports of an organization that are not applied: each keeps its rows. */
export const mostOpen = 50;

/** Whether a caller may import files of a kind. */
export const mayImport = (caller: Caller, { access }: Pick<ImportKind, 'access'>): boolean =>
  access.every(([area, right]) => can(caller, area, right));

/** Returns the state of an import: what its work has ended with is no longer running. @param isRunning whether it has work that has not ended */
export const stateNow = ({ state }: Pick<FileImportRow, 'state'>, isRunning: boolean): FileImportRow['state'] => {
  if (isRunning || (state !== 'applying' && state !== 'undoing')) return state;
  return state === 'applying' ? 'applied' : 'undone';
};

/** What the rules need to know of an import. */
export interface Standing {
  readonly state: FileImportRow['state'];
  /** How many rows could be written now, and how many were written and are not taken back. */
  readonly ready: number;
  readonly written: number;
}

/** Returns what a caller may do with an import now. */
export function abilitiesOf(caller: Caller, kind: ImportKind, standing: Standing): Ability[] {
  const without = !mayImport(caller, kind) && noRight();
  return [
    abilityUnless('update', without || whyNotChanged(standing)),
    abilityUnless('apply', without || whyNotApplied(standing)),
    abilityUnless('undo', without || whyNotUndone(standing)),
    abilityUnless('discard', without || whyNotDiscarded(standing)),
  ];
}

const running = ({ state }: Standing) => (state === 'applying' || state === 'undoing') && messages.whyNot.running;

/** Returns the reason an import cannot be changed, or null. */
export const whyNotChanged = (standing: Standing): string | null =>
  running(standing) || (standing.state === 'undone' ? messages.whyNot.undone : null);

/** Returns the reason the rows of an import cannot be written, or null. */
export const whyNotApplied = (standing: Standing): string | null =>
  whyNotChanged(standing) ?? (standing.ready === 0 ? messages.notReady : null);

/** Returns the reason an import cannot be undone, or null. */
export function whyNotUndone(standing: Standing): string | null {
  if (standing.state === 'open') return messages.whyNot.notApplied;
  return running(standing) || (standing.written === 0 ? messages.whyNot.nothing : null);
}

/** Returns the reason an import cannot be discarded, or null: what was applied stays to be read. */
export function whyNotDiscarded({ state }: Standing): string | null {
  if (state === 'open') return null;
  return state === 'applying' || state === 'undoing' ? messages.whyNot.running : messages.whyNot.applied;
}

/** Keeps the unsaved input of a grid on the device, and restores it over the current records. */
import { readDraft } from '../../base/drafts.ts';
import { isFieldValue, isRecord, isSendKey } from '../form/draft.ts';
import type { SendKey } from '../form/sendKey.ts';
import { readCell } from './cellText.ts';
import type { GridColumn } from './column.ts';
import { changed, type GridRules, type GridState } from './gridState.ts';
import { type UnsavedRow, unsavedOf } from './rows.ts';

/** The draft of a grid. */
export interface GridDraft {
  rows: readonly UnsavedRow[];
  kept: readonly string[];
  /** Absent in drafts of earlier versions. */
  doubted?: readonly string[] | undefined;
  /** The keys of writes that were sent without receiving a response. */
  sendKeys: readonly SendKey[];
}

/** Returns the draft of a grid; null if everything is saved. The text of an open cell counts as accepted. */
export function draftOf(
  state: GridState,
  shown: readonly GridColumn[],
  rules: GridRules,
  sendKeys: readonly SendKey[],
): GridDraft | null {
  const { rows, kept, doubted, waiting } = withOpenText(state, shown, rules);
  const unsaved = [...rows.flatMap((row) => unsavedOf(row, rules.paths) ?? []), ...waiting];
  return unsaved.length > 0 ? { rows: unsaved, kept, doubted, sendKeys } : null;
}

/** Loads the draft kept under a name; null if it is missing or malformed. */
export function loadGridDraft(name: string): GridDraft | null {
  const kept = readDraft(name);
  return isGridDraft(kept) ? kept : null;
}

function withOpenText(state: GridState, shown: readonly GridColumn[], rules: GridRules): GridState {
  const { at, typing } = state;
  const column = shown[at.column];
  if (!typing || !column || typing.text === typing.before) return state;
  const edit = { row: at.row, column: column.id, value: readCell(column, typing.text) };
  return changed(state, { type: 'write', edits: [edit] }, rules);
}

/** Whether a saved value is the draft of a grid. */
export function isGridDraft(value: unknown): value is GridDraft {
  if (!isRecord(value)) return false;
  const { rows, kept, doubted = [], sendKeys } = value;
  return isList(doubted, isText) && isList(rows, isUnsavedRow) && isList(kept, isText) && isList(sendKeys, isSendKey);
}

function isUnsavedRow(row: unknown): boolean {
  if (!isRecord(row) || typeof row.version !== 'number' || !(row.id === null || isText(row.id))) return false;
  if (row.refused !== undefined && !(isRecord(row.refused) && Object.values(row.refused).every(isText))) return false;
  return [row.before, row.cells].every((cells) => isRecord(cells) && Object.values(cells).every(isFieldValue));
}

function isList(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

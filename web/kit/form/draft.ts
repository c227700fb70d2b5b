import { readSaved, removeSaved, savedOwner, writeSaved } from '../../base/storage.ts';
import type { SendKey } from './sendKey.ts';
import { type FieldValue, type FormValues, isFile, valueAt, withValue } from './values.ts';

/** A record as it was shown: what an edit started from. */
export interface Base<Values extends FormValues> {
  values: Values;
  lockVersion: number;
}

/** An unfinished form. */
export interface Draft<Values extends FormValues> {
  base: Base<Values>;
  values: Values;
  /** The key of a create that was sent and never answered. */
  sendKey: SendKey | null;
}

/**
 * The draft that was saved under a name, as far as it still fits the form: what the form has at these paths now, each
 * with a value of its kind.
 */
export function loadDraft<Values extends FormValues>(
  name: string,
  paths: readonly string[],
  shown: Values,
): Draft<Values> | null {
  const saved = readSaved('draft', name);
  if (!isRecord(saved) || !isRecord(saved.values) || !isRecord(saved.base)) return null;
  const { base, sendKey } = saved;
  if (!isRecord(base.values) || typeof base.lockVersion !== 'number') return null;
  return {
    base: { values: fitted(base.values, paths, shown), lockVersion: base.lockVersion },
    values: fitted(saved.values, paths, shown),
    sendKey: isSendKey(sendKey) ? sendKey : null,
  };
}

/** Keeps a draft for the signed-in user, without files, which cannot be kept; after signing out nothing is. */
export function saveDraft(name: string, draft: object): void {
  if (savedOwner() !== null) writeSaved('draft', name, draft);
}

/** Whether something unfinished is kept under a name: the form then opens by itself. */
export function hasDraft(name: string): boolean {
  return readSaved('draft', name) !== undefined;
}

/** Forgets the unfinished form that is kept under a name. */
export function dropDraft(name: string): void {
  removeSaved('draft', name);
}

function fitted<Values extends FormValues>(
  saved: Record<string, unknown>,
  paths: readonly string[],
  shown: Values,
): Values {
  // What was saved has any shape: only values that a field of the same kind can hold are taken.
  const old = saved as FormValues;
  return paths.reduce((values, path) => {
    const [kept, now] = [valueAt(old, path), valueAt(shown, path)];
    return isFieldValue(kept) && !isFile(now) && sameKind(kept, now) ? withValue(values, path, kept) : values;
  }, shown);
}

function sameKind(one: FieldValue, other: FieldValue): boolean {
  if (one === null || other === null) return typeof (one ?? other) !== 'string' && typeof (one ?? other) !== 'boolean';
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

/** Whether a field can hold what was saved. */
export function isFieldValue(value: unknown): value is FieldValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  return Array.isArray(value) ? value.every(isSavedChoice) : isSavedChoice(value);
}

function isSavedChoice(value: unknown): boolean {
  return isRecord(value) && typeof value.id === 'string' && typeof value.label === 'string';
}

/** Whether what was saved is the key of a write. */
export function isSendKey(value: unknown): value is SendKey {
  return isRecord(value) && typeof value.key === 'string' && typeof value.body === 'string';
}

/** Whether what was saved has fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

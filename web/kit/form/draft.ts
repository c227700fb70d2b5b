import { readDraft } from '../../base/drafts.ts';
import type { SendKey } from './sendKey.ts';
import { type FieldValue, type FormValues, isFile, valueAt, withValue } from './values.ts';

/** The record as it was shown when the edit started. */
export interface Base<Values extends FormValues> {
  values: Values;
  lockVersion: number;
}

/** An unfinished form. */
export interface Draft<Values extends FormValues> {
  base: Base<Values>;
  values: Values;
  /** The idempotency key of a write that was sent but got no response. */
  sendKey: SendKey | null;
}

/** Loads this tab's draft under a name, as far as it still fits the form. */
export function loadDraft<Values extends FormValues>(
  name: string,
  paths: readonly string[],
  shown: Values,
): Draft<Values> | null {
  return fittingDraft(readDraft(name), paths, shown);
}

/** Returns a saved draft as far as it fits the form: only values at the form's current paths that are of the field's kind. */
export function fittingDraft<Values extends FormValues>(
  saved: unknown,
  paths: readonly string[],
  shown: Values,
): Draft<Values> | null {
  if (!isRecord(saved) || !isRecord(saved.values) || !isRecord(saved.base)) return null;
  const { base, sendKey } = saved;
  if (!isRecord(base.values) || typeof base.lockVersion !== 'number') return null;
  return {
    base: { values: fitted(base.values, paths, shown), lockVersion: base.lockVersion },
    values: fitted(saved.values, paths, shown),
    sendKey: isSendKey(sendKey) ? sendKey : null,
  };
}

function fitted<Values extends FormValues>(
  saved: Record<string, unknown>,
  paths: readonly string[],
  shown: Values,
): Values {
  // The saved data can have any shape: only values that fit a field of the same kind are used.
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

/** Whether a saved value is a valid field value. */
export function isFieldValue(value: unknown): value is FieldValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  return Array.isArray(value) ? value.every(isSavedChoice) : isSavedChoice(value);
}

function isSavedChoice(value: unknown): boolean {
  return isRecord(value) && typeof value.id === 'string' && typeof value.label === 'string';
}

/** Whether a saved value is the idempotency key of a write. */
export function isSendKey(value: unknown): value is SendKey {
  return isRecord(value) && typeof value.key === 'string' && typeof value.body === 'string';
}

/** Whether a value is a non-null object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import { readSaved, removeSaved, savedOwner, writeSaved } from '../../app/storage.ts';
import type { SendKey } from './sendKey.ts';
import type { FieldValue, FormValues } from './values.ts';

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
 * The draft that was saved under a name, as far as it still fits the form: fields that the form has now, each with a value
 * of its kind.
 */
export function loadDraft<Values extends FormValues>(name: string, shown: Values): Draft<Values> | null {
  const saved = readSaved('draft', name);
  if (!isRecord(saved) || !isRecord(saved.values) || !isRecord(saved.base)) return null;
  const { base, sendKey } = saved;
  if (!isRecord(base.values) || typeof base.lockVersion !== 'number') return null;
  return {
    base: { values: fitted(base.values, shown), lockVersion: base.lockVersion },
    values: fitted(saved.values, shown),
    sendKey: isSendKey(sendKey) ? sendKey : null,
  };
}

/** Keeps a draft for the signed-in user; after signing out nothing is kept. */
export function saveDraft<Values extends FormValues>(name: string, draft: Draft<Values>): void {
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

function fitted<Values extends FormValues>(saved: Record<string, unknown>, shown: Values): Values {
  const values = { ...shown };
  for (const [field, value] of Object.entries(saved)) {
    // Only known fields are written back, and only values that a field can hold; their kind is checked where they are used.
    if (field in shown && isFieldValue(value)) Object.assign(values, { [field]: value });
  }
  return values;
}

function isFieldValue(value: unknown): value is FieldValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  return Array.isArray(value) ? value.every(isSavedChoice) : isSavedChoice(value);
}

function isSavedChoice(value: unknown): boolean {
  return isRecord(value) && typeof value.id === 'string' && typeof value.label === 'string';
}

function isSendKey(value: unknown): value is SendKey {
  return isRecord(value) && typeof value.key === 'string' && typeof value.body === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * The writes that wait on this device for the connection, as the page shows them. The outbox itself (`outbox.ts`) is loaded
 * apart: a first page needs only its state.
 */

import { useMemo, useSyncExternalStore } from 'react';
import { ToldError } from '../base/errors.ts';
import { createStore } from '../base/store.ts';
import { outboxMessages as messages } from './outboxMessages.ts';

/** The kinds of writes that may wait. */
export type WaitingKind = 'RECEIVE' | 'ASSESS' | 'STATUS' | 'COMMENT' | 'PHOTO';

/** `sending` while a page sends it, `waiting` until the server answers, `refused` once it did and did not accept it. */
export type WaitingState = 'sending' | 'waiting' | 'refused';

/** The input of a write in the form of a draft, so that a refused write can be taken up again. */
export interface WaitingDraft {
  /** The draft's name on the device. */
  name: string;
  value: unknown;
}

/** What a page says about a write that may wait. */
export interface MayWait {
  kind: WaitingKind;
  /** The write in the person's words: `Received 8 of 10: 10031 · 3`. */
  label: string;
  /** The record that it changes. */
  record: { type: string; id: string };
  /** The address at which the record is shown; by default the page on which the write was made. */
  link?: string | undefined;
  /** The text that was written, if the write is one. */
  text?: string;
  draft?: WaitingDraft | undefined;
  /** Called once the device keeps the write: its draft is needed no longer. */
  onKept?: () => void;
}

/** A form that is sent to `/files`, with its files. */
export interface WaitingForm {
  method: 'POST' | 'PATCH' | 'PUT';
  /** The target, for instance `/files/vendors/7/attachments`. */
  address: string;
  /** The key that wraps the fields in api/v1: `attachment`. */
  wrapper: string;
  /** The fields by name, `expiryDate` for `attachment[expiry_date]`; null clears a field, undefined omits it. */
  fields: Readonly<Record<string, string | number | File | null | undefined>>;
}

/** What is sent: an operation, or a form with a file. */
export type WaitingBody =
  | { kind: 'operation'; document: unknown; variables: Record<string, unknown> }
  | ({ kind: 'form' } & WaitingForm);

/** A write in the outbox. */
export interface WaitingWrite {
  /** Its place in the order. */
  id: number;
  /** The person who made it: only they see it, and it is sent only as theirs. */
  owner: string;
  kind: WaitingKind;
  label: string;
  record: { type: string; id: string };
  link: string;
  text: string | null;
  draft: WaitingDraft | null;
  body: WaitingBody;
  idempotencyKey: string;
  /** When it was made, in ms since 1970. */
  madeAt: number;
  /** When it was sent first, in ms since 1970; null if it certainly was not. From then on the server may have done it. */
  sentAt: number | null;
  state: WaitingState;
  /** Why it was refused. */
  reasons: readonly string[];
}

/** The writes of this page's user that are on the device, in the order in which they were made. */
export const outbox = createStore<readonly WaitingWrite[]>([]);

/** A write that the device keeps until the server answers: it is neither saved nor lost. */
export class KeptForLater extends ToldError {
  constructor() {
    super(messages.kept);
    this.name = 'KeptForLater';
  }
}

/** Whether a write was not answered, but is kept on the device and sent later. */
export function isKept(error: unknown): error is KeptForLater {
  return error instanceof KeptForLater;
}

/** Returns the context of a write that waits on the device if the server cannot be reached, instead of failing. */
export function mayWait<Context extends { draft?: WaitingDraft }>(
  context: Context,
  write: MayWait,
): Context & { outbox: MayWait } {
  return { ...context, outbox: { draft: context.draft, ...write } };
}

/** Returns the user's writes that wait, and those that were refused, in their order. */
export function useOutbox(): { waiting: readonly WaitingWrite[]; refused: readonly WaitingWrite[] } {
  const writes = useSyncExternalStore(outbox.subscribe, outbox.get);
  return useMemo(
    () => ({
      waiting: writes.filter(({ state }) => state === 'waiting'),
      refused: writes.filter(({ state }) => state === 'refused'),
    }),
    [writes],
  );
}

/** Returns a function that tells whether a write of one of these kinds on a record waits. */
export function useWaits(...kinds: readonly WaitingKind[]): (type: string, id: string) => boolean {
  const { waiting } = useOutbox();
  return (type, id) =>
    waiting.some(({ kind, record }) => kinds.includes(kind) && record.type === type && record.id === id);
}

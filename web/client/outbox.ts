/**
 * Sends a write, and keeps it on the device meanwhile: first it is stored, then sent, and removed once it is answered. If the
 * server cannot be reached, it stays, and `outboxSender.ts` sends it later, with the same idempotency key.
 */
import { isUnreachable, ToldError } from '../base/errors.ts';
import { pageOwner, savedOwner } from '../base/storage.ts';
import { whileLocked } from './outboxLocks.ts';
import { outboxMessages as messages } from './outboxMessages.ts';
import { KeptForLater, type MayWait, type WaitingBody, type WaitingWrite } from './outboxState.ts';
import { addWrite, removeWrite, updateWrite, writesOf } from './outboxStore.ts';
import { reportError } from './report.ts';

/** A write before it is sent. */
export interface NewWrite {
  about: MayWait;
  body: WaitingBody;
  idempotencyKey: string;
}

/**
 * Sends a write that may wait. Behind writes that wait, it waits, too: they are sent in their order.
 * @param attempt sends it, and rejects with an unreachable server's error; `isKept` says whether the device keeps it
 * @returns the server's answer, whatever it is
 * @throws KeptForLater if it waits now; the error of `attempt` if it is not kept
 */
export async function sendOrKeep<Answer>(
  write: NewWrite,
  attempt: (isKept: boolean) => Promise<Answer>,
): Promise<Answer> {
  const owner = pageOwner();
  if (owner === null || savedOwner() !== owner) return attempt(false);
  const kept = await keep(owner, write);
  if ('error' in kept) return attemptWithoutKeeping(attempt, kept.error);
  write.about.onKept?.();
  const { id, isBehind } = kept;
  if (isBehind) throw new KeptForLater();
  return whileLocked(lockOf(id), async () => {
    try {
      const answer = await attempt(true);
      await removeWrite(id).catch(reportError);
      return answer;
    } catch (error) {
      // It is on the device: if this change fails, the next round of the sender takes it up. A repeat does nothing twice.
      const isLost = isUnreachable(error);
      await (isLost ? updateWrite(id, { state: 'waiting' }) : removeWrite(id)).catch(reportError);
      throw isLost ? new KeptForLater() : error;
    }
  });
}

/** Returns the name of the lock that is held while a write is sent. */
export const lockOf = (id: number) => `lading:outbox:${id}`;

/** Removes a write that the person no longer wants. What is being sent right now may still arrive. */
export async function discardWrite(id: number): Promise<void> {
  await whileLocked(lockOf(id), () => removeWrite(id));
}

/**
 * Lets a refused write wait again. One that was given back because it was too old gets a new key: the person has seen that it
 * is not saved yet.
 */
export async function sendAgain({ id, reasons, idempotencyKey }: WaitingWrite): Promise<void> {
  const isOld = reasons.includes(messages.tooOld);
  const renewed = isOld ? { sentAt: null, idempotencyKey: `${idempotencyKey.slice(0, 200)}:${Date.now()}` } : {};
  await updateWrite(id, { state: 'waiting', reasons: [], ...renewed });
}

async function keep(owner: string, { about, body, idempotencyKey }: NewWrite) {
  try {
    const before = await writesOf(owner);
    // Without a network it certainly is not sent.
    const isBehind = before.some(({ state }) => state === 'waiting') || !navigator.onLine;
    const { kind, label, record, text = null, draft } = about;
    const id = await addWrite({
      owner,
      kind,
      label,
      record,
      link: about.link ?? `${location.pathname}${location.search}`,
      text,
      draft: draft ? plain(draft) : null,
      body:
        body.kind === 'operation'
          ? { ...body, ...plain({ document: body.document, variables: body.variables }) }
          : body,
      idempotencyKey,
      madeAt: Date.now(),
      sentAt: isBehind ? null : Date.now(),
      state: isBehind ? 'waiting' : 'sending',
      reasons: [],
    });
    return { id, isBehind };
  } catch (error) {
    return { error };
  }
}

/** The device cannot keep the write: it is sent as any other, and a full device is named if it stays unanswered. */
async function attemptWithoutKeeping<Answer>(
  attempt: (isKept: boolean) => Promise<Answer>,
  reason: unknown,
): Promise<Answer> {
  try {
    return await attempt(false);
  } catch (error) {
    const isFull = reason instanceof DOMException && reason.name === 'QuotaExceededError';
    throw isFull && isUnreachable(error) ? new ToldError(messages.noSpace, { cause: error }) : error;
  }
}

/** Returns the value as JSON has it: without functions, and without the files of a draft, which a form keeps apart. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

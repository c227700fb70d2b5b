/** Sends what waits in the outbox, one tab at a time and in order, when the server can be reached again. */
import type { ApolloClient, DocumentNode } from '@apollo/client';
import { busySeconds, describeError, errorCode, isUnreachable } from '../base/errors.ts';
import { pageOwner, savedOwner } from '../base/storage.ts';
import { onWake, spread } from '../base/wake.ts';
import { HeartbeatDocument } from '../generated/session.ts';
import { liveState } from './liveState.ts';
import { lockOf } from './outbox.ts';
import { ifUnlocked, whileLocked } from './outboxLocks.ts';
import { outboxMessages as messages } from './outboxMessages.ts';
import { outbox, type WaitingForm, type WaitingWrite } from './outboxState.ts';
import { readWrite, removeWrite, updateWrite, writesOf } from './outboxStore.ts';

/** How to send, and whom to tell. */
export interface SenderParts {
  client: ApolloClient;
  /** Sends a form to `/files` and returns its payload. @throws the error of a GraphQL operation */
  sendForm: (form: WaitingForm, idempotencyKey: string) => Promise<object>;
  /** Called after a round that sent something. */
  onSent: (sent: { saved: number; refused: number }) => void;
}

/** The pauses between two rounds while the server does not answer (ms): the first, and the longest. */
const FIRST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 30_000;
/** How long a write may be repeated after it was first sent (ms). The server forgets its key after 24 hours. */
const REPEATABLE_MS = 23 * 3_600_000;

/** Starts sending; returns the function that ends it. */
export function startSender(parts: SenderParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let running = false;
  let over = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (running || over) return;
    running = true;
    try {
      await adoptLeftWrites();
      const sent =
        waitingCount() > 0 && navigator.onLine ? await ifUnlocked('lading:outbox', () => sendAll(parts)) : null;
      if (sent && sent.saved + sent.refused > 0) {
        pause = FIRST_PAUSE_MS;
        parts.onSent(sent);
      }
    } finally {
      running = false;
    }
    plan();
  }

  /** Plans the next round, if anything waits. */
  function plan(): void {
    clearTimeout(timer);
    if (over || !outbox.get().some(({ state }) => state !== 'refused')) return;
    timer = setTimeout(again, spread(pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  // A device that no longer gives its storage is asked again later.
  const again = () => void round().catch(plan);
  const soon = () => {
    pause = FIRST_PAUSE_MS;
    again();
  };
  let known = waitingCount();
  const stops = [
    onWake(soon),
    liveState.subscribe(() => liveState.get() === 'live' && soon()),
    outbox.subscribe(() => {
      const count = waitingCount();
      const isMore = count > known;
      known = count;
      if (isMore && !running) soon();
    }),
  ];
  again();
  return () => {
    over = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

const waitingCount = () => outbox.get().filter(({ state }) => state === 'waiting').length;

/** Lets writes wait that a closed or killed tab was sending. */
async function adoptLeftWrites(): Promise<void> {
  const owner = pageOwner();
  if (owner === null) return;
  for (const { id, state } of await writesOf(owner)) {
    if (state === 'sending') await ifUnlocked(lockOf(id), () => updateWrite(id, { state: 'waiting' }));
  }
}

/** Sends all that waits, until the server does not answer. */
async function sendAll(parts: SenderParts): Promise<{ saved: number; refused: number }> {
  const sent = { saved: 0, refused: 0 };
  const owner = pageOwner();
  if (owner === null || !(await isSessionOf(parts.client, owner))) return sent;
  const next = async (after: number) =>
    (await writesOf(owner)).find(({ id, state }) => id > after && state !== 'refused');
  for (let write = await next(0); write; write = await next(write.id)) {
    // Somebody else may have signed in in another tab: nothing may be sent in their name.
    if (pageOwner() !== owner || savedOwner() !== owner) break;
    const { id } = write;
    const outcome = await whileLocked(lockOf(id), () => sendOne(parts, id));
    if (outcome === 'later') break;
    if (outcome !== 'gone') sent[outcome] += 1;
  }
  if (sent.saved > 0) void parts.client.refetchQueries({ include: 'active' });
  return sent;
}

/** Whether the server answers, and takes the browser for this person. */
async function isSessionOf(client: ApolloClient, owner: string): Promise<boolean> {
  try {
    const { data } = await client.query({
      query: HeartbeatDocument,
      fetchPolicy: 'network-only',
      context: { isKept: true },
    });
    return data?.viewer.profile.id === owner;
  } catch {
    // It does not answer, or the session is over: what waits is sent later.
    return false;
  }
}

type Outcome = 'saved' | 'refused' | 'later' | 'gone';

async function sendOne(parts: SenderParts, id: number): Promise<Outcome> {
  const write = await readWrite(id);
  if (!write || write.state === 'refused') return 'gone';
  if (write.sentAt !== null && Date.now() - write.sentAt > REPEATABLE_MS) return refuse(id, [messages.tooOld]);
  if (write.sentAt === null) await updateWrite(id, { sentAt: Date.now() });
  try {
    const reasons = reasonsAgainst(await answerTo(parts, write));
    if (reasons === null) return 'later';
    if (reasons.length > 0) return refuse(id, reasons);
    await removeWrite(id);
    return 'saved';
  } catch (error) {
    const isOver = errorCode(error) === 'UNAUTHENTICATED';
    const isBusy = busySeconds(error) !== null || errorCode(error) === 'RATE_LIMITED';
    if (isOver || isBusy || isUnreachable(error)) return 'later';
    return refuse(id, [describeError(error)]);
  }
}

async function refuse(id: number, reasons: readonly string[]): Promise<'refused'> {
  await updateWrite(id, { state: 'refused', reasons });
  return 'refused';
}

/** Returns the payload of a write. */
async function answerTo({ client, sendForm }: SenderParts, { body, idempotencyKey }: WaitingWrite): Promise<unknown> {
  if (body.kind === 'form') return sendForm(body, idempotencyKey);
  const { data } = await client.mutate<Record<string, unknown>>({
    // It was stored as it had been sent.
    mutation: body.document as DocumentNode,
    variables: body.variables,
    context: { idempotencyKey, isKept: true },
  });
  return Object.values(data ?? {}).find((value) => typeof value === 'object' && value !== null);
}

/** Returns why a write was refused: nothing if it was saved, null if the server is still at work on it. */
function reasonsAgainst(payload: unknown): readonly string[] | null {
  if (typeof payload !== 'object' || payload === null || !('errors' in payload) || !Array.isArray(payload.errors))
    return [messages.noAnswer];
  const errors: { message?: unknown; code?: unknown }[] = payload.errors;
  if (errors.some(({ code }) => code === 'IN_PROGRESS')) return null;
  const isStale = 'current' in payload && payload.current !== null && payload.current !== undefined;
  if (isStale || errors.some(({ code }) => code === 'STALE')) return [messages.changedMeanwhile];
  return errors.map(({ message }) => String(message));
}

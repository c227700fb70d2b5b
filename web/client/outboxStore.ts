/** The outbox in IndexedDB. Every change is told to this page and to the user's other tabs. */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { onClaim, pageOwner } from '../base/storage.ts';
import { whileLocked } from './outboxLocks.ts';
import { outbox, type WaitingWrite } from './outboxState.ts';
import { reportError } from './report.ts';

type StoredWrite = Omit<WaitingWrite, 'id'>;

interface Schema extends DBSchema {
  writes: { key: number; value: StoredWrite; indexes: { owner: string } };
}

const NAME = 'lading-outbox';
/** The lock of adding a write and of removing an empty outbox, in whatever tab: what is added is never removed with it. */
const ADDING = 'lading:outbox:add';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
let opening: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('writes', { autoIncrement: true }).createIndex('owner', 'owner');
    },
    // A newer version of the page wants to change the format.
    blocking(_from, _to, { target }) {
      opening = null;
      if (target instanceof IDBDatabase) target.close();
    },
    terminated() {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Whether there is an outbox on the device: what nobody needs is not created. */
async function isThere(): Promise<boolean> {
  if (opening !== null || typeof indexedDB.databases !== 'function') return true;
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

/** Adds a write at the end and returns its id. @throws DOMException if the device cannot keep it: no space, or forbidden */
export async function addWrite(write: StoredWrite): Promise<number> {
  const id = await whileLocked(ADDING, () => change((writes) => writes.add(write)));
  await told();
  return id;
}

/** Changes a write that is still there; returns it, or null if it is gone. */
export async function updateWrite(id: number, changes: Partial<StoredWrite>): Promise<WaitingWrite | null> {
  const next = await change(async (writes) => {
    const write = await writes.get(id);
    if (!write) return null;
    await writes.put({ ...write, ...changes }, id);
    return { ...write, ...changes, id };
  });
  await told();
  return next;
}

/** Removes a write. */
export async function removeWrite(id: number): Promise<void> {
  await change((writes) => writes.delete(id));
  await told();
}

/** Returns a write; null if it is gone. */
export async function readWrite(id: number): Promise<WaitingWrite | null> {
  const write = await (await database()).get('writes', id);
  return write ? { ...write, id } : null;
}

/** Returns a person's writes in their order. */
export async function writesOf(owner: string): Promise<readonly WaitingWrite[]> {
  if (!(await isThere())) return [];
  const { store } = (await database()).transaction('writes');
  const writes: WaitingWrite[] = [];
  for await (const { primaryKey, value } of store.index('owner').iterate(owner)) {
    writes.push({ ...value, id: primaryKey });
  }
  return writes;
}

/** Shows what the device has for this page's user. */
export async function refreshOutbox(): Promise<void> {
  const owner = pageOwner();
  const writes = owner === null ? [] : await writesOf(owner);
  if (pageOwner() === owner) outbox.set(writes);
}

type Writes = ReturnType<typeof writableStore>;

function writableStore(db: IDBPDatabase<Schema>) {
  // Strict: what a person was told to be kept is on the disk, also when the battery ends.
  return db.transaction('writes', 'readwrite', { durability: 'strict' }).store;
}

async function change<Result>(work: (writes: Writes) => Promise<Result>): Promise<Result> {
  const writes = writableStore(await database());
  const [result] = await Promise.all([work(writes), writes.transaction.done]);
  return result;
}

async function told(): Promise<void> {
  channel?.postMessage('changed');
  await refreshOutbox();
}

/** Leaves nothing on the device after a sign-out if nothing waits, whoever wrote it. */
async function removeIfEmpty(): Promise<void> {
  if (!(await isThere())) return;
  await whileLocked(ADDING, async () => {
    const db = await database();
    if ((await db.count('writes')) > 0) return;
    opening = null;
    db.close();
    await deleteDB(NAME);
  });
}

/** Without a place to keep anything, nothing waits. */
const refreshIfPossible = () => void refreshOutbox().catch(() => outbox.set([]));

channel?.addEventListener('message', refreshIfPossible);
onClaim((userId) => {
  refreshIfPossible();
  if (userId === null) void removeIfEmpty().catch(reportError);
});
refreshIfPossible();

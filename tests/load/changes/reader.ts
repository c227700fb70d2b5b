/** A reader that keeps a copy of the feed, stops repeatedly, and resumes from any cursor that it ever received. */
import type { Caller } from '../../../backend/access/caller.ts';
import type { OpenDatabase } from '../../../backend/db/client.ts';
import { readChanges } from '../../../backend/feed/read.ts';
import type { Change } from '../../../backend/feed/schema.ts';

/** The changes that a reader saw, how often it resumed, and the problems that it found. */
export interface Read {
  readonly changes: readonly Change[];
  readonly resumed: number;
  readonly problems: readonly string[];
}

/** Reads until `isOver`, then up to the end of the feed. */
export async function readAlong(database: OpenDatabase, caller: Caller, isOver: () => boolean): Promise<Read> {
  const { cursor: begin } = await readChanges(database, caller, { first: 0 });
  const changes: Change[] = [];
  const problems: string[] = [];
  /** The cursors received so far, each with the number of changes before it. */
  const given: { cursor: number; before: number }[] = [{ cursor: begin, before: 0 }];
  let resumed = 0;
  for (;;) {
    const over = isOver();
    // Any cursor, like a reader that was away; at the end the last one.
    const from = over ? given.at(-1) : given[Math.floor(Math.random() * given.length)];
    let at = from ?? { cursor: begin, before: 0 };
    resumed += 1;
    for (let pages = over ? Number.POSITIVE_INFINITY : Math.ceil(Math.random() * 5); pages > 0; pages -= 1) {
      const first = 1 + Math.floor(Math.random() * 500);
      const page = await readChanges(database, caller, { after: at.cursor, first });
      for (const [index, change] of page.data.entries()) {
        const known = changes[at.before + index];
        if (!known) changes.push(change);
        else if (known.cursor !== change.cursor)
          problems.push(`${change.cursor} came after ${at.cursor}, where ${known.cursor} was`);
      }
      at = { cursor: page.cursor, before: at.before + page.data.length };
      if (at.before === changes.length) given.push(at);
      if (!page.more) break;
    }
    if (over) return { changes, resumed, problems: [...problems, ...outOfOrder(changes)] };
  }
}

/** Reports the records whose version does not grow by one from change to change. */
function outOfOrder(changes: readonly Change[]): string[] {
  const versions = new Map<string, number>();
  return changes.flatMap(({ type, id, lock_version }) => {
    if (lock_version === null) return [];
    const record = `${type} ${id}`;
    const before = versions.get(record) ?? 0;
    versions.set(record, lock_version);
    return lock_version === before + 1 || before === 0 ? [] : [`${record}: ${lock_version} after ${before}`];
  });
}

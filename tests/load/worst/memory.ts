import { readFileSync } from 'node:fs';
import { childrenOf } from '../../support/processes.ts';

/** Returns the memory of a process and of everything that it started, in bytes; what they share counts once (PSS). */
export function memoryOf(pid: number): number {
  return ownMemory(pid) + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
}

function ownMemory(pid: number): number {
  try {
    const kilobytes = /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    // It has just ended.
    return 0;
  }
}

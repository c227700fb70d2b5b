/**
 * What an event looks like to the many who asked for it in the same words. A result that came at once, without asking for
 * anything, depends on nothing but the event, the document and its variables: those who got the very same event, which
 * only they do who may read the same, share it.
 */
import type { DocumentNode, ExecutionResult } from 'graphql';
import { REFETCH } from './events.ts';

export interface SharedResults {
  find(event: unknown): ExecutionResult | undefined;
  keep(event: unknown, result: ExecutionResult): void;
}

type Results = Map<string, ExecutionResult>;

/** Held by their events, and gone with them. */
const results = new WeakMap<object, WeakMap<DocumentNode, Results>>();

/** The results of one operation of a document with these variables. */
export function sharedResults(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: unknown,
): SharedResults {
  const key = JSON.stringify([operationName ?? null, variables ?? {}]);
  const of = (event: object): Results => {
    const byDocument = results.get(event) ?? new WeakMap<DocumentNode, Results>();
    const found = byDocument.get(document) ?? new Map<string, ExecutionResult>();
    results.set(event, byDocument.set(document, found));
    return found;
  };
  return {
    find: (event) => (isPassing(event) ? results.get(event)?.get(document)?.get(key) : undefined),
    keep(event, result) {
      if (isPassing(event)) of(event).set(key, result);
    },
  };
}

/** The one that says to ask again never goes, and would hold its results for ever. */
const isPassing = (event: unknown): event is object => typeof event === 'object' && event !== null && event !== REFETCH;

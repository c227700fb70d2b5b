/**
 * What an event looks like to the many who asked for it in the same words. A result that came at once, without asking for
 * anything, depends on nothing but the event, the document and its variables: those who got the very same event, which
 * only they do who may read the same, share it.
 */
import type { DocumentNode, ExecutionResult } from 'graphql';
import { REFETCH } from './events.ts';

/** Held by their events, and gone with them. */
const results = new WeakMap<object, WeakMap<DocumentNode, Map<string, ExecutionResult>>>();

/** The results of one operation of a document with these variables. */
export class SharedResults {
  readonly #document: DocumentNode;
  readonly #key: string;

  constructor(document: DocumentNode, operationName: string | null | undefined, variables: unknown) {
    this.#document = document;
    this.#key = JSON.stringify([operationName ?? null, variables ?? {}]);
  }

  find(event: unknown): ExecutionResult | undefined {
    return isPassing(event) ? results.get(event)?.get(this.#document)?.get(this.#key) : undefined;
  }

  keep(event: unknown, result: ExecutionResult): void {
    if (!isPassing(event)) return;
    const byDocument = results.get(event) ?? new WeakMap<DocumentNode, Map<string, ExecutionResult>>();
    const found = byDocument.get(this.#document) ?? new Map<string, ExecutionResult>();
    results.set(event, byDocument.set(this.#document, found.set(this.#key, result)));
  }
}

/** Whether an event is let go again. REFETCH is one object for the life of the process: results held by it would stay for ever. */
const isPassing = (event: unknown): event is object => typeof event === 'object' && event !== null && event !== REFETCH;

/**
 * Shares the results of events among subscribers. A result computed without a call depends only on the event, the document,
 * its variables and the language. Only users with equal rights receive the same event object, so those with the same
 * document and language can share its result.
 */
import type { DocumentNode, ExecutionResult } from 'graphql';
import { languageNow } from '../generated/texts.ts';
import { REFETCH } from './events.ts';

/** Garbage collected with their events. */
const results = new WeakMap<object, WeakMap<DocumentNode, Map<string, ExecutionResult>>>();

/** The results of one operation of a document with these variables. */
export class SharedResults {
  readonly #document: DocumentNode;
  readonly #key: string;

  constructor(document: DocumentNode, operationName: string | null | undefined, variables: unknown) {
    this.#document = document;
    this.#key = JSON.stringify([languageNow(), operationName ?? null, variables ?? {}]);
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

/** Whether an event is ephemeral: REFETCH lives as long as the process, and results under it would never be collected. */
const isPassing = (event: unknown): event is object => typeof event === 'object' && event !== null && event !== REFETCH;

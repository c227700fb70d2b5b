/** What of the open page prints as a document: its lists register themselves, and its record puts its parts into the document. */
import { type ReactNode, type RefObject, useEffect } from 'react';
import { type PageAction, usePageActions } from '../../base/pageActions.ts';
import { createStore } from '../../base/store.ts';
import { useLatest } from '../../base/useLatest.ts';
import { printMessages } from './messages.ts';

/** How a list prints, where it differs from how it is exported: by the names of its columns. */
export interface Printed {
  /** The columns, in their order; by default all. */
  columns?: readonly string[];
  /** The columns whose values stand under those of another one. */
  under?: Readonly<Record<string, string>>;
  /** What the foot of the table says. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
}

/** A list of the page. */
export interface PrintedList extends Printed {
  title: string;
  /** Null until its first rows arrive: it does not print then. */
  meta: { count: number; exportPath?: string | null } | null;
}

interface Registered {
  list: PrintedList;
  element: HTMLElement | null;
}

const registered = new Set<() => Registered>();

/** Registers a list, for as long as it is on the page. @param element where it is: lists print in the order of the page */
export function usePrintedList(list: PrintedList | null, element: RefObject<HTMLElement | null>): void {
  const latest = useLatest(list);
  const isThere = list !== null;
  usePageActions(isThere ? PRINT : NONE);
  useEffect(() => {
    if (!isThere) return;
    const read = () => ({ list: latest.current ?? { title: '', meta: null }, element: element.current });
    registered.add(read);
    return () => void registered.delete(read);
  }, [isThere, latest, element]);
}

/** Returns the lists of the page, in its order. */
export function printedLists(): PrintedList[] {
  return [...registered]
    .map((read) => read())
    .sort(({ element: one }, { element: other }) => (one && other && isBefore(one, other) ? -1 : 1))
    .map(({ list }) => list);
}

const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The places of a document that a record's page fills: beside its name, and under it. */
export type Place = 'badges' | 'facts';

/** The elements of the document's places; null while none is being printed. */
export const printedPlaces = createStore<Readonly<Record<Place, HTMLElement>> | null>(null);

const records = new Set<symbol>();

/** Registers that the page is about a record, for as long as its facts are on the page. */
export function usePrintedRecord(isThere: boolean): void {
  usePageActions(isThere ? PRINT : NONE);
  useEffect(() => {
    if (!isThere) return;
    const record = Symbol('record');
    records.add(record);
    return () => void records.delete(record);
  }, [isThere]);
}

/** Whether the page is about a record, whose parts the document shows. */
export const hasPrintedRecord = (): boolean => records.size > 0;

/** The user's wish to print: each is served once. */
interface PrintRequest {
  /** The path of the page that was open then: a document is of one page. */
  path: string;
  /** How many there have been. */
  turn: number;
}

/** The last request; null if there is none. Who asks before the printing is loaded is heard once it is. */
export const printRequest = createStore<PrintRequest | null>(null);

/** Returns the path of the open page, as requests name it. */
export const pathOfPage = (): string => window.location.pathname;

/** Prints the open page as a document; nothing, if another page is opened before the document is there. */
export const printPage = (): void =>
  printRequest.set({ path: pathOfPage(), turn: (printRequest.get()?.turn ?? 0) + 1 });

const PRINT: readonly PageAction[] = [{ name: 'print', label: printMessages.print, reason: null, run: printPage }];
const NONE: readonly PageAction[] = [];

import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Place, printedPlaces, usePrintedRecord } from './printing.ts';

/** Puts content into the document while the page is printed, with all that the page provides around it. */
export function InDocument({ place, children }: { place: Place; children: ReactNode }) {
  usePrintedRecord(place === 'facts');
  const places = useSyncExternalStore(printedPlaces.subscribe, printedPlaces.get);
  return places && createPortal(children, places[place]);
}

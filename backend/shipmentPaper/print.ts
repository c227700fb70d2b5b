import { type Printed, printer } from '../pdf/printing.ts';
import type { Papers } from './read.ts';
import type { PaperSettings } from './settings.ts';

/** The papers of a shipment, by the names of their routes. */
export const paperKinds = [
  'commercial_invoice_pdf',
  'commercial_invoice_hs_pdf',
  'packing_list_pdf',
  'end_users_pdf',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** One paper to print. */
export interface PaperJob extends Printed, Omit<PaperSettings, 'gone'> {
  readonly kind: PaperKind;
  readonly papers: Papers;
}

/** From so many items and rows of packages on, a paper takes longer than any that somebody prints in a day's work. */
const longItems = 500;

/** Prints the papers of shipments. */
export const paperPrinter = printer<PaperJob>({
  module: new URL('./paperChild.ts', import.meta.url),
  idleMs: 300_000,
  isLong: ({ papers: { items, packages } }) =>
    packages.reduce((sum, { contents }) => sum + contents.length, items.length) > longItems,
});

import { type Printed, printer } from '../pdf/printing.ts';
import type { OrderPaperSettings } from './orderPdf.ts';
import type { OrderPaper } from './read.ts';

/** A purchase order to print. */
export interface OrderPaperJob extends Printed, Omit<OrderPaperSettings, 'gone'> {
  readonly kind: 'order';
  readonly order: OrderPaper;
}

/** Prints purchase orders. */
export const orderPrinter = printer<OrderPaperJob>({
  module: new URL('./orderPaperChild.ts', import.meta.url),
  idleMs: 60_000,
});

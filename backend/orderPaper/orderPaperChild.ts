/** A process that prints purchase orders. */
import { answerPapers } from '../pdf/printingChild.ts';
import { registerTexts } from '../texts.ts';
import { orderPdf } from './orderPdf.ts';
import type { OrderPaperJob } from './print.ts';

registerTexts();

answerPapers<OrderPaperJob>(({ order, now, today }, gone) => orderPdf(order, { now, today, gone }));

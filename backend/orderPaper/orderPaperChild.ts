/** A process that prints purchase orders, so that a long one never keeps other requests waiting. */
import { inLanguage } from '../language/texts.ts';
import { type Unprintable, unprintableIn } from '../pdf/typed.ts';
import { registerTexts } from '../texts.ts';
import { answerJobs } from '../turns/child.ts';
import { orderPdf } from './orderPdf.ts';
import type { OrderPaperJob } from './print.ts';
import { textsOf, typedIn } from './typed.ts';

registerTexts();

answerJobs<OrderPaperJob, Uint8Array | Unprintable[]>(({ kind, order, language, ...dates }, gone) =>
  inLanguage(language, async () => {
    if (kind === 'letters') return unprintableIn(typedIn(order), textsOf(order));
    const document = await orderPdf(order, { ...dates, gone });
    return Buffer.concat(await Array.fromAsync<Uint8Array>(document));
  }),
);

/** A process that prints purchase orders, so that a long one never keeps other requests waiting. */
import { addTranslations, inLanguage } from '../language/texts.ts';
import { type Unprintable, unprintableIn } from '../pdf/typed.ts';
import { answerJobs } from '../turns/child.ts';
import { ar } from './messages.ar.ts';
import { es } from './messages.es.ts';
import { fr } from './messages.fr.ts';
import { pt } from './messages.pt.ts';
import { orderPdf } from './orderPdf.ts';
import type { OrderPaperJob } from './print.ts';
import { textsOf, typedIn } from './typed.ts';

for (const [language, orderPaper] of Object.entries({ fr, es, pt, ar })) addTranslations(language, { orderPaper });

answerJobs<OrderPaperJob, Uint8Array | Unprintable[]>(({ kind, order, language, ...dates }, gone) =>
  inLanguage(language, async () => {
    if (kind === 'letters') return unprintableIn(typedIn(order), textsOf(order));
    const document = await orderPdf(order, { ...dates, gone });
    return Buffer.concat(await Array.fromAsync<Uint8Array>(document));
  }),
);

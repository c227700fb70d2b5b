/** In Firefox, what is written without a network waits on the device, also while the page is loaded anew. */
import { isAllCodeKept } from '../support/keptCode.ts';
import { slowLink } from '../support/slowLink.ts';
import { click, expect, gone, named, shown, test } from './support/firefox.ts';
import { assess, itemsOf, receipts } from './support/outbox.ts';
import { ladingUrl } from './support/test.ts';

const button = (name: string) => named('button', name);
const text = (words: string) => `::-p-text(${JSON.stringify(words)})`;

test.describe('without a network', () => {
  // Firefox reports what fails meanwhile.
  test.use({
    tolerated: /can.t establish a connection|was interrupted|NetworkError|Cross-Origin Request Blocked|Loading failed/,
  });

  test('a receipt waits on the device over a reload, and is stored once when the network is back', async ({
    tab,
    ask,
    order,
  }) => {
    const [item] = await itemsOf(ask, order);
    if (item) await assess(ask, item);
    const link = await slowLink(ladingUrl(), { downKbit: 100_000, upKbit: 100_000, rttMs: 2 });
    const waits = named('header button', '1 change waits for the connection.');
    try {
      await tab.goto(`${link.url}${receipts(order.orderNumber)}`, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => tab.evaluate(isAllCodeKept), { timeout: 60_000 }).toBe(true);
      await click(tab, button('Start receiving'));
      const form = '[role=group][aria-label*=" · 1 · "]';
      await tab.waitForSelector(`${form} option:not([value=""])`);
      const mend = link.fail();
      await click(tab, `${form} ${text('Save and next')}`);
      await shown(tab, waits);
      await tab.reload({ waitUntil: 'domcontentloaded' });
      await shown(tab, named('h1', 'The server cannot be reached'));
      mend();
      await shown(tab, text('1 change that had waited is saved'));
      await gone(tab, waits);
      expect((await itemsOf(ask, order))[0]?.goodsReceipt.received).toBe(true);
    } finally {
      await link.stop();
    }
  });
});

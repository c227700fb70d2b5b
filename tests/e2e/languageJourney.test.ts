/** An order from sign-in to its PDF, as somebody works who reads no English: every name is that of the language's own texts. */
import { readFile } from 'node:fs/promises';
import { texts as ar } from '../../web/texts.ar.ts';
import { texts as es } from '../../web/texts.es.ts';
import { texts as fr } from '../../web/texts.fr.ts';
import { texts as pt } from '../../web/texts.pt.ts';
import { casesOf } from '../support/nightly.ts';
import { readPdf } from '../support/pdf.ts';
import { LIST } from './support/orders.ts';
import { credentialsOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Journey {
  readonly language: 'ar' | 'es' | 'fr' | 'pt';
  /** What the browser asks for. */
  readonly locale: string;
  readonly texts: typeof fr;
  /** A quantity and a value as somebody writes them: 1,234.5 and 0.25. */
  readonly numbers: readonly [quantity: string, value: string];
  /** Words on the PDF. */
  readonly printed: readonly string[];
}

const journeys: readonly Journey[] = [
  { language: 'fr', locale: 'fr-CA', texts: fr, numbers: ['1 234,5', '0,25'], printed: ['Bon de commande', '308,63'] },
  { language: 'es', locale: 'es-CO', texts: es, numbers: ['1.234,5', '0,25'], printed: ['Orden de compra', '308,63'] },
  { language: 'pt', locale: 'pt-MZ', texts: pt, numbers: ['1 234,5', '0,25'], printed: ['Ordem de compra', '308,63'] },
  { language: 'ar', locale: 'ar-EG', texts: ar, numbers: ['١٬٢٣٤٫٥', '٠٫٢٥'], printed: ['308.63'] },
];

// Chromium reports the 401 of a page without a session.
test.use({ person: null, tolerated: /status of 401/, permissions: ['clipboard-read', 'clipboard-write'] });

for (const { language, locale, texts, numbers, printed } of casesOf(
  journeys,
  ({ language }) => language === 'fr' || language === 'ar',
)) {
  test.describe(`in a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test(`an order is filled, commented and printed in ${language}`, async ({ page, ask, order }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const { login, password } = credentialsOf('manager');
      await page.getByRole('textbox', { name: texts.session.email }).fill(login);
      await page.getByLabel(texts.session.password, { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(texts.session.password, { exact: true })).toBeHidden();

      // Items, pasted with the numbers of the language.
      await page.goto(order.path);
      await page.getByRole('button', { name: texts.item.views.grid, exact: true }).click();
      await expect(page.getByRole('grid', { name: texts.item.title }).locator(':focus')).toBeAttached();
      const row = ['Seringues', 'S-1', numbers[0], 'EA', numbers[1]].join('\t');
      await page.evaluate((text) => navigator.clipboard.writeText(text), row);
      await page.keyboard.press('Control+v');
      await expect(page.getByText(texts.grid.ready(1), { exact: true })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByText(texts.grid.saved(1))).toBeVisible();
      const { orderItems } = await ask<{ orderItems: { data: object[] } }>(
        'query($id: ID!) { orderItems(purchaseOrderId: $id) { data { material quantity valuePerItem } } }',
        { id: order.id },
      );
      expect(orderItems.data.at(-1)).toEqual({ material: 'Seringues', quantity: '1234.5', valuePerItem: '0.25' });

      // A comment, and a form that is refused in the reader's words.
      await page.goto(order.path);
      await page.getByRole('textbox', { name: texts.comment.write.INTERNAL }).fill('Ça part lundi');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article').filter({ hasText: 'Ça part lundi' })).toBeVisible();
      await page.goto(`${LIST}/create-po`);
      await page.getByRole('button', { name: texts.common.create, exact: true }).click();
      await expect(page.getByText(texts.order.vendorRequired)).toBeVisible();

      // The order on paper, in the language that its vendor reads.
      await page.goto(order.path);
      await page.getByRole('button', { name: texts.order.actions }).click();
      await page.getByRole('menuitem', { name: texts.order.downloadPdf }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('dialog').locator(`button[lang=${language}]`).click();
      const download = await downloading;
      const { text } = await readPdf(new Uint8Array(await readFile(await download.path())));
      for (const told of [order.orderNumber, 'Seringues', ...printed]) expect(text).toContain(told);
    });
  });
}

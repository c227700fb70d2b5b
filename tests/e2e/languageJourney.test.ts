/**
 * An order from sign-in to its PDF, an assessment, a shipment and an invitation, as somebody works who reads no English: every name
 * is that of the language's own texts.
 */
import { readFile } from 'node:fs/promises';
import { ar as arValues } from '../../backend/api/messages.ar.ts';
import { es as esValues } from '../../backend/api/messages.es.ts';
import { fr as frValues } from '../../backend/api/messages.fr.ts';
import { pt as ptValues } from '../../backend/api/messages.pt.ts';
import { ar as arExport } from '../../backend/shipmentAdvice/exportMessages.ar.ts';
import { es as esExport } from '../../backend/shipmentAdvice/exportMessages.es.ts';
import { fr as frExport } from '../../backend/shipmentAdvice/exportMessages.fr.ts';
import { pt as ptExport } from '../../backend/shipmentAdvice/exportMessages.pt.ts';
import { texts as arLater } from '../../web/laterTexts.ar.ts';
import { texts as esLater } from '../../web/laterTexts.es.ts';
import { texts as frLater } from '../../web/laterTexts.fr.ts';
import { texts as ptLater } from '../../web/laterTexts.pt.ts';
import { texts as ar } from '../../web/texts.ar.ts';
import { texts as es } from '../../web/texts.es.ts';
import { texts as fr } from '../../web/texts.fr.ts';
import { texts as pt } from '../../web/texts.pt.ts';
import { casesOf } from '../support/nightly.ts';
import { arrivedMails, linkIn } from '../support/outbox.ts';
import { readPdf } from '../support/pdf.ts';
import { speak } from './support/inLanguage.ts';
import { freshNumber, LIST, makeOrder } from './support/orders.ts';
import { credentialsOf } from './support/people.ts';
import { makeShipmentToFill, writing } from './support/shipments.ts';
import { expect, test } from './support/test.ts';

interface Journey {
  readonly language: 'ar' | 'es' | 'fr' | 'pt';
  /** What the browser asks for. */
  readonly locale: string;
  readonly texts: typeof fr;
  /** The texts that come after the first page. */
  readonly later: typeof frLater;
  /** What the server says of an invoice that requires an export filing. */
  readonly required: string;
  /** What the server says of a number that another order has. */
  readonly taken: string;
  /** A quantity and a value as somebody writes them: 1,234.5 and 0.25. */
  readonly numbers: readonly [quantity: string, value: string];
  /** Words on the PDF. */
  readonly printed: readonly string[];
}

const journeys: readonly Journey[] = [
  {
    language: 'fr',
    locale: 'fr-CA',
    texts: fr,
    later: frLater,
    required: frExport.whole.required,
    taken: frValues.taken,
    numbers: ['1 234,5', '0,25'],
    printed: ['Bon de commande', '308,63'],
  },
  {
    language: 'es',
    locale: 'es-CO',
    texts: es,
    later: esLater,
    required: esExport.whole.required,
    taken: esValues.taken,
    numbers: ['1.234,5', '0,25'],
    printed: ['Orden de compra', '308,63'],
  },
  {
    language: 'pt',
    locale: 'pt-MZ',
    texts: pt,
    later: ptLater,
    required: ptExport.whole.required,
    taken: ptValues.taken,
    numbers: ['1 234,5', '0,25'],
    printed: ['Ordem de compra', '308,63'],
  },
  {
    language: 'ar',
    locale: 'ar-EG',
    texts: ar,
    later: arLater,
    required: arExport.whole.required,
    taken: arValues.taken,
    numbers: ['١٬٢٣٤٫٥', '٠٫٢٥'],
    printed: ['308.63'],
  },
];

// Chromium reports the 401 of a page without a session.
test.use({ person: null, tolerated: /status of 401/, permissions: ['clipboard-read', 'clipboard-write'] });

for (const { language, locale, texts, later, required, taken, numbers, printed } of casesOf(
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
      await expect(page.getByText(later.grid.ready(1), { exact: true })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page.getByText(later.grid.saved(1))).toBeVisible();
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

      // A write that the server refuses, in the same words.
      const other = await makeOrder(ask);
      await page.goto(`${order.path}?edit=1`);
      const number = page.getByRole('textbox', { name: texts.order.orderNumber });
      await number.fill(other.orderNumber);
      await page.getByRole('button', { name: texts.common.save, exact: true }).click();
      await expect(number).toHaveAccessibleErrorMessage(new RegExp(taken));
      await number.fill(order.orderNumber);

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

    test.describe('signed in', () => {
      test.use({ person: 'manager' });

      test(`an item is assessed and shipped; two people read its shipment, one in ${language}`, async ({
        page,
        ask,
        join,
      }) => {
        const { order, path } = await makeShipmentToFill(ask);
        await page.goto(order.path);
        const items = page.getByRole('table', { name: texts.item.title });
        const first = items.getByRole('row', { name: /Artemether/ });
        await first.getByRole('button', { name: texts.common.list.rowActions }).click();
        await page.getByRole('menuitem', { name: texts.item.assessItem, exact: true }).click();
        const assessing = page.getByRole('dialog', { name: later.assessment.step.title });
        await assessing.getByRole('button', { name: later.assessment.step.take, exact: true }).click();
        await expect(page.getByText(later.assessment.step.taken)).toBeVisible();

        await page.goto(path);
        await page.getByRole('button', { name: texts.addItems.addItems }).click();
        const adding = page.getByRole('dialog', { name: texts.addItems.title });
        await adding.getByRole('searchbox').fill(order.orderNumber);
        await adding.getByRole('searchbox').press('Enter');
        for (const material of ['Artemether', 'Rapid test kit']) {
          const item = `${material} of ${order.orderNumber}`;
          await adding.getByRole('button', { name: texts.addItems.selectOf(item) }).click();
        }
        await adding.getByRole('button', { name: texts.addItems.add }).click();
        await expect(adding).toBeHidden();
        await expect(page.getByRole('region', { name: texts.exportRule.title })).toContainText(required);

        const other = await join('procurement');
        await speak(other, 'en');
        await other.goto(path);
        await expect(other.getByRole('region', { name: 'Export' })).toContainText(
          'The Commercial Invoice will require an EEI/Export filing',
        );
        // The other's language is not that of the record.
        await page.reload();
        await expect(page.getByRole('region', { name: texts.exportRule.title })).toContainText(required);
      });
    });

    test(`somebody is invited by a mail in ${language}, whose link leads to a page in it`, async ({
      page,
      sessionOf,
    }) => {
      const { ask } = await sessionOf('stranger');
      const email = `nour-${freshNumber()}@northwind.example`.toLowerCase();
      const input = { firstName: 'Nour', lastName: 'Aziz', email, roleId: '7', language };
      await writing(ask)(
        'mutation($input: CreateUserInput!) { createUser(input: $input) { user { id } errors { message } } }',
        { input },
      );
      const arrived = async () => (await arrivedMails(process.env.E2E_DATA ?? '', email)).at(-1);
      await expect.poll(async () => (await arrived())?.html).toContain(`<html lang="${language}"`);
      await page.goto(linkIn(await arrived()).href);
      await expect(page.getByRole('heading', { name: later.link.welcome('Nour Aziz') })).toBeVisible();
      await expect(page.getByRole('button', { name: later.link.accept })).toBeVisible();
    });
  });
}

import type { Page } from '@playwright/test';
import { makeShipmentToFill } from './support/shipments.ts';
import { expect, test } from './support/test.ts';

/** Delays the requests of these pages to add items until every page has sent its own. */
async function sendTogether(pages: readonly Page[]): Promise<void> {
  const all = Promise.withResolvers<void>();
  const sent = new Set<Page>();
  for (const page of pages) {
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName === 'AddShipmentItems') {
        sent.add(page);
        if (sent.size === pages.length) all.resolve();
        await all.promise;
      }
      await route.continue();
    });
  }
}

test('two users add an item to two shipments at once: one succeeds; the other is told which item and adds the rest', async ({
  page,
  ask,
  join,
}) => {
  const [first, second] = [await makeShipmentToFill(ask), await makeShipmentToFill(ask)];
  const wanted = `Rapid test kit of ${first.order.orderNumber}`;
  const here = { page, ...first, own: `Artemether of ${first.order.orderNumber}` };
  const there = { page: await join('orgAdmin'), ...second, own: `Artemether of ${second.order.orderNumber}` };
  const dialogOf = (side: typeof here) => side.page.getByRole('dialog', { name: 'Add Items to Shipment' });
  const itemsOf = (side: typeof here) => side.page.getByRole('table', { name: 'Items' });
  const add = (side: typeof here) => dialogOf(side).getByRole('button', { name: 'Add selected items' }).click();
  const told = (side: typeof here) => side.page.getByText('Order item is already in a shipment: ');
  for (const side of [here, there]) {
    await side.page.goto(side.path);
    await side.page.getByRole('button', { name: 'Add Items' }).click();
    for (const material of [wanted, side.own]) {
      await dialogOf(side).getByRole('searchbox').fill(material);
      await dialogOf(side).getByRole('searchbox').press('Enter');
      await dialogOf(side)
        .getByRole('button', { name: `Select Item ${material}` })
        .click();
    }
  }
  await sendTogether([here.page, there.page]);
  await Promise.all([add(here), add(there)]);
  await expect(here.page.getByText('2 items added').or(told(here))).toBeVisible();
  const [winner, loser] = (await told(here).isVisible()) ? [there, here] : [here, there];
  await expect(told(loser)).toContainText(wanted);
  for (const material of [wanted, winner.own]) await expect(itemsOf(winner)).toContainText(material);

  await loser.page.getByRole('button', { name: 'Add Items' }).click();
  await expect(dialogOf(loser).getByText('2 Item(s) selected')).toBeVisible();
  await dialogOf(loser)
    .getByRole('tab', { name: /Selected Items/ })
    .click();
  await expect(dialogOf(loser).getByText(`Added to ${winner.invoiceNumber} meanwhile`)).toBeVisible();
  await dialogOf(loser)
    .getByRole('button', { name: `Selected ${wanted}` })
    .click();
  await add(loser);
  await expect(itemsOf(loser)).toContainText(loser.own);
  await expect(itemsOf(loser)).not.toContainText(wanted);
});

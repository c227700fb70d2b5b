import type { Page } from '@playwright/test';
import { texts as fr } from '../../web/texts.fr.ts';
import { casesOf } from '../support/nightly.ts';
import { flawsOf } from './support/flaws.ts';
import { speak, speakStrangely } from './support/inLanguage.ts';
import { inspect, settled, sizes } from './support/inspection.ts';
import { LIST, type LongOrder, makeLongOrder } from './support/orders.ts';
import { programViews } from './support/programViews.ts';
import { publicViews } from './support/publicViews.ts';
import { queueViews } from './support/queueViews.ts';
import { settingsViews } from './support/settingsViews.ts';
import { test as base, expect } from './support/test.ts';
import { type View, views } from './support/views.ts';

const test = base.extend<object, { longOrder: LongOrder }>({
  longOrder: [
    async ({ sessionOf }, use) => use(await makeLongOrder((await sessionOf('manager')).ask)),
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ timeout: 600_000 });

const all = [...publicViews, ...views, ...programViews, ...queueViews, ...settingsViews];

/** Shows a view at a size. Its heading is in another language, so any will do. */
async function open(page: Page, view: View, longOrder: LongOrder, size: keyof typeof sizes): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.goto(view.path(longOrder));
  await expect(page.getByRole('heading').first()).toBeVisible();
  await settled(page);
}

const byDay = ['sign-in', 'list', 'shipment'];

for (const view of casesOf(all, ({ name }) => byDay.includes(name))) {
  test.describe(`${view.name} in Arabic`, () => {
    test.use({ person: view.person });

    test('is mirrored, readable and accessible', async ({ page, longOrder }) => {
      await speak(page, 'ar');
      for (const size of ['desk', 'phone'] as const) {
        await open(page, view, longOrder, size);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await inspect(page, `${view.name} in Arabic, ${size}`, 'one theme');
      }
    });
  });
}

for (const view of casesOf(all, ({ name }) => name === 'list')) {
  test.describe(`${view.name} in texts that are longer by 30 %`, () => {
    test.use({ person: view.person });

    test('has no text that a language cannot reach, and none that is cut', async ({ page, longOrder }) => {
      const unreached = await speakStrangely(page);
      for (const size of ['desk', 'phone'] as const) {
        await open(page, view, longOrder, size);
        expect.soft(await unreached(), `${view.name}, ${size}: not in the messages`).toEqual([]);
        expect.soft(await flawsOf(page), `${view.name}, ${size}`).toEqual([]);
      }
      // A page asks on after the last look; the end of the test cuts that question.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}

test('the buttons over a list stay in its line: where a language is too long, they are icons with names', async ({
  page,
}) => {
  await speak(page, 'fr');
  await page.setViewportSize(sizes.desk);
  await page.goto(LIST);
  const title = page.getByRole('heading', { level: 1 });
  const add = page.locator('[data-actions~=add]');
  const write = page.getByRole('button', { name: fr.listExport.export, exact: true });
  await expect(write).toHaveText('');
  await expect(write).toHaveAttribute('data-tip', fr.listExport.export);
  await expect(add).not.toHaveText('');
  const [first, last] = [await title.boundingBox(), await add.boundingBox()];
  expect(last?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0));
  await page.setViewportSize({ width: 1800, height: 900 });
  await expect(write).toHaveText(fr.listExport.export);
});

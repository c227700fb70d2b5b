import type { Page } from '@playwright/test';
import { casesOf, nightly } from '../support/nightly.ts';
import { inspectEnlarged, inspectSpaced } from './support/enlarged.ts';
import { flawsOf, shiftOf, watchShifts } from './support/flaws.ts';
import { inspect, settled, sizes, violationsOf, wcag } from './support/inspection.ts';
import { type LongOrder, makeLongOrder } from './support/orders.ts';
import { programViews } from './support/programViews.ts';
import { publicViews } from './support/publicViews.ts';
import { queueViews } from './support/queueViews.ts';
import { settingsViews } from './support/settingsViews.ts';
import { test as base, expect } from './support/test.ts';
import { type View, views } from './support/views.ts';

/** Tests read the long order and never change it, so one serves all tests of a worker. */
const test = base.extend<object, { longOrder: LongOrder }>({
  longOrder: [
    async ({ sessionOf }, use) => use(await makeLongOrder((await sessionOf('manager')).ask)),
    { scope: 'worker', timeout: 300_000 },
  ],
});

// Each test walks through many states, and axe is slow on a busy machine.
test.describe.configure({ timeout: 600_000 });

/** Lists that differ from those before them in their columns alone. */
const alike = [
  'list from an old link',
  'for this week',
  'approval list',
  'pending orders',
  'groups',
  'substatuses',
  'API keys',
];
/** One of each kind of page, which alone is enlarged and spaced by day: the bars and texts of the others are the same. */
const kinds = ['sign-in', 'overview', 'list', 'record with items', 'record in edit mode', 'shipment', 'assessments'];
const isEnlarged = ({ name }: View) => nightly || kinds.includes(name);
const all = [...publicViews, ...views, ...programViews, ...queueViews, ...settingsViews];

for (const view of casesOf(all, ({ name }) => !alike.includes(name))) {
  test.describe(view.name, () => {
    test.use({ person: view.person });

    test('is readable and accessible at every window size, without layout shifts', async ({ page, longOrder }) => {
      await watchShifts(page);
      for (const size of ['desk', 'phone'] as const) {
        await test.step(size, async () => {
          await page.setViewportSize(sizes[size]);
          // Reloaded for each size, because layout shifts during loading depend on it.
          await page.goto(view.path(longOrder));
          await arrived(page, view);
          const { value, what } = await shiftOf(page);
          expect.soft(value, `${size}: moved after it was loaded: ${what.join(', ')}`).toBeLessThan(0.02);
          await inspect(page, `${view.name}, ${size}`);
          if (size === 'desk' && isEnlarged(view)) await inspectSpaced(page, view.name);
          if (size === 'desk') await inspectOnTablet(page, view);
          // Dialogs and menus fill a phone by the same rules; by night each is seen there too.
          for (const state of size === 'desk' || nightly ? view.states : []) {
            await test.step(state.name, async () => {
              await state.enter(page);
              await settled(page);
              await inspect(page, `${view.name}, ${state.name}, ${size}`, nightly ? 'both themes' : 'one theme');
              await state.leave(page);
            });
          }
          // Last, because it moves the focus; by night the states have been left by then, too.
          if (size === 'phone' && isEnlarged(view)) await inspectEnlarged(page, view.name);
        });
      }
    });
  });
}

/** Narrows the window of the loaded page to a tablet and inspects it. Menus and dialogs are those of the desktop. */
async function inspectOnTablet(page: Page, view: View): Promise<void> {
  await page.setViewportSize(sizes.tablet);
  await arrived(page, view);
  await inspect(page, `${view.name}, tablet`);
  await page.setViewportSize(sizes.desk);
  await arrived(page, view);
}

test('the check itself detects text that is cut off or covered, a header over rows, and a page that is too wide', async ({
  page,
}) => {
  await page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap">Cut off here</p>
    <div style="position: relative"><p>Lies below</p><b style="position: absolute; inset: 0">.</b></div>
    <input aria-label="Date" placeholder="mm / dd / yyyy" style="width: 60px">
    <div style="overflow-x: auto"><table><thead><tr><th style="position: sticky; top: 100px">Name</th></tr></thead>
      <tbody><tr><td style="height: 200px">First</td></tr></tbody></table></div>
    <p style="width: 5000px">Wide</p>
  `);
  expect(await flawsOf(page)).toEqual([
    expect.stringMatching(/^the page is 50\d\d px wide/),
    expect.stringContaining('“Cut off here” is cut off by'),
    expect.stringContaining('“Lies below” is covered by <b>'),
    'the placeholder “mm / dd / yyyy” is cut off',
    expect.stringMatching(/^the header of <table> .* lies over its rows$/s),
  ]);
});

test('the check itself reports axe violations', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Pale</title><button></button><p style="color: #ccc">Pale words</p></html>',
  );
  const found = await violationsOf(page, wcag);
  expect(found).toEqual([
    expect.stringMatching(/^button-name: /),
    expect.stringMatching(/^color-contrast: .*Pale words/),
  ]);
});

test('the check itself waits until all fading has ended', async ({ page }) => {
  // Elements that inherit a fading color start their own transitions, frame after frame.
  await page.setContent('<style>* { transition: color 200ms } .after { color: white }</style><p>Fading <b>too</b></p>');
  await page.locator('p').evaluate((text) => text.classList.add('after'));
  await settled(page);
  const colors = await page.locator('p, b').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
});

test.describe('in a window shorter than the sign-in page', () => {
  test.use({ person: null, viewport: { width: 640, height: 300 } });

  test('everything can be scrolled to', async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign in' });
    await expect(button).not.toBeInViewport({ ratio: 1 });
    await page.mouse.move(320, 150);
    // Repeated, because the first wheel event may precede the final layout.
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(button).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
  });
});

async function arrived(page: Page, { heading }: View): Promise<void> {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await settled(page);
}

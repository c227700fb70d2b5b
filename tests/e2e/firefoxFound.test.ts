/** In Firefox: what is found by Ctrl K, the page of an item, its history, and the dialog that merges records. */
import { randomUUID } from 'node:crypto';
import { click, expect, focused, gone, named, press, shown, type Tab, test, visit } from './support/firefox.ts';
import { addItem } from './support/orders.ts';

const heading = (name: string) => named('h1', name);
const text = (words: string) => `::-p-text(${JSON.stringify(words)})`;
const path = (tab: Tab) => new URL(tab.url()).pathname;

test('Ctrl K finds an item and opens its page; the arrows lead on, and its history is shown by field', async ({
  tab,
  ask,
  order,
}) => {
  const material = `Bed net of ${order.orderNumber}`;
  const id = await addItem(ask, order, '3', material);
  await visit(tab, order.path);
  await shown(tab, heading(order.orderNumber));
  await press(tab, 'Control+k');
  const input = '[role=dialog] input[role=combobox]';
  await focused(tab, input);
  await tab.keyboard.type(`net bed ${order.orderNumber}`);
  await shown(tab, `[role=option]${text(material)}`);
  await press(tab, 'Enter');
  await gone(tab, input);
  await shown(tab, heading(material));
  expect(path(tab)).toBe(`${order.path}/items/${id}`);

  await shown(tab, `nav[aria-label="Order items"] a[aria-current=page]${text(material)}`);
  await click(tab, named('button', 'Previous item'));
  await shown(tab, heading('Rapid test kit'));
  await focused(tab, named('button', 'Previous item'));
  await tab.keyboard.down('Alt');
  await press(tab, 'ArrowDown');
  await tab.keyboard.up('Alt');
  await shown(tab, heading(material));

  await click(tab, named('button', 'History'));
  const history = '[role=region][aria-label="Changes, newest first"]';
  await shown(tab, `${history} article${text(material)}`);
  await click(tab, `${history} ${named('button', 'Material')}`);
  await shown(tab, `button${text('Field: Material')}`);
  await tab.goBack();
  await shown(tab, heading('Rapid test kit'));
});

test.describe(() => {
  test.use({ person: 'orgAdmin' });

  test('the dialog that merges records begins at the first choice, and closes where it was opened', async ({
    tab,
    sessionOf,
  }) => {
    const { ask } = await sessionOf('orgAdmin');
    const name = `Firefox ${randomUUID()}`;
    const make = async (of: string) => {
      const { createVendor } = await ask<{ createVendor: { vendor: { id: string } } }>(
        'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id } errors { message } } }',
        { input: { name: of } },
      );
      return createVendor.vendor.id;
    };
    const stays = await make(`${name} GmbH`);
    await make(`${name} Ltd`);
    await visit(tab, '/settings/vendors/duplicates');
    await click(tab, named('button', `Compare: ${name} GmbH, ${name} Ltd`));
    const dialog = named('[role=dialog]', 'Merge records that are one');
    await focused(tab, `${dialog} input[type=radio][value="${stays}"]`);
    await press(tab, 'Escape');
    await gone(tab, dialog);
    await focused(tab, named('button', `Compare: ${name} GmbH, ${name} Ltd`));
  });
});

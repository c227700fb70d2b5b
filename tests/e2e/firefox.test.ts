/** What browsers do differently, in Firefox: its own focus, keys, clipboard, files and compositions. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { click, expect, focus, focused, gone, named, press, shown, type Tab, test, visit } from './support/firefox.ts';
import { LIST, type Order, PROGRAM, storedOrder } from './support/orders.ts';
import type { Ask } from './support/session.ts';
import { makeShipmentToFill } from './support/shipments.ts';

const button = (name: string) => named('button', name);
const text = (words: string) => `::-p-text(${JSON.stringify(words)})`;

test('every main screen opens with its heading', async ({ tab, ask, order }) => {
  const shipment = await makeShipmentToFill(ask);
  const program = `/program/${PROGRAM}`;
  const screens = [
    ['/', 'Programs'],
    [program, 'Malaria Response'],
    [LIST, 'Purchase Orders'],
    [order.path, order.orderNumber],
    [`${order.path}?view=grid`, order.orderNumber],
    [`${program}/shipments`, 'Shipments'],
    [shipment.path, `Commercial Invoice ${shipment.invoiceNumber}`],
    [`${program}/assessments`, 'Inventory Assessments'],
    [`${program}/goods-receipts`, 'Goods Receipts'],
    ['/settings/vendors', 'Vendors'],
  ] as const;
  for (const [path, heading] of screens) {
    await test.step(path, async () => {
      await visit(tab, path);
      await shown(tab, named('h1', heading));
      await gone(tab, 'main :is([role=progressbar], [aria-busy=true], .chakra-skeleton)');
      // A page that is left while it loads its last parts logs that they were not loaded.
      await tab.waitForNetworkIdle({ idleTime: 100 });
    });
  }
  await click(tab, 'a[aria-label$=", your profile"]');
  await shown(tab, named('h1', 'Mateo García'));
});

test('a vendor that the picker lacks is made inside the order by keyboard, and the focus comes back', async ({
  tab,
}) => {
  await visit(tab, `${LIST}/create-po`);
  const picker = named('input', 'Vendor');
  const name = `Firefox vendor ${randomUUID()}`;
  await focus(tab, picker);
  await tab.keyboard.type(name);
  await shown(tab, named('[role=option]', `Add Vendor “${name}”`));
  await press(tab, 'Enter');
  await focused(tab, named('[role=dialog] input', 'Name'));
  await press(tab, 'Enter');
  await gone(tab, '[role=dialog]');
  await focused(tab, picker);
  expect(await tab.$eval(picker, (input) => (input as HTMLInputElement).value)).toBe(name);
});

const cell = (label: string, row: number) => named('[role=grid] [data-editor]', `${label}, row ${row}`);

/** Opens an order as a sheet. */
async function openGrid(tab: Tab, order: Order): Promise<void> {
  await visit(tab, order.path);
  await click(tab, button('Grid'));
  await focused(tab, '[role=grid] [data-editor]');
}

async function itemsOf(ask: Ask, { id }: Order): Promise<object[]> {
  const { orderItems } = await ask<{ orderItems: { data: object[] } }>(
    'query($id: ID!) { orderItems(purchaseOrderId: $id) { data { material quantity sizePerItem valuePerItem } } }',
    { id },
  );
  return orderItems.data;
}

test('rows are pasted, a cell is typed over, and Ctrl S saves them', async ({ tab, ask, order }) => {
  await openGrid(tab, order);
  const rows = 'Syringes\tS-1\t2400\tEA\t0.04\nGauze, 10 × 10 cm\tG-1\t7\tEA\t2.50';
  await tab.evaluate((block) => navigator.clipboard.writeText(block), rows);
  await press(tab, 'Control+v');
  await shown(tab, text('2 ready'));

  await press(tab, 'Control+Home');
  await press(tab, 'ArrowRight');
  await focused(tab, cell('Material', 1));
  await tab.keyboard.type('Quinine');
  await press(tab, 'Control+s');
  await shown(tab, text('3 rows saved'));
  expect(await itemsOf(ask, order)).toEqual([
    { material: 'Quinine', quantity: '12', sizePerItem: 'EA', valuePerItem: '3.50' },
    { material: 'Rapid test kit', quantity: '12', sizePerItem: 'EA', valuePerItem: '3.50' },
    { material: 'Syringes', quantity: '2400', sizePerItem: 'EA', valuePerItem: '0.04' },
    { material: 'Gauze, 10 × 10 cm', quantity: '7', sizePerItem: 'EA', valuePerItem: '2.50' },
  ]);
});

test('a block of cells is copied and pasted', async ({ tab, order }) => {
  await openGrid(tab, order);
  await press(tab, 'Control+Home');
  await press(tab, 'ArrowRight');
  await focused(tab, cell('Material', 1));
  await press(tab, 'Shift+ArrowDown');
  await press(tab, 'Control+c');
  await press(tab, 'Control+End');
  await press(tab, 'Home');
  await press(tab, 'ArrowRight');
  await press(tab, 'Control+v');
  await shown(tab, text('2 rows pasted'));
});

const menu = '[role=menu][data-state=open]';
const addItems = named('[role=dialog]', 'Add Items to Shipment');

/** How the menu of filters is opened, and one of its filters chosen. */
const ways = {
  'the mouse': {
    open: (tab: Tab) => click(tab, `[role=dialog] ${button('Add filters')}`),
    choose: (tab: Tab) => click(tab, named(`${menu} [role=menuitem]`, 'Material')),
  },
  'the keyboard': {
    open: async (tab: Tab) => {
      await focus(tab, `[role=dialog] ${button('Add filters')}`);
      await press(tab, 'Enter');
    },
    choose: async (tab: Tab) => {
      await press(tab, 'm');
      await shown(tab, named(`${menu} [data-highlighted]`, 'Material'));
      await press(tab, 'Enter');
    },
  },
};

for (const [way, { open, choose }] of Object.entries(ways)) {
  test(`the menu of filters in a dialog opens and filters by ${way}; Escape closes only the menu`, async ({
    tab,
    ask,
  }) => {
    const { path, order } = await makeShipmentToFill(ask);
    await visit(tab, path);
    await click(tab, button('Add Items'));
    await focused(tab, `${addItems} input`);
    await open(tab);
    await focused(tab, menu);
    await press(tab, 'Escape');
    await gone(tab, menu);
    await focused(tab, `[role=dialog] ${button('Add filters')}`);
    await shown(tab, addItems);

    await open(tab);
    await focused(tab, menu);
    await choose(tab);
    await focused(tab, named('[role=dialog] input', 'Material'));
    await tab.keyboard.type(`kit of ${order.orderNumber}`);
    await press(tab, 'Enter');
    await shown(tab, button(`Select Item Rapid test kit of ${order.orderNumber}`));
    const count = () => tab.$eval('[role=dialog] [role=tab]', ({ textContent }) => textContent);
    await expect.poll(count).toMatch(/^Item List\s*1$/);
  });
}

test('a dropped file becomes a document, which downloads byte for byte', async ({ tab, ask, downloads }) => {
  const name = `prices-${randomUUID()}.pdf`;
  const bytes = `%PDF-1.4\n${'prices '.repeat(10_000)}\n%%EOF`;
  const { createVendor } = await ask<{ createVendor: { vendor: { id: string } } }>(
    'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id } errors { message } } }',
    { input: { name: `Vendor ${randomUUID()}` } },
  );
  await visit(tab, `/settings/vendors/${createVendor.vendor.id}`);
  const line = await tab.waitForSelector('label:has(input[type=file][multiple])', { visible: true });
  await line?.evaluate(
    (target, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.bytes], file.name, { type: 'application/pdf' }));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    { name, bytes },
  );
  const dialog = named('[role=dialog]', 'Upload document');
  await shown(tab, `${dialog} ${text(name)}`);
  await tab.locator(`${dialog} ${named('select', 'Document type')}`).fill('other');
  await tab.locator(`${dialog} ${named('textarea', 'Description')}`).fill('Price list');
  await click(tab, `${dialog} ${button('Upload')}`);
  await gone(tab, dialog);
  await shown(tab, text('1 active, 0 archived'));
  await click(tab, named('a', name));
  await expect.poll(() => contentOf(downloads, name)).toBe(bytes);
});

test('a PDF of a shipment is downloaded, and opens in a tab of its own to be printed', async ({
  tab,
  ask,
  downloads,
}) => {
  const { path, invoiceNumber } = await makeShipmentToFill(ask);
  await visit(tab, path);
  await click(tab, `main header ${button('Actions')}`);
  await click(tab, named('[role=menuitem]', 'Download Invoice'));
  await click(tab, named('[role=dialog] button', 'English'));
  await expect
    .poll(() => contentOf(downloads, `${invoiceNumber} Commercial Invoice DRAFT.pdf`))
    .toMatch(/^%PDF-.*%%EOF\s*$/s);
  const opened = tab.browserContext().waitForTarget((target) => target.url().startsWith('blob:'));
  await click(tab, button('Preview'));
  const paper = await (await opened).page();
  await expect(async () => {
    expect(await paper?.evaluate(() => document.contentType)).toBe('application/pdf');
  }).toPass();
});

/** Returns the content of a downloaded file, as far as it is written. */
function contentOf(folder: string, name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'latin1') : '';
}

/**
 * Presses Enter in the focused field, as an input method does to pick a candidate, or as a typist does. Returns whether the
 * page keeps the browser from acting on it: in a form it would submit.
 */
const enter = (tab: Tab, isComposing: boolean) =>
  tab.evaluate((composing) => {
    const field = document.activeElement ?? document.body;
    const send = (type: string) => field.dispatchEvent(new CompositionEvent(type, { data: 'x', bubbles: true }));
    if (composing) for (const type of ['compositionstart', 'compositionupdate']) send(type);
    const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, isComposing: composing };
    const acts = field.dispatchEvent(new KeyboardEvent('keydown', key));
    if (composing) send('compositionend');
    return !acts;
  }, isComposing);

test('the Enter of an input method does not leave a cell of the grid', async ({ tab, order }) => {
  await openGrid(tab, order);
  await press(tab, 'Control+Home');
  await press(tab, 'ArrowRight');
  await focused(tab, cell('Material', 1));
  await tab.keyboard.type('Qui');
  await enter(tab, true);
  await tab.keyboard.type('nine');
  await enter(tab, false);
  await focused(tab, cell('Material', 2));
  await shown(tab, `[role=gridcell]${text('Quinine')}`);
});

test('the Enter of an input method neither sends a comment nor saves a form', async ({ tab, ask, order }) => {
  await visit(tab, order.path);
  const composer = named('textarea', 'Write an internal comment…');
  await focus(tab, composer);
  await tab.keyboard.type('Sent once ');
  await enter(tab, true);
  await tab.keyboard.type('and whole');
  await enter(tab, false);
  await shown(tab, `article ${text('Sent once and whole')}`);

  await click(tab, button('Edit'));
  await focus(tab, named('input', 'Credit card'));
  await tab.keyboard.type('Card ');
  expect(await enter(tab, true)).toBe(true);
  await tab.keyboard.type('7');
  expect(await enter(tab, false)).toBe(false);
  await press(tab, 'Enter');
  await expect.poll(async () => (await storedOrder(ask, order)).creditCard).toBe('Card 7');
});

test('a dialog keeps the focus, and returns it when it closes', async ({ tab, order }) => {
  await visit(tab, order.path);
  const opener = `main ${button('Change status')}`;
  await focus(tab, opener);
  await press(tab, 'Enter');
  const dialog = named('[role=dialog]', 'Change Status');
  await shown(tab, dialog);
  const box = await tab.$(dialog);
  const holdsFocus = () => box?.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  for (const keys of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 10; stops += 1) {
      await press(tab, keys);
      expect(await holdsFocus(), keys).toBe(true);
    }
  }
  await press(tab, 'Escape');
  await gone(tab, dialog);
  await focused(tab, opener);
});

test('a new page begins at its title, and Back at the row that was followed', async ({ tab }) => {
  await visit(tab, LIST);
  const row = 'tbody a[data-row-link]';
  await shown(tab, row);
  await focus(tab, row);
  await press(tab, 'Enter');
  await focused(tab, 'main header h1');
  await tab.goBack();
  await focused(tab, row);
});

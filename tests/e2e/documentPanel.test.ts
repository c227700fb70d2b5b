/** Documents from upload to download, with real bytes in a real browser. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { slowLink } from '../support/slowLink.ts';
import { unzipped } from '../support/zip.ts';
import { test as base, expect, ladingUrl } from './support/test.ts';

const MEGABYTE = 1024 * 1024;

const test = base.extend<{ vendorPath: string }>({
  vendorPath: async ({ ask }, use) => {
    const { createVendor } = await ask<{ createVendor: { vendor: { id: string } } }>(
      'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id } errors { message } } }',
      { input: { name: `Vendor ${randomUUID().slice(0, 8)}` } },
    );
    await use(`/settings/vendors/${createVendor.vendor.id}`);
  },
});

/** Creates a file of the given length that starts and ends like a PDF. */
function pdf(name: string, bytes: number) {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write('%PDF-1.4\n');
  buffer.write('\n%%EOF', bytes - 6);
  return { name, mimeType: 'application/pdf', buffer };
}

/** Opens the upload dialog of a vendor and fills in everything but the file. */
async function openUpload(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Add new document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload document' });
  await dialog.getByRole('combobox', { name: 'Document type' }).selectOption('Other');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Price list');
  return dialog;
}

const choose = (dialog: Locator, file: ReturnType<typeof pdf>) => dialog.getByLabel(/^File/).setInputFiles(file);
const upload = (dialog: Locator) => dialog.getByRole('button', { name: 'Upload', exact: true }).click();

async function download(page: Page, name: string): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFileSync(await (await started).path());
}

test('a document is uploaded, downloads byte for byte, and its file can be replaced', async ({ page, vendorPath }) => {
  const dialog = await openUpload(page, vendorPath);
  const [first, second] = [pdf('prices.pdf', 70_001), pdf('prices-2027.pdf', 1234)];
  await choose(dialog, first);
  await upload(dialog);
  await expect(page.getByText('Attachment uploaded')).toBeVisible();
  await expect(page.getByText('1 active, 0 archived')).toBeVisible();
  expect(await download(page, 'prices.pdf')).toEqual(first.buffer);

  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit Item' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit document' });
  await choose(edit, second);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('File uploaded')).toBeVisible();
  expect(await download(page, 'prices-2027.pdf')).toEqual(second.buffer);
  await expect(page.getByText('1 active, 0 archived')).toBeVisible();
});

test('a canceled upload stores nothing, keeps the input, and can be sent again', async ({ page, vendorPath }) => {
  const dialog = await openUpload(page, vendorPath);
  await choose(dialog, pdf('slow.pdf', 4 * MEGABYTE));
  const network = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 100_000 });
  await upload(dialog);
  await expect(dialog.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Price list');
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
  await upload(dialog);
  await expect(page.getByText('Attachment uploaded')).toBeVisible();
  await expect(page.getByText('1 active, 0 archived')).toBeVisible();
});

test('20 MB are accepted; one byte more is rejected with the specified message', async ({ page, vendorPath }) => {
  const dialog = await openUpload(page, vendorPath);
  await choose(dialog, pdf('over.pdf', 20 * MEGABYTE + 1));
  await expect(dialog.getByText('Error: File is larger than 20MB')).toBeVisible();
  await choose(dialog, pdf('full.pdf', 20 * MEGABYTE));
  await expect(dialog.getByText('Error: File is larger than 20MB')).toHaveCount(0);
  await upload(dialog);
  await expect(page.getByText('Attachment uploaded')).toBeVisible();
});

test.describe('when the server rejects an upload', () => {
  test.use({ tolerated: /status of (422|401|413)/ });

  test('an HTML page named like an image is rejected at the file field', async ({ page, vendorPath }) => {
    const dialog = await openUpload(page, vendorPath);
    const buffer = Buffer.from('<!doctype html><script>alert(1)</script>');
    await choose(dialog, { name: 'logo.png', mimeType: 'image/png', buffer });
    await upload(dialog);
    const why = dialog.getByText('Error: Only PDF, images, Office files, CSV and text are accepted');
    await expect(why.last()).toBeVisible();
    await expect(dialog.getByLabel(/^File/)).toHaveAttribute('aria-invalid', 'true');
    await choose(dialog, pdf('prices.pdf', 100));
    await upload(dialog);
    await expect(page.getByText('Attachment uploaded')).toBeVisible();
  });

  test('an expired token is renewed, and the file is sent again once', async ({ page, vendorPath }) => {
    const dialog = await openUpload(page, vendorPath);
    await choose(dialog, pdf('prices.pdf', 100));
    let refused = 0;
    await page.route('**/files/**', async (route) => {
      refused += 1;
      if (refused > 1) return route.continue();
      await route.fulfill({ status: 401, json: { error: 'Unauthorized', code: 'UNAUTHENTICATED' } });
    });
    await upload(dialog);
    await expect(page.getByText('Attachment uploaded')).toBeVisible();
    expect(refused).toBe(2);
    await expect(page.getByText('1 active, 0 archived')).toBeVisible();
  });

  test('the dialog reports a proxy with a lower size limit', async ({ page, vendorPath }) => {
    const dialog = await openUpload(page, vendorPath);
    await choose(dialog, pdf('prices.pdf', 100));
    await page.route('**/files/**', (route) => route.fulfill({ status: 413, body: '<h1>413</h1>' }));
    await upload(dialog);
    await expect(dialog.getByText('Error: The file is larger than the server accepts')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Price list');
  });
});

test('a document whose connection is cut in the middle goes on where it was', async ({
  browser,
  session,
  vendorPath,
}) => {
  const link = await slowLink(ladingUrl(), { downKbit: 20_000, upKbit: 3000, rttMs: 20 });
  const context = await browser.newContext({
    baseURL: link.url,
    serviceWorkers: 'block',
    ...(session && { storageState: session.storageState }),
  });
  try {
    const page = await context.newPage();
    const dialog = await openUpload(page, vendorPath);
    const file = pdf('scan.pdf', 5 * MEGABYTE);
    await choose(dialog, file);
    const before = link.traffic().up;
    const sent = () => link.traffic().up - before;
    await upload(dialog);
    await expect.poll(sent, { intervals: [50] }).toBeGreaterThan(3.5 * MEGABYTE);
    link.cut();
    await expect(page.getByText('Attachment uploaded')).toBeVisible();
    // From the beginning it would be 8.5 MB: it sends again no more than the part that was on its way.
    expect(sent()).toBeLessThan(7 * MEGABYTE);
    expect(await download(page, 'scan.pdf')).toEqual(file.buffer);
  } finally {
    await context.close();
    await link.stop();
  }
});

test.describe(() => {
  test.use({ tolerated: /status of 422/ });

  test('the documents of an order are downloaded as one archive', async ({ page, order }) => {
    const upload = (parent: string, name: string) =>
      page.request.post(`/files/${parent}/attachments`, {
        headers: { 'apollo-require-preflight': '1' },
        multipart: {
          'attachment[document_type]': 'other',
          'attachment[description]': 'A paper',
          'attachment[file]': { name, mimeType: 'text/plain', buffer: Buffer.from(name) },
        },
      });
    await page.goto(order.path);
    await page.getByRole('button', { name: 'Order Documents' }).click();
    await page.getByRole('button', { name: 'Download all' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download all' });
    await expect(dialog.getByRole('alert')).toHaveText('There are no files to download');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect((await upload(`purchase_orders/${order.id}`, 'a.txt')).status()).toBe(201);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`${order.orderNumber} documents.zip`);
    const files = unzipped(await readFile(await download.path()));
    expect([...files].map(([name, bytes]) => [name, String(bytes)])).toEqual([['a.txt', 'a.txt']]);
  });
});

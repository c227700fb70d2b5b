import { readFileSync } from 'node:fs';
import { LIST } from './support/orders.ts';
import { expect, ladingUrl, test } from './support/test.ts';

const script = '<html><script>fetch("/canary"); document.title = "ran"</script></html>';

/** Files that pass as one type but would run as another. */
const hostile = [
  { name: 'note.txt', mimeType: 'text/html', bytes: Buffer.from(`Notes on the delivery\n${script}`) },
  { name: 'letter.pdf', mimeType: 'application/pdf', bytes: Buffer.from(`%PDF-1.4\n${script}\n%%EOF`) },
];

for (const { name, mimeType, bytes } of hostile) {
  test(`a document with active content is downloaded, never rendered: ${name} (T31)`, async ({ page, order }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const upload = await page.request.post(`${ladingUrl()}/files/purchase_orders/${order.id}/attachments`, {
      headers: { 'apollo-require-preflight': 'true' },
      multipart: {
        'attachment[document_type]': 'other',
        'attachment[description]': 'Somebody else wrote it',
        'attachment[file]': { name, mimeType, buffer: bytes },
      },
    });
    const { document } = (await upload.json()) as { document: { url: string } };
    await page.goto(LIST);
    const started = page.waitForEvent('download');
    await page.evaluate((url) => void location.assign(url), document.url);
    const download = await started;
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path())).toEqual(bytes);
    expect(page.url()).toBe(`${ladingUrl()}${LIST}`);
    expect(asked).not.toContain('/canary');
  });
}

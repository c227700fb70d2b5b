/** Prints shipments and reads the printed papers. */
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import type { TestBackend } from './backend.ts';
import type { Person } from './world.ts';

/** A kind of paper, as the last part of its path. */
export type Paper = 'commercial_invoice_pdf' | 'commercial_invoice_hs_pdf' | 'packing_list_pdf' | 'end_users_pdf';

/** Requests a paper; returns the response, whatever its status. */
export async function print(
  backend: TestBackend,
  person: Person,
  id: number,
  paper: Paper,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }> {
  const { token } = await backend.as(person);
  const response = await fetch(`${backend.url}/api/v1/commercial_invoices/${id}/${paper}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: response.status, headers: response.headers, bytes: await response.bytes() };
}

/** Prints a paper, which must succeed, and reads it. */
export async function printed(backend: TestBackend, id: number, paper: Paper = 'commercial_invoice_pdf') {
  const { status, bytes } = await print(backend, 'manager', id, paper);
  if (status !== 200) throw new Error(`${status}: ${new TextDecoder().decode(bytes)}`);
  return readPdf(bytes);
}

/** Reads a PDF: its text by page, as a reader copies it, with every white space as one space, and its fonts. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>) {
  const source = Buffer.from(bytes).toString('latin1');
  const document = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  const pages = text.map((page) => page.replace(/\s+/g, ' '));
  return {
    pages,
    text: pages.join(' '),
    title: String(info['Title']),
    /** The number of pieces of text that begin or end beyond the edges of their page. */
    outside: await countOutside(document),
    /** The names of the fonts; those of partly embedded fonts begin with six letters and a plus. */
    fonts: [...source.matchAll(/\/Type \/Font\n\/Subtype \/Type0\n\/BaseFont \/(\S+)/g)].map(([, name = '']) => name),
    embedded: source.match(/\/FontFile2 /g)?.length ?? 0,
  };
}

async function countOutside(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<number> {
  let count = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    for (const item of (await page.getTextContent()).items) {
      if (!('transform' in item)) continue;
      const [, slope = 0, , , x = 0, y = 0] = item.transform.map(Number);
      // A slanted mark across the page: its width is not along the page's.
      if (slope !== 0) continue;
      if (x < 0 || y < 0 || x + item.width > width || y + item.height > height) count += 1;
    }
  }
  return count;
}

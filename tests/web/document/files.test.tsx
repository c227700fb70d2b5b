import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { fileOf, pdf } from '../../support/files.ts';
import { attach, attachTo, makeVendor } from '../../support/pages/documents.ts';
import { fill } from '../../support/pages/forms.ts';
import { asking } from '../../support/pages/session.ts';
import { stubUploads } from '../../support/pages/uploads.ts';
import { renderApp } from '../../support/renderApp.ts';

/** What the uploads of a test are answered with. */
interface Uploads {
  /** The names of files that are rejected. */
  readonly refused: Set<string>;
  readonly sameAs: { fileName: string; createdAt: string } | null;
  /** The files that were sent, each with its description. */
  readonly sent: string[];
}

function answerUploads(answers: Partial<Pick<Uploads, 'refused' | 'sameAs'>> = {}): Uploads {
  const uploads: Uploads = { refused: new Set(), sameAs: null, sent: [], ...answers };
  stubUploads((form) => {
    const { name } = form.get('attachment[file]') as File;
    uploads.sent.push(`${name}: ${form.get('attachment[description]')}`);
    const error = { __typename: 'FieldError', field: 'file', message: 'Error: The storage is full', code: 'INVALID' };
    return { sameAs: uploads.sameAs, errors: uploads.refused.has(name) ? [error] : [], current: null };
  });
  return uploads;
}

/** A download with an immediate response. */
class StubDownload extends EventTarget {
  readonly upload = new EventTarget();
  status = 200;
  response = new Blob(['%PDF-1.7'], { type: 'application/octet-stream' });
  onload?: () => void;
  open() {}
  setRequestHeader() {}
  abort() {}
  getResponseHeader() {
    return 'attachment; filename="report.pdf"';
  }
  send() {
    queueMicrotask(() => this.onload?.());
  }
}

/** A PNG of one pixel. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Drops files on the panel of documents. */
async function dropOn(panelName: string, files: File[]) {
  const panel = await screen.findByRole('region', { name: panelName });
  const drop = createEvent.drop(panel);
  Object.assign(drop, { dataTransfer: { types: ['Files'], files } });
  fireEvent(panel, drop);
}

it('several dropped files are uploaded one after another, and a rejected one stays for a retry', async () => {
  const { user } = await renderApp(`/settings/vendors/${await makeVendor()}`);
  await dropOn('Documents', [
    pdf(600, 'one.pdf'),
    pdf(600, 'two.pdf'),
    fileOf('MZ', 'setup.exe'),
    pdf(600, 'three.pdf'),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload 4 documents' }));
  const upload = dialog.getByRole('button', { name: 'Upload' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Document type' }), 'Other');
  await expect.poll(() => upload).toHaveAttribute('data-tip', 'Description is required');
  await fill(user, { Description: 'Scans' });
  await expect.poll(() => upload).toHaveAttribute('data-tip', 'Remove the files that cannot be uploaded first');
  expect(dialog.getByText('Error: Only PDF, images, Office files, CSV and text are accepted')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove setup.exe' }));

  const uploads = answerUploads({ refused: new Set(['two.pdf']) });
  await user.click(upload);
  expect(await dialog.findByText('two.pdf: Error: The storage is full')).toBeVisible();
  const states = within(dialog.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
  expect(states.map(({ textContent }) => textContent?.includes('Uploaded'))).toEqual([true, false, true]);
  uploads.refused.clear();
  await user.click(upload);
  expect(await screen.findByText('Attachment uploaded')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(uploads.sent).toEqual(['one.pdf: Scans', 'two.pdf: Scans', 'three.pdf: Scans', 'two.pdf: Scans']);
});

it.each([
  [[pdf(600, 'copy.pdf')], 'The same file is already here as “Price list.pdf”, added 11/02/2026'],
  [[pdf(600, 'copy.pdf'), pdf(600, 'two.pdf')], '2 files are already here: copy.pdf, two.pdf'],
])('a file that the record already has is stored again, and the document that has it is named', async (files, told) => {
  const { user } = await renderApp(`/settings/vendors/${await makeVendor()}`);
  await dropOn('Documents', files);
  const dialog = within(await screen.findByRole('dialog', { name: /^Upload / }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Document type' }), 'Other');
  await fill(user, { Description: 'Prices' });
  answerUploads({ sameAs: { fileName: 'Price list.pdf', createdAt: '2026-11-02T12:00:00Z' } });
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(await screen.findByText('Attachment uploaded')).toBeInTheDocument();
});

describe('the file of a document', () => {
  it('is shown over the page if it is a PDF, and never as anything but a PDF', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:shown');
    const vendor = await makeVendor();
    await attach(vendor);
    const { user } = await renderApp(`/settings/vendors/${vendor}`);
    const row = await screen.findByRole('row', { name: /Price list/ });
    expect(row).toHaveTextContent('1 KB');
    vi.stubGlobal('XMLHttpRequest', StubDownload);
    await user.click(within(row).getByRole('button', { name: 'Preview report.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'report.pdf' });
    expect(await within(dialog).findByTitle('report.pdf')).toHaveAttribute('src', 'blob:shown');
    expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf' });
    expect(within(dialog).getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'report.pdf');
    const [, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    await user.click(close ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is shown over the page if it is an image; one that cannot be shown can be downloaded', async () => {
    const vendor = await makeVendor();
    await attachTo(`vendors/${vendor}`, {}, 'manager', { name: 'label.png', bytes: ONE_PIXEL });
    const { user } = await renderApp(`/settings/vendors/${vendor}`);
    await user.click(await screen.findByRole('button', { name: 'Preview label.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'label.png' }));
    const picture = dialog.getByRole('img', { name: 'label.png' });
    expect(picture.getAttribute('src')).toMatch(new RegExp(`^/files/vendors/${vendor}/attachments/\\d+/file$`));
    fireEvent.error(picture);
    expect(await dialog.findByText('The file cannot be shown here. Download it instead.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'label.png');
  });

  it('can only be downloaded if the browser has no viewer for it', async () => {
    const vendor = await makeVendor();
    await attach(vendor);
    await renderApp(`/settings/vendors/${vendor}`);
    expect(await screen.findByRole('link', { name: 'report.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Preview/ })).not.toBeInTheDocument();
  });
});

it('the documents of an order collapse into their heading, which shows their number; items have their own', async () => {
  const manager = asking('manager');
  const order = await makeOrder(manager, {}, 'malaria');
  const item = await addItem(manager, order, '1', 'Gloves');
  await attachTo(`purchase_orders/${order.id}`, { description: 'Signed order' });
  await attachTo(`order_items/${item}`, { description: 'Certificate' });
  const { user } = await renderApp(order.path);
  expect(await screen.findByText('1 active, 0 archived')).toBeVisible();
  const heading = screen.getByRole('button', { name: 'Order Documents' });
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Signed order')).not.toBeInTheDocument();
  await user.click(heading);
  expect(await screen.findByRole('row', { name: /Signed order/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Line 1 · Gloves' }));
  expect(await screen.findByRole('row', { name: /Certificate/ })).toBeVisible();
});

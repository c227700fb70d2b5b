import { createEvent, fireEvent, screen, within } from '@testing-library/dom';
import dayjs from 'dayjs';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { pdf } from '../../support/files.ts';
import { makeVendor } from '../../support/pages/documents.ts';
import { renderApp } from '../../support/renderApp.ts';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Opens the upload dialog on a vendor's page, and chooses a type if one is given. */
async function openUpload(type?: string) {
  const { user } = await renderApp(`/settings/vendors/${await makeVendor()}`);
  await user.click(await screen.findByRole('button', { name: 'Add new document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload document' }));
  if (type) await user.selectOptions(dialog.getByRole('combobox', { name: 'Document type' }), type);
  const fields = {
    number: dialog.getByRole('textbox', { name: 'Number' }),
    expiryDate: dialog.getByRole('textbox', { name: 'Expiry date' }),
    file: dialog.getByLabelText(/^File/),
    description: dialog.getByRole('textbox', { name: 'Description' }),
  };
  return { user, dialog, ...fields, upload: dialog.getByRole('button', { name: 'Upload' }) };
}

/** Empties a field and leaves it. */
async function leaveEmpty(user: User, field: HTMLElement): Promise<void> {
  await user.clear(field);
  await user.tab();
}

const refusal = (upload: HTMLElement) => expect.poll(() => upload.getAttribute('data-tip'));

describe('the form of a new document', () => {
  it('requires the type first', async () => {
    const { dialog, upload } = await openUpload();
    await refusal(upload).toBe('Document type is required');
    const options = within(dialog.getByRole('combobox', { name: 'Document type' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '',
      'Other',
      'Visual screening',
      'MTA incoming',
      'MTA outgoing',
    ]);
  });

  it('requires a file and a description for the type Other', async () => {
    const { user, upload, file, number, expiryDate, description } = await openUpload('Other');
    await refusal(upload).toBe('Document upload is required');
    for (const free of [number, expiryDate]) expect(free).not.toBeRequired();
    await user.upload(file, pdf());
    await refusal(upload).toBe('Description is required');
    await leaveEmpty(user, description);
    await expect.poll(() => description).toHaveAccessibleErrorMessage('Description is required');
    await user.type(description, 'Price list');
    await refusal(upload).toBeNull();
  });

  it('requires a number and an expiry date for an MTA, with the specified messages', async () => {
    const { user, number, expiryDate, description } = await openUpload('MTA incoming');
    await leaveEmpty(user, number);
    await expect.poll(() => number).toHaveAccessibleErrorMessage('Document type is required');
    await leaveEmpty(user, expiryDate);
    await expect.poll(() => expiryDate).toHaveAccessibleErrorMessage('Expiry date is required');
    expect(description).not.toBeRequired();
  });

  it('suggests an expiry in one year for a visual screening, and keeps an entered date', async () => {
    const { user, dialog, expiryDate } = await openUpload('Visual screening');
    const year = dayjs().add(1, 'year').format('MM/DD/YYYY');
    await expect.poll(() => expiryDate).toHaveValue(year);
    await user.clear(expiryDate);
    await user.type(expiryDate, '12/31/2090');
    const type = dialog.getByRole('combobox', { name: 'Document type' });
    await user.selectOptions(type, 'Other');
    await user.selectOptions(type, 'Visual screening');
    expect(expiryDate).toHaveValue('12/31/2090');
  });

  it('accepts no expiry date before today, and no description over 300 characters', async () => {
    const { user, expiryDate, description } = await openUpload('Other');
    await user.type(expiryDate, dayjs().subtract(1, 'day').format('MM/DD/YYYY'));
    await user.tab();
    expect(await screen.findByText('Expiry date should be equal or after today')).toBeVisible();
    await user.clear(expiryDate);
    await user.type(expiryDate, dayjs().format('MM/DD/YYYY'));
    await user.tab();
    await expect.poll(() => screen.queryByText('Expiry date should be equal or after today')).toBeNull();
    expect(description).toHaveAttribute('maxlength', '300');
  });

  it.each([
    ['of 20 MB', pdf(20_971_520), null],
    ['of one byte more', pdf(20_971_521), 'Error: File is larger than 20MB'],
    ['that is a program', pdf(600, 'setup.exe'), 'Error: Only PDF, images, Office files, CSV and text are accepted'],
  ])('validates a file %s as soon as it is chosen', async (_which, chosen, message) => {
    const { file, upload } = await openUpload('Other');
    // The browser's own dialog hides files outside `accept`, but a user can show all files and choose one.
    fireEvent.change(file, { target: { files: [chosen] } });
    await refusal(upload).toBe(message ?? 'Description is required');
    expect(screen.queryAllByText(/^Error: /).map(({ textContent }) => textContent)).toEqual(message ? [message] : []);
  });
});

it('a file that is dropped on the panel opens the upload dialog', async () => {
  await renderApp(`/settings/vendors/${await makeVendor()}`);
  const panel = await screen.findByRole('region', { name: 'Documents' });
  const drop = createEvent.drop(panel);
  Object.assign(drop, { dataTransfer: { types: ['Files'], files: [pdf(600, 'dropped.pdf')] } });
  fireEvent(panel, drop);
  const dialog = await screen.findByRole('dialog', { name: 'Upload document' });
  expect(within(dialog).getByText('dropped.pdf')).toBeVisible();
});

/** An upload whose progress the test controls, and that never gets a response. */
class PendingUpload extends EventTarget {
  static last: PendingUpload | undefined;
  readonly upload: EventTarget & { onprogress?: (event: { loaded: number; total: number }) => void } =
    new EventTarget();
  onabort?: () => void;
  constructor() {
    super();
    PendingUpload.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
  }
}

it('an upload in flight is the first row; its dialog can be closed, and reopens when the upload is canceled', async () => {
  const { user, dialog, file, description, upload } = await openUpload('Other');
  vi.stubGlobal('XMLHttpRequest', PendingUpload);
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await user.upload(file, pdf(600, 'slow.pdf'));
  await user.type(description, 'Price list');
  await user.click(upload);
  await expect.poll(() => PendingUpload.last).toBeDefined();
  vi.mocked(performance.now).mockReturnValue(13_000);
  flushSync(() => PendingUpload.last?.upload.onprogress?.({ loaded: 3 * 1_048_576, total: 4 * 1_048_576 }));
  expect(dialog.getByRole('progressbar', { name: 'Upload of slow.pdf' })).toHaveAttribute('aria-valuenow', '75');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const row = await screen.findByRole('row', { name: /slow\.pdf/ });
  expect(row).toHaveTextContent('3.0 of 4.0 MB75 %1 s left');
  await expect.poll(() => screen.queryByRole('dialog')).not.toBeInTheDocument();
  await refusal(screen.getByRole('button', { name: 'Add new document' })).toMatch(/^Wait for the current upload/);
  await user.click(within(row).getByRole('button', { name: 'Cancel upload' }));
  const again = within(await screen.findByRole('dialog', { name: 'Upload document' }));
  expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue('Price list');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

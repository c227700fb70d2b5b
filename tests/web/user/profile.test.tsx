import { fireEvent, screen, within } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { describe, expect, inject, it, vi } from 'vitest';
import { fileOf } from '../../support/files.ts';
import { fill } from '../../support/pages/forms.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';
import type { Person } from '../../support/world.ts';

const profileOf = (person: Person) => `/settings/manage-users/${inject('world').people[person]}`;
const button = (name: string) => screen.findByRole('button', { name });
const field = (label: RegExp) => screen.findByLabelText(label);

/** An upload whose response the test sends. */
class PendingUpload extends EventTarget {
  static last: PendingUpload;
  readonly upload: EventTarget & { onprogress?: (event: { loaded: number; total: number }) => void } =
    new EventTarget();
  status = 200;
  responseText = '';
  address = '';
  onload?: () => void;
  onabort?: () => void;
  constructor() {
    super();
    PendingUpload.last = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send() {}
  abort() {
    this.onabort?.();
  }
  answer(body: object) {
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

describe('the user’s own profile', () => {
  it('is a click away for everyone, and shows that editing is not allowed', async () => {
    const { user } = await renderApp('/organizationPanel/manageUsers/0', { as: 'viewer' });
    await user.click(await screen.findByRole('link', { name: /, your profile$/ }));
    expect(window.location.pathname).toBe(profileOf('viewer'));
    const heading = await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => shown('Role')).toBe('Viewer');
    expect(heading).toHaveTextContent(`${shown('First name')} ${shown('Last name')}`);
    expect(shown('E-mail')).toBe('viewer@test.example');
    expect(shown('Programs')).toBe('Malaria');
    expect(shown('Organization')).toBe('Acme Health');
    expect(await button('Edit')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('lets everybody choose how dates and numbers are written to them', async () => {
    const { user } = await renderApp(profileOf('viewer'), { as: 'viewer' });
    const choose = async (sign: string) => {
      await user.click(await button('Language and formats'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Language and formats' }));
      await user.selectOptions(await dialog.findByRole('combobox', { name: 'First day of the week' }), sign);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    };
    await choose('Saturday');
    await expect.poll(() => shown('First day of the week')).toBe('Saturday');
    await choose('As the language');
    await expect.poll(() => shown('First day of the week')).toBe('N/A');
  });

  it('has the switch for keys without Ctrl or Alt, which people need off who speak to their computer', async () => {
    const { user } = await renderApp(profileOf('viewer'), { as: 'viewer' });
    const single = await screen.findByRole('checkbox', { name: /^Single keys act/ });
    expect(single).toBeChecked();
    await user.click(single);
    await expect.poll(() => localStorage.getItem('lading-single-keys')).toBe('off');
  });

  it('finds single keys off where they were switched off', async () => {
    localStorage.setItem('lading-single-keys', 'off');
    const { user } = await renderApp('/program/malaria/purchase-orders', { as: 'viewer' });
    const search = await screen.findByRole('searchbox', { name: 'Search orders' });
    await user.keyboard('/');
    expect(search).not.toHaveFocus();
  });

  it('is closed to other users unless they may read users', async () => {
    const { network } = await renderApp(profileOf('manager'), { as: 'viewer' });
    expect(await screen.findByRole('heading', { name: 'You have no access to this resource' })).toBeVisible();
    expect(network.asked).not.toContain('UserPage');
  });

  it('is edited in place by users with the right to it, and requires its mandatory fields', async () => {
    const { user } = await renderApp(profileOf('otherAdmin'), { as: 'otherAdmin' });
    await user.click(await button('Edit'));
    await user.clear(await field(/^First name/));
    await user.clear(await field(/^Last name/));
    await user.clear(await field(/^E-mail/));
    await user.tab();
    for (const message of ['Name is required', 'Surname is required', 'Email address is required'])
      expect(await screen.findByText(message)).toBeVisible();
    await user.type(await field(/^First name/), 'Nora');
    await user.type(await field(/^Last name/), 'North');
    await user.type(await field(/^E-mail/), 'otheradmin@test.example');
    await user.type(await field(/^Job Title/), 'Director');
    await user.click(await button('Save'));
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Nora North' })).toBeVisible();
    expect(shown('Job Title')).toBe('Director');
    expect(await screen.findByRole('link', { name: 'Nora North, your profile' })).toBeVisible();
  });
});

describe('a picture', () => {
  it('is rejected at once if it is too large or no image, previewed before the upload, and can be removed', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
    const { user } = await renderApp(`${profileOf('orgAdmin')}?edit=1`, { as: 'orgAdmin' });
    const picture = await field(/^Picture/);
    // The browser's own dialog hides files outside `accept`, but a user can show all files and choose one.
    const choose = (file: File) => fireEvent.change(picture, { target: { files: [file] } });
    choose(fileOf(new Uint8Array(5_242_881), 'large.png'));
    expect(await screen.findByText('Error: File is larger than 5 MB')).toBeVisible();
    choose(fileOf('GIF89a', 'moving.gif'));
    expect(await screen.findByText('Error: Only png, jpg and jpeg are accepted')).toBeVisible();
    choose(fileOf(new Uint8Array(5_242_880), 'me.JPG'));
    expect(await screen.findByRole('img', { name: 'Picture' })).toHaveAttribute('src', 'blob:chosen');
    await expect.poll(() => screen.queryByText(/^Error: /)).toBeNull();
    await user.click(await button('Remove the picture'));
    expect(await button('Save')).toHaveAttribute('data-tip', 'Nothing has been changed yet');
  });

  it('is sent after the other fields, shows its progress, and is the only part that is retried', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
    const { user, network } = await renderApp(`${profileOf('admin')}?edit=1`, { as: 'admin' });
    vi.stubGlobal('XMLHttpRequest', PendingUpload);
    const jobTitle = `Head ${Date.now()}`;
    await fill(user, { 'Job Title': jobTitle });
    // A refetch would return no picture, because the one below is not stored anywhere.
    network.trouble('UserPage', 'hang');
    await user.upload(await field(/^Picture/), fileOf(new Uint8Array(1024), 'me.png'));
    await user.click(await button('Save'));
    const bar = await screen.findByRole('progressbar', { name: 'Upload of me.png' });
    flushSync(() => PendingUpload.last.upload.onprogress?.({ loaded: 1, total: 4 }));
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    await user.click(await button('Cancel upload'));
    await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
    const { user: stored } = await asking('admin')<{ user: { jobTitle: string } }>(
      'query($id: ID!) { user(id: $id) { jobTitle } }',
      { id: String(inject('world').people.admin) },
    );
    expect(stored.jobTitle).toBe(jobTitle);

    await user.click(await button('Save'));
    await screen.findByRole('progressbar', { name: 'Upload of me.png' });
    expect(network.asked.filter((operation) => operation === 'UpdateUser')).toHaveLength(1);
    expect(PendingUpload.last.address).toBe(`/files/users/${inject('world').people.admin}/picture`);
    const picture = { original: '/files/new/original', thumb: '/files/new/thumb' };
    flushSync(() =>
      PendingUpload.last.answer({ user: { id: '1', picture, lockVersion: 99 }, errors: [], current: null }),
    );
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Picture' })).toHaveAttribute('src', '/files/new/original');
    const link = screen.getByRole('link', { name: /, your profile$/ });
    await expect
      .poll(() => within(link).getByRole('img').querySelector('img')?.getAttribute('src'))
      .toBe(picture.thumb);
  });
});

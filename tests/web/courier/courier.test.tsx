import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fill, search } from '../../support/pages/forms.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const orgAdmin = asking('orgAdmin');
const textbox = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
let made = 0;

/** Creates a courier with a unique name. */
async function makeCourier() {
  made += 1;
  const companyName = `Courier ${process.pid}-${made}`;
  const data = await orgAdmin(
    'mutation($input: CreateCourierInput!) { createCourier(input: $input) { courier { id } errors { message } } }',
    { input: { companyName } },
  );
  const { createCourier } = data as { createCourier: { courier: { id: string } } };
  const { id } = createCourier.courier;
  return { id, companyName, path: `/settings/couriers/${id}` };
}

it('creates a courier with all fields and opens it', async () => {
  const { user } = await renderApp('/settings/couriers/create-courier', { as: 'orgAdmin' });
  await user.click(await button('Create'));
  expect(await screen.findByText('Company name is required')).toBeInTheDocument();
  const name = `Courier ${process.pid} made here`;
  const typed = {
    'Company name': name,
    City: 'Sterling',
    State: 'Virginia',
    'Zip code': '20166',
    Address: 'Cargo Road 1',
    'Address notes': 'Dock 4',
  };
  await fill(user, typed);
  await search(user, 'Country', 'United States');
  await user.click(await button('Create'));
  expect(await screen.findByText('Courier created')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  for (const [label, value] of Object.entries({ ...typed, Country: 'United States' }))
    await expect.poll(() => shown(label)).toBe(value);
});

it('a courier is edited in place, and asks which value to keep if another user changed the same field', async () => {
  const { id, companyName, path } = await makeCourier();
  const { user } = await renderApp(`${path}?edit=1`, { as: 'orgAdmin' });
  await user.type(await textbox('Company name'), ' mine');
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
  const { courier } = await orgAdmin<{ courier: { lockVersion: number } }>(
    'query($id: ID!) { courier(id: $id) { lockVersion } }',
    { id },
  );
  await asking('admin')(
    'mutation($id: ID!, $input: UpdateCourierInput!) { updateCourier(id: $id, input: $input) { errors { message } } }',
    {
      id,
      input: {
        lockVersion: courier.lockVersion,
        companyName: `${companyName} theirs`,
        address: { country: 'KE', city: 'Nairobi', address: 'Airport road 1' },
      },
    },
  );
  await user.click(await button('Save'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' }));
  await user.click(dialog.getByRole('radio', { name: / mine/ }));
  await user.click(dialog.getByRole('button', { name: 'Save these' }));
  expect(await screen.findByRole('heading', { level: 1, name: `${companyName} mine` })).toBeVisible();
  // Fields that only the other user changed are kept.
  await expect.poll(() => shown('City')).toBe('Nairobi');
});

it('adds an airline to a courier and changes it', async () => {
  const { path } = await makeCourier();
  const { user } = await renderApp(path, { as: 'orgAdmin' });
  await user.click(await button('Add airline'));
  const dialog = await screen.findByRole('dialog', { name: 'Add airline' });
  expect(within(dialog).getByRole('button', { name: 'Create' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Kenya Airways');
  await user.type(within(dialog).getByRole('textbox', { name: 'Prefix' }), '7061');
  expect(within(dialog).getByRole('textbox', { name: 'Prefix' })).toHaveValue('706');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Airline created')).toBeInTheDocument();
  const row = (await screen.findByRole('rowheader', { name: 'Kenya Airways' })).closest('tr');
  await user.click(await within(row ?? document.body).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit airline' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit airline' });
  // The menu's button may regain the focus late; the dialog stays open.
  within(row ?? document.body)
    .getByRole('button', { name: 'Actions', hidden: true })
    .focus();
  await waitFor(() => expect(edit.contains(document.activeElement)).toBe(true));
  await user.type(within(edit).getByRole('textbox', { name: 'Notes' }), 'Cargo only');
  await user.click(within(edit).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Airline updated')).toBeInTheDocument();
  expect(await screen.findByRole('cell', { name: 'Cargo only' })).toBeInTheDocument();
});

/** Opens the dialog of a new airline and types a name without saving it. */
async function typedAirline() {
  const { path } = await makeCourier();
  const { user } = await renderApp(path, { as: 'orgAdmin' });
  await user.click(await button('Add airline'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add airline' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Kenya Airways');
  return { user, dialog };
}

it('the airline dialog asks before Escape or Close discards the input', async () => {
  const { user, dialog } = await typedAirline();
  await user.keyboard('{Escape}');
  const question = { name: 'Leave without saving?' };
  await user.click(within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', question)).not.toBeInTheDocument());
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Kenya Airways');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add airline' })).not.toBeInTheDocument());
});

it('the question before input is discarded can be answered as soon as it is shown', async () => {
  const { user, dialog } = await typedAirline();
  const answered = Promise.withResolvers<void>();
  const watch = new MutationObserver(() => {
    const stay = screen.queryByText('Stay');
    if (!stay) return;
    watch.disconnect();
    fireEvent.pointerDown(stay);
    fireEvent.click(stay);
    answered.resolve();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await user.keyboard('{Escape}');
  await answered.promise;
  // A press outside a dialog takes effect in the next frames.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Kenya Airways');
});

it('an airline is created with all fields, and asks which value to keep if another user changed the same one', async () => {
  const { id: courierId, path } = await makeCourier();
  const { user } = await renderApp(path, { as: 'orgAdmin' });
  await user.click(await button('Add airline'));
  const add = within(await screen.findByRole('dialog', { name: 'Add airline' }));
  await user.type(add.getByRole('textbox', { name: 'Name' }), 'Ethiopian Airlines');
  await user.type(add.getByRole('textbox', { name: 'Prefix' }), '071');
  await user.type(add.getByRole('textbox', { name: 'Notes' }), 'Daily');
  await user.click(add.getByRole('button', { name: 'Create' }));
  const row = within(await screen.findByRole('row', { name: /Ethiopian Airlines.*071.*Daily/ }));
  await user.click(row.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit airline' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit airline' }));
  await user.type(edit.getByRole('textbox', { name: 'Notes' }), ', mine');
  await changeAirline(courierId, { notes: 'Daily, theirs', name: 'Ethiopian Cargo' });
  await user.click(edit.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' }));
  await user.click(dialog.getByRole('radio', { name: /mine/ }));
  await user.click(dialog.getByRole('button', { name: 'Save these' }));
  // Fields that only the other user changed are kept.
  expect(await screen.findByRole('row', { name: /Ethiopian Cargo.*071.*Daily, mine/ })).toBeVisible();
});

/** Changes the only airline of a courier as another user. */
async function changeAirline(courierId: string, fields: Record<string, unknown>) {
  const { courier } = await orgAdmin<{ courier: { airlines: { data: { id: string; lockVersion: number }[] } } }>(
    'query($id: ID!) { courier(id: $id) { airlines { data { id lockVersion } } } }',
    { id: courierId },
  );
  const [airline] = courier.airlines.data;
  await asking('admin')(
    'mutation($id: ID!, $input: UpdateAirlineInput!) { updateAirline(id: $id, input: $input) { errors { message } } }',
    { id: airline?.id, input: { courierId, lockVersion: airline?.lockVersion, ...fields } },
  );
}

import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../e2e/support/orders.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const orgAdmin = asking('orgAdmin');
const button = (name: string) => screen.findByRole('button', { name });
let made = 0;

/** Creates a substatus with a unique text. */
async function makeSubstatus(model = 'PURCHASE_ORDER') {
  made += 1;
  const subStatus = `Reason ${process.pid}-${made}`;
  const data = await orgAdmin(
    `mutation($input: CreateSubstatusInput!) {
      createSubstatus(input: $input) { substatus { id lockVersion } errors { message } }
    }`,
    { input: { model, status: 'on_hold', subStatus } },
  );
  const { createSubstatus } = data as { createSubstatus: { substatus: { id: string; lockVersion: number } } };
  return { ...createSubstatus.substatus, subStatus };
}

const pathOf = (subStatus: string) => `/settings/substatuses?search=${encodeURIComponent(subStatus)}`;
const rowOf = async (subStatus: string) =>
  (await screen.findByRole('button', { name: subStatus })).closest('tr') ?? document.body;

async function choose(user: Awaited<ReturnType<typeof renderApp>>['user'], subStatus: string, action: string) {
  await user.click(await within(await rowOf(subStatus)).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('substatuses', () => {
  it('are created for a status of an object, and their object cannot be changed', async () => {
    const { user } = await renderApp('/organizationPanel/substatuses', { as: 'orgAdmin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Substatuses' })).toBeVisible();
    await user.click(await button('Add New Substatus'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Substatus' }));
    const create = dialog.getByRole('button', { name: 'Create' });
    expect(create).toHaveAttribute('data-tip', 'Object is required');
    const object = dialog.getByRole('combobox', { name: 'Object' });
    const status = dialog.getByRole('combobox', { name: 'Main Status' });
    expect(status).toBeDisabled();
    await within(object).findByRole('option', { name: 'Order Item' });
    await user.selectOptions(object, 'Order Item');
    await user.selectOptions(status, 'Assessed');
    // Another object has other statuses.
    await user.selectOptions(object, 'Purchase Order');
    expect(status).toHaveValue('');
    await expect.poll(() => create.getAttribute('data-tip')).toBe('Main Status is required');
    await user.selectOptions(status, 'On hold');
    const text = dialog.getByRole('textbox', { name: 'Substatus' });
    await user.type(text, ' ');
    await user.tab();
    expect(await dialog.findByText('Subtatus is required')).toBeVisible();
    await user.type(text, 'waiting for FUNDS');
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled'));
    await user.click(create);
    expect(await dialog.findAllByText('Substatus has already been taken')).not.toHaveLength(0);
    made += 1;
    const subStatus = `Customs ${process.pid}-${made}`;
    await user.clear(text);
    await user.type(text, subStatus);
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled'));
    await user.click(create);
    expect(await screen.findByText('Created')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), `${subStatus}{Enter}`);
    // The row that is shown before the search is answered will be replaced.
    await screen.findByText('1 result');
    const row = await rowOf(subStatus);
    expect(row).toHaveTextContent('On hold');
    expect(row).toHaveTextContent('Purchase Order');
    await user.click(screen.getByRole('button', { name: subStatus }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Substatus' }));
    expect(edit.getByRole('combobox', { name: 'Object' })).toBeDisabled();
    expect(edit.getByRole('button', { name: 'Save' })).toHaveAttribute('data-tip', 'Nothing has been changed yet');
    await user.selectOptions(edit.getByRole('combobox', { name: 'Main Status' }), 'Closed');
    await user.click(edit.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    await waitFor(async () => expect(await rowOf(subStatus)).toHaveTextContent('Closed'));
  });

  it('ask which text to keep if two users changed it', async () => {
    const { id, lockVersion, subStatus } = await makeSubstatus();
    const { user } = await renderApp(pathOf(subStatus), { as: 'orgAdmin' });
    await user.click(await button(subStatus));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Substatus' }));
    await user.type(edit.getByRole('textbox', { name: 'Substatus' }), ' mine');
    await orgAdmin(
      'mutation($id: ID!, $input: UpdateSubstatusInput!) { updateSubstatus(id: $id, input: $input) { errors { message } } }',
      { id, input: { lockVersion, subStatus: `${subStatus} theirs` } },
    );
    await user.click(edit.getByRole('button', { name: 'Save' }));
    const stale = within(await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' }));
    await user.click(stale.getByRole('radio', { name: /Yours/ }));
    await user.click(stale.getByRole('button', { name: 'Save these' }));
    expect(await button(`${subStatus} mine`)).toBeVisible();
  });

  it('are archived for good, and removed from the list and from the choices of records', async () => {
    const { subStatus } = await makeSubstatus();
    const order = await makeOrder(asking('manager'), {}, 'malaria');
    const { user } = await renderApp(pathOf(subStatus), { as: 'orgAdmin' });
    await choose(user, subStatus, 'Archive');
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive substatus' }));
    expect(question.getByText(/^Note: This action is irreversible/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Substatus archived')).toBeInTheDocument();
    expect(await screen.findByText(/no results matching your current filters/)).toBeVisible();
    const { purchaseOrder } = await asking('manager')<{ purchaseOrder: { statusReasons: string[] } }>(
      'query($id: ID!) { purchaseOrder(id: $id) { statusReasons(status: "on_hold") } }',
      { id: order.id },
    );
    expect(purchaseOrder.statusReasons).not.toContain(subStatus);
    window.history.pushState(null, '', `${pathOf(subStatus)}&state=archived`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const row = await screen.findByRole('row', { name: new RegExp(subStatus) });
    await user.click(within(row).getByRole('button', { name: 'Actions' }));
    expect(await screen.findByRole('menuitem', { name: /^Edit Substatus/ })).toHaveTextContent(
      'This substatus is archived',
    );
  });

  it('are closed to users who may not write them', async () => {
    const { network } = await renderApp('/settings/substatuses', { as: 'manager' });
    expect(await screen.findByText('You have no access to this resource')).toBeInTheDocument();
    expect(network.asked).not.toContain('SubstatusList');
  });
});

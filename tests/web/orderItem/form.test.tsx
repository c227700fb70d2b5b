import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { assessItem, changeItem, chooseUnNumber, storedItem, storedItems } from '../../support/pages/items.ts';
import { shown } from '../../support/pages/record.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');
const textbox = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openOrder(materials: readonly string[]) {
  const order = await makeOrder(manager, {}, 'malaria');
  for (const [index, material] of materials.entries()) await addItem(manager, order, `${index + 1}`, material);
  return { order, ...(await renderApp(order.path)) };
}

async function openItem(materials: readonly string[], line = 1) {
  const page = await openOrder(materials);
  await page.user.click(await button(`Line ${line} · ${materials[line - 1]}`));
  return page;
}

async function editItem(materials: readonly string[], line = 1) {
  const page = await openItem(materials, line);
  await page.user.click(await button('Edit Item'));
  return page;
}

describe('an item in read mode', () => {
  it('is shown in groups, with its assessment, and one line for the empty fields', async () => {
    await openItem(['Rapid tests']);
    expect(await screen.findByRole('group', { name: 'Identity' })).toBeVisible();
    expect(shown('Purchase Order Number Line')).toBe('1');
    expect(shown('Value Total')).toBe('$42.00 ');
    expect(shown('Dangerous Goods Class')).toBe('N/A');
    const danger = within(screen.getByRole('group', { name: 'Dangerous goods' }));
    expect(danger.getByText('Not assessed yet')).toBeVisible();
    expect(
      screen.getByText('5 empty fields: MTA Status, Shipping CI #, WCM Invoice #, WBG Mat Doc, Notes'),
    ).toBeVisible();
  });

  it('explains its terms, and says from the start what it lacks to be shipped', async () => {
    const { user } = await openItem(['Gloves', 'Masks'], 2);
    await user.click(await button('What ECCN means'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Export Control Classification Number/);
    expect(screen.getAllByText('Lacks Country of Manufacture')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '2 items wait to be assessed' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/assessments\?order=.+/),
    );
    await user.click(await button('2 items lack Country of Manufacture, needed to ship'));
    const country = await screen.findByRole('combobox', { name: 'Country of Manufacture' });
    await waitFor(() => expect(country).toHaveFocus());
    expect(within(screen.getByRole('form', { name: 'Details of line 1' })).getByText('needed to ship')).toBeVisible();
    // One's own change is counted at once.
    await user.type(country, 'Kenya');
    await user.click(await screen.findByRole('option', { name: 'Kenya' }));
    await user.click(await button('Save'));
    expect(await button('1 item lacks Country of Manufacture, needed to ship')).toBeVisible();
  });

  it('shows who assessed it, and when', async () => {
    const order = await makeOrder(manager, {}, 'malaria');
    const id = await addItem(manager, order, '1', 'Ethanol');
    await assessItem(manager, id, { unNumber: 'UN1170' });
    const { user } = await renderApp(order.path);
    await user.click(await button('Line 1 · Ethanol'));
    expect(await screen.findByText(/^Assessed \d\d\/\d\d\/\d{4} by manager Tester$/)).toBeVisible();
    expect(screen.getByText('Not received yet')).toBeVisible();
  });

  it('leads to the previous and the next one, which open in read mode', async () => {
    const { user } = await openItem(['Gloves', 'Masks', 'Gowns'], 2);
    expect(await screen.findByText('2 of 3')).toBeVisible();
    await user.click(await button('Next item'));
    expect(await screen.findByText('3 of 3')).toBeVisible();
    expect(shown('Material')).toBe('Gowns');
    expect(await button('Next item')).toHaveAttribute('data-tip', 'This is the last item');
    expect(await button('Next item')).toHaveFocus();
    expect(screen.queryByText('2 of 3')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Material' })).not.toBeInTheDocument();
  });
});

describe('an item in edit mode', () => {
  it('names the changed fields, computes its total, and warns of a code that no filing accepts', async () => {
    const { user, order } = await editItem(['Rapid tests']);
    await user.clear(await textbox('Quantity'));
    await user.type(await textbox('Quantity'), '10');
    await user.type(await textbox('HS Code'), '2207.20.000');
    expect(screen.getByText('2 changes')).toBeVisible();
    expect(screen.getByText('Quantity, HS Code')).toBeVisible();
    expect(screen.getByLabelText('Value Total')).toHaveTextContent('$35.00 computed');
    expect(await textbox('HS Code')).toHaveAccessibleDescription('9 digits, the filing needs 10');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Updated')).toBeInTheDocument();
    expect(await storedItems(manager, order.id)).toMatchObject([{ quantity: '10', hsCode: '2207.20.000' }]);
    await waitFor(async () => expect(await button('Edit Item')).toHaveFocus());
  });

  it('is not saved with a required field missing, and names the field', async () => {
    const { user, network } = await editItem(['Rapid tests']);
    await user.clear(await textbox('Material'));
    expect(await button('Save')).toHaveAttribute('data-tip', 'Material is required');
    await user.keyboard('{Enter}');
    expect(await textbox('Material')).toHaveAccessibleErrorMessage('Material is required');
    await user.click(await button('Save'));
    expect(await textbox('Material')).toHaveFocus();
    expect(network.asked).not.toContain('UpdateOrderItem');
  });

  it('expands its empty fields on a click, and focuses the first', async () => {
    const { user } = await editItem(['Rapid tests']);
    await user.click(await button(/^5 empty fields: /));
    expect(await textbox('Notes')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'MTA Status' })).toHaveFocus();
  });

  it('is saved by Enter, which opens the next item at the same field', async () => {
    const { user, order } = await editItem(['Gloves', 'Masks', 'Gowns']);
    for (const code of ['1111111111', '2222222222', '3333333333']) {
      await user.type(await textbox('HS Code'), code);
      await user.keyboard('{Enter}');
      if (code !== '3333333333') await waitFor(async () => expect(await textbox('HS Code')).toHaveValue(''));
      if (code !== '3333333333') expect(await textbox('HS Code')).toHaveFocus();
    }
    await waitFor(async () => expect(await button('Edit Item')).toBeVisible());
    const stored = await storedItems(manager, order.id);
    expect(stored.map(({ hsCode }) => hsCode)).toEqual(['1111111111', '2222222222', '3333333333']);
  });

  it('fills in class, hazards, packing group and details from its UN number, and lets them be changed', async () => {
    const { user, order } = await editItem(['Methanol, 2.5 L']);
    await chooseUnNumber(user, 'UN1230', /^UN1230 .*6\.1/);
    const select = (name: string) => screen.findByRole('combobox', { name });
    await waitFor(async () => expect(await select('Dangerous Goods Class')).toHaveValue('3'));
    expect(await select('Packing group')).toHaveValue('II');
    expect(await textbox('Dangerous Goods Details')).toHaveValue('Methanol');
    await user.selectOptions(await select('Packing group'), 'III');
    await user.click(await button('Save'));
    await screen.findByRole('button', { name: 'Edit Item' });
    const [{ id = '' } = {}] = await storedItems(manager, order.id);
    expect(await storedItem(manager, id)).toMatchObject({
      unNumber: 'UN1230',
      packingGroup: 'III',
      subsidiaryHazards: ['6.1'],
      assessment: { dgClass: '3', dgDescription: 'Methanol' },
    });
  });

  it('takes a price of four decimals, and offers the other reading of a comma', async () => {
    const { user, order } = await editItem(['Pipette tips']);
    const price = await textbox('Value per Item');
    await user.clear(price);
    await user.type(price, '0,0125');
    await user.tab();
    expect(price).toHaveValue('0.0125');
    await user.clear(price);
    await user.type(price, '1,125');
    await user.click(await button('Use 1.125'));
    expect(price).toHaveValue('1.125');
    await user.clear(await textbox('Quantity'));
    await user.type(await textbox('Quantity'), '3');
    expect(screen.getByLabelText('Value Total')).toHaveTextContent('$3.38 computed');
    await user.click(await button('Save'));
    await button('Edit Item');
    expect(shown('Value per Item')).toBe('$1.125');
    expect(await storedItems(manager, order.id)).toMatchObject([{ totalValue: '3.38' }]);
  });

  it('asks for the net quantity in one unit only of dangerous goods that are counted in pieces', async () => {
    const { user, order } = await editItem(['Ethanol wipes']);
    const unit = () => screen.findByRole('combobox', { name: 'Unit' });
    const net = () => screen.queryByRole('textbox', { name: 'Net quantity in one unit' });
    expect(net()).not.toBeInTheDocument();
    await user.type(await screen.findByRole('combobox', { name: 'UN number' }), 'UN1170');
    await user.keyboard('{Escape}');
    expect(await textbox('Net quantity in one unit')).toBeVisible();
    await user.clear(await unit());
    await user.type(await unit(), 'ml');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(net()).not.toBeInTheDocument());
    await user.clear(await unit());
    await user.type(await unit(), 'EA');
    await user.keyboard('{Escape}');
    await user.type(await textbox('Net quantity in one unit'), '0.5');
    expect(await button('Save')).toHaveAttribute('data-tip', 'Unit of the net quantity is required');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of the net quantity' }), 'LTR');
    await user.click(await button('Save'));
    await button('Edit Item');
    const [{ id = '' } = {}] = await storedItems(manager, order.id);
    expect(await storedItem(manager, id)).toMatchObject({ netQuantity: '0.5', netQuantityUnit: 'LTR' });
  });

  it('asks before an arrow or Escape discards unsaved changes', async () => {
    const { user, order } = await editItem(['Gloves', 'Masks']);
    await user.type(await textbox('HS Code'), '30');
    await user.click(await button('Next item'));
    let question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(await textbox('HS Code')).toHaveValue('30');
    await user.type(await textbox('HS Code'), '{Escape}');
    question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Leave' }));
    expect(await button('Edit Item')).toBeVisible();
    expect(await storedItems(manager, order.id)).toMatchObject([{ hsCode: null }, { hsCode: null }]);
  });

  it('is restored when the save is undone, unless another user changed it since', async () => {
    const { user, order } = await editItem(['Rapid tests']);
    const change = async (text: string) => {
      await user.clear(await textbox('Material'));
      await user.type(await textbox('Material'), text);
      await user.click(await button('Save'));
      return button('Undo');
    };
    await user.click(await change('Slow tests'));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(await storedItems(manager, order.id)).toMatchObject([{ material: 'Rapid tests' }]);
    await user.click(await button('Edit Item'));
    const undo = await change('Other tests');
    const [item] = await storedItems(manager, order.id);
    await changeItem(asking('procurement'), item?.id ?? '', { notes: 'Mine' });
    await user.click(undo);
    expect(await screen.findByText('Not undone. Somebody has changed it since then.')).toBeInTheDocument();
    expect(await storedItems(manager, order.id)).toMatchObject([{ material: 'Other tests', notes: 'Mine' }]);
  });
});

describe('new items', () => {
  it('are created one after another with Enter, each on the next line', async () => {
    const { user, order } = await openOrder(['Gloves']);
    await user.click(await button('Add item'));
    for (const material of ['Masks', 'Gowns', 'Boots']) {
      await waitFor(async () => expect(await textbox('Material')).toHaveValue(''));
      await waitFor(async () => expect(await textbox('Material')).toHaveFocus());
      await user.keyboard(material);
      await user.type(await textbox('Catalog number'), `C-${material}`);
      await user.type(screen.getByRole('combobox', { name: 'Unit' }), 'EA');
      await user.type(await textbox('Value per Item'), '2.50{Enter}');
    }
    await waitFor(async () => expect(await textbox('Material')).toHaveValue(''));
    await user.click(await button('Cancel'));
    // A new row fades in.
    await waitFor(async () => expect(await button('Line 4 · Boots')).toBeVisible());
    const stored = await storedItems(manager, order.id);
    expect(stored.map(({ position, material }) => `${position} ${material}`)).toEqual([
      '1 Gloves',
      '2 Masks',
      '3 Gowns',
      '4 Boots',
    ]);
  });

  it('keep the form open with the input if the server rejects one', async () => {
    const { user } = await openOrder(['Gloves']);
    await user.click(await button('Add item'));
    await user.type(await textbox('Material'), 'Masks');
    await user.clear(await textbox('Purchase Order Number Line'));
    await user.type(await textbox('Purchase Order Number Line'), '1');
    await user.type(await textbox('Catalog number'), 'C-1');
    await user.type(screen.getByRole('combobox', { name: 'Unit' }), 'EA');
    await user.type(await textbox('Value per Item'), '2.50{Enter}');
    await waitFor(async () =>
      expect(await textbox('Purchase Order Number Line')).toHaveAccessibleErrorMessage(/has already been taken/),
    );
    expect(await textbox('Material')).toHaveValue('Masks');
  });
});

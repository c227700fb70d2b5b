import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addItem, makeOrder } from '../../e2e/support/orders.ts';
import { changeItem, storedItems } from '../../support/pages/items.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const manager = asking('manager');
/** Waits for the grid. It is found by a selector, because a query by role inspects every cell. */
const grid = () => waitFor(() => part('[role=grid]'));
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const part = (selector: string) => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const row = (number: number) => part(`[role=row][aria-rowindex="${number + 1}"]`);
const cell = (number: number, text: string) => within(row(number)).findByText(text);
const stateOf = (number: number) => row(number).lastElementChild?.textContent;
const stored = async (id: string) => (await storedItems(manager, id)).map(({ material }) => material);

async function openSheet(materials: readonly string[], as: 'manager' | 'viewer' = 'manager') {
  const order = await makeOrder(manager, {}, 'malaria');
  const ids: string[] = [];
  for (const [index, material] of materials.entries()) {
    ids.push(await addItem(manager, order, `${index + 1}`, material));
  }
  const page = await renderApp(`${order.path}?view=grid`, { as });
  await screen.findByRole('grid', { name: 'Order items' });
  await waitFor(() => expect(part('[role=grid]')).toContainElement(focused()));
  return { ...page, order, ids };
}

/** The keys that move to the first cell. */
const FIRST = '{Control>}{Home}{/Control}';

/** Pastes a text into the grid. */
async function paste(text: string) {
  fireEvent.paste(await grid(), { clipboardData: { getData: () => text } });
}

describe('the items of an order as a sheet', () => {
  it('accept twelve pasted rows, keep the invalid one, save the others, and undo it all', async () => {
    const { user, order } = await openSheet(['Gloves']);
    const rows = Array.from(
      { length: 12 },
      (_, at) => `Drug ${at + 1}\tD-${at + 1}\t$1,234.50\t${at === 6 ? 'BX' : 'each'}\tViet Nam\tUN1230\tII`,
    );
    await paste(`Description\tCatalog #\tUnit price\tUoM\tCountry of origin\tUN #\tPacking Group\n${rows.join('\n')}`);
    expect(await screen.findByText('12 rows pasted,')).toBeVisible();
    expect(screen.getByText('11 ready,')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1 needs attention' }));
    expect(stateOf(8)).toBe('Unit to choose');
    expect(await screen.findByText('“BX” is not one of the choices of Unit')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Save 11 rows/ }));
    expect(await screen.findByText('11 rows saved')).toBeInTheDocument();
    expect(await storedItems(manager, order.id)).toHaveLength(12);
    expect(stateOf(2)).toBe('Saved');
    await user.click(screen.getByRole('button', { name: 'Keep BX' }));
    expect(stateOf(8)).toBe('New');
    (await grid()).focus();
    await user.keyboard('{Control>}z{/Control}');
    const question = await screen.findByRole('alertdialog', { name: 'Remove saved rows?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(await stored(order.id)).toEqual(['Gloves']);
    await waitFor(async () => expect(within(await grid()).queryByText('Drug 7')).not.toBeInTheDocument());
  });

  it('ask once how pasted numbers are read if both conventions fit, and say what the total leaves out', async () => {
    const { user } = await openSheet([]);
    await paste(
      'Angebot 7\t\t\t\t\nGloves\tG-1\t1.200\teach\t10.000\nMasks\tM-2\t10.000\teach\t\nTotal\t\t11.200\t\t10.000',
    );
    const question = await screen.findByRole('dialog', { name: 'How is this read?' });
    expect(within(question).getByText(/Quantity: 1\.200 is 1,200 · Quantity: 10\.000 is 10,000/)).toBeVisible();
    await user.click(within(question).getByText('The comma: 1.234,50'));
    await user.click(within(question).getByRole('button', { name: 'Paste' }));
    expect(await screen.findByText('“1.200” read as 1,200. 2 rows left out: title, total')).toBeInTheDocument();
    expect(await cell(1, '1,200')).toBeVisible();
    expect(await screen.findByText(/without 1 line that has no value/)).toBeVisible();
    await paste('Benämning\tArtikelnr\tAntal\tEnhet\tÀ-pris\nStövlar\tS-1\t5\teach\t3,45');
    const columns = await screen.findByRole('dialog', { name: 'How is this read?' });
    for (const [heading, name] of [
      ['Benämning', 'material'],
      ['Artikelnr', 'catalogNumber'],
      ['Antal', 'quantity'],
      ['Enhet', 'sizePerItem'],
      ['À-pris', 'valuePerItem'],
    ] as const) {
      await user.selectOptions(within(columns).getByRole('combobox', { name: `${heading} is` }), name);
    }
    await user.click(within(columns).getByRole('button', { name: 'Paste' }));
    expect(await cell(1, 'Stövlar')).toBeVisible();
  });

  it('count a new row on, or give it the largest free line after the last possible one', async () => {
    const order = await makeOrder(manager, {}, 'malaria');
    await addItem(manager, order, '9999999.9', 'Gloves');
    await renderApp(`${order.path}?view=grid`);
    await screen.findByRole('grid', { name: 'Order items' });
    await cell(1, 'Gloves');
    await paste('Description\tCatalog #\tUnit price\tUoM\nMasks\tM-1\t3.10\teach\nGowns\tG-2\t4.10\teach');
    expect(await cell(2, '9,999,999')).toBeVisible();
    expect(await cell(3, '9,999,998')).toBeVisible();
    expect(stateOf(3)).toBe('New');
  });

  it('show changes made by others while the socket was lost, around the unsaved input', async () => {
    const { user, network, ids } = await openSheet(['Gloves', 'Masks']);
    await user.keyboard(`${FIRST}{ArrowRight}Boots{Enter}`);
    network.cut();
    await changeItem(asking('procurement'), ids[1] ?? '', { material: 'Theirs' });
    network.uncut();
    expect(await cell(2, 'Theirs')).toBeVisible();
    expect(await cell(1, 'Boots')).toBeVisible();
  });

  it('are edited by keyboard, saved, and restored by an undo, unless another user changed them since', async () => {
    const { user, order, ids } = await openSheet(['Gloves', 'Masks', 'Gowns']);
    await user.keyboard(`${FIRST}{ArrowRight}Boots{Enter}Caps{Enter}`);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('2 rows saved')).toBeInTheDocument();
    expect(await stored(order.id)).toEqual(['Boots', 'Caps', 'Gowns']);
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(await stored(order.id)).toEqual(['Boots', 'Masks', 'Gowns']);
    await changeItem(asking('procurement'), ids[0] ?? '', { notes: 'Theirs' });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('1 row skipped, because it was changed since')).toBeInTheDocument();
    expect(await stored(order.id)).toEqual(['Boots', 'Masks', 'Gowns']);
  });

  it('mark in the choices of a cell what was typed', async () => {
    const { user } = await openSheet(['Gloves']);
    const heads = [...document.querySelectorAll('[role=columnheader]')];
    const at = heads.findIndex(({ textContent }) => textContent?.startsWith('Countr') ?? false);
    const countries = row(1).children[at];
    if (!countries) throw new Error('There is no column of countries');
    await user.dblClick(countries);
    await user.keyboard('keny');
    expect((await screen.findAllByText('Keny', { selector: 'mark' })).length).toBeGreaterThan(0);
  });

  it('keep what an undo has written if it cannot remove the other rows of the step', async () => {
    const { user, network, order } = await openSheet(['Gloves']);
    await user.keyboard(FIRST);
    const rows = ['Boots\tB-1\t5\teach\tViet Nam', 'Caps\tC-1\t5\teach\tViet Nam'];
    await paste(`Description\tCatalog #\tUnit price\tUoM\tCountry of origin\n${rows.join('\n')}`);
    await user.click(await screen.findByRole('button', { name: /^Save 2 rows/ }));
    expect(await screen.findByText('2 rows saved')).toBeInTheDocument();
    network.trouble('DeleteOrderItems', { code: 'INTERNAL_SERVER_ERROR', message: 'The books are closed' });
    (await grid()).focus();
    await user.keyboard('{Control>}z{/Control}');
    const question = await screen.findByRole('alertdialog', { name: 'Remove saved rows?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryAllByText('The books are closed')).not.toEqual([]));
    expect(await stored(order.id)).toEqual(['Gloves', 'Caps']);
    expect(await cell(1, 'Gloves')).toBeVisible();
    expect(await cell(2, 'Caps')).toBeVisible();
    expect([stateOf(1), stateOf(2)]).toEqual(['Saved', 'Saved']);
  });

  it('show saves by another user, and ask which value to keep if both changed the same cell', async () => {
    const { user, order, ids } = await openSheet(['Gloves', 'Masks']);
    await user.keyboard(`${FIRST}{ArrowRight}Boots{Enter}`);
    await changeItem(asking('procurement'), ids[1] ?? '', { material: 'Their masks' });
    expect(await cell(2, 'Their masks')).toBeVisible();
    await changeItem(asking('procurement'), ids[0] ?? '', { material: 'Their gloves', quantity: '99' });
    expect(await cell(1, '99')).toBeVisible();
    expect(await cell(1, 'Changed by procurement Tester')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save/ })).toHaveAttribute('data-tip', 'No row is ready to be saved');
    await user.keyboard('{ArrowUp}{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Somebody changed the same fields' }));
    expect(dialog.getByText(/^procurement Tester saved this record on/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /Yours/ }));
    await user.click(dialog.getByRole('button', { name: 'Save these' }));
    expect(await screen.findByText('1 row saved')).toBeInTheDocument();
    expect(await storedItems(manager, order.id)).toMatchObject([
      { material: 'Boots', quantity: '99' },
      { material: 'Their masks' },
    ]);
  });

  it('name the other user if a save is stale, and show a rejection in its row', async () => {
    const { user, network, ids } = await openSheet(['Gloves', 'Masks']);
    await user.keyboard(`${FIRST}{ArrowRight}Boots{Enter}Caps{Enter}`);
    // The page learns of the change only from the response.
    network.trouble('OrderItemsById', 'hang');
    network.trouble('OrderItemRows', 'hang');
    await changeItem(asking('procurement'), ids[0] ?? '', { material: 'Their gloves' });
    await user.click(screen.getByRole('button', { name: /^Save 2 rows/ }));
    expect(await screen.findByText('1 row saved')).toBeInTheDocument();
    expect(stateOf(1)).toBe('Changed by procurement Tester');
    (await grid()).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await user.click(await screen.findByText('Theirs: Their gloves'));
    expect(stateOf(1)).toBe('Saved');
    await user.keyboard('{End}{Home}{ArrowDown}1{Enter}');
    expect(stateOf(2)).toBe('This line number is used twice');
  });

  it('keep unsaved input over a reload, even in a cell that is still open, and ask before leaving', async () => {
    const { user, order } = await openSheet(['Gloves']);
    await user.keyboard(`${FIRST}{ArrowRight}Boots{Enter}`);
    expect(await screen.findByText('Draft kept on this device')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'List' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    (await grid()).focus();
    await user.keyboard('Caps');
    window.dispatchEvent(new Event('pagehide'));
    await renderApp(`${order.path}?view=grid`);
    // The page before the reload has this text in an input instead.
    await waitFor(() => expect(within(part('[role=grid]')).getByText('Caps')).toBeVisible());
    expect(within(part('[role=grid]')).getByText('Boots')).toBeVisible();
  });

  it('are read-only for users who may only read', async () => {
    const { user } = await openSheet(['Gloves'], 'viewer');
    expect(stateOf(1)).not.toBe('Saved');
    await user.keyboard('{ArrowRight}x');
    expect(screen.getByRole('textbox', { name: 'Material, row 1' })).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: 'Material, row 1' })).toHaveValue('Gloves');
    expect(screen.getAllByText('Your role does not allow this')).not.toEqual([]);
    expect(within(await grid()).queryByText('Type or paste here')).not.toBeInTheDocument();
  });
});

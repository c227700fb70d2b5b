import { ChakraProvider } from '@chakra-ui/react';
import { screen, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ExportPanelFragment } from '../../../web/generated/operations.ts';
import { ExportPanel } from '../../../web/shipment/exportRule/ExportPanel.tsx';
import { system } from '../../../web/theme/theme.ts';
import { changeItem } from '../../support/pages/items.ts';
import { makeOrderOf, makeProgram, makeShipmentOf } from '../../support/pages/program.ts';
import { openHistory, shown } from '../../support/pages/record.ts';
import { render } from '../../support/pages/rendering.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';

const as = 'orgAdmin';
const administrator = asking(as);
const textbox = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const saved = () => screen.findByRole('button', { name: 'Edit' });

/** Opens a shipment with one item, worth 5,000 dollars under one code. @param item further fields of the item */
async function open(fields: Record<string, unknown>, item: Record<string, unknown>, search = '') {
  const program = await makeProgram();
  const shipment = await makeShipmentOf(program, fields);
  const { items } = await makeOrderOf(program, 1);
  const worth = { hsCode: '3822.19.0000', quantity: '100', valuePerItem: '50', countriesOfManufacture: ['KE'] };
  await changeItem(administrator, items[0] ?? '', { ...worth, ...item });
  await administrator(
    'mutation($id: ID!, $ids: [ID!]!) { addShipmentItems(id: $id, input: { orderItemIds: $ids }) { errors { message } } }',
    { id: shipment.id, ids: items },
  );
  const { user } = await renderApp(`/program/${program.slug}/shipments/${shipment.id}${search}`, { as });
  return { shipment, user };
}

describe('the export fields of a shipment', () => {
  it('say at the field what is wrong with an ITN, and keep one form of a right one', async () => {
    const { user } = await open({}, {}, '?edit=1');
    await user.type(await textbox('ITN'), 'X2026');
    await user.click(await button('Save'));
    expect(await screen.findByText('ITN should be AES X and 14 digits: AES X20260101123456')).toBeVisible();
    await user.clear(await textbox('ITN'));
    await user.type(await textbox('ITN'), 'X20260230123456');
    await user.click(await button('Save'));
    expect(await screen.findAllByText(/the first 8 of them the day of filing/)).not.toHaveLength(0);
    await user.clear(await textbox('ITN'));
    await user.type(await textbox('ITN'), 'x٢٠٢٦٠١٠١ 123456');
    await user.click(await button('Save'));
    await saved();
    await expect.poll(() => shown('ITN')).toBe('AES X20260101123456');
    const history = await openHistory(user);
    await expect.poll(() => history.textContent).toMatch(/ITN.*AES X20260101123456/);
  });

  it('take a licence number or an exception, and say so at both', async () => {
    const { user } = await open({}, {}, '?edit=1');
    await user.type(await textbox('Licence number'), 'D123456');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Licence exception' }), 'NLR – No licence required');
    await user.click(await button('Save'));
    const both = 'Enter a licence number or a licence exception, not both';
    expect(await screen.findAllByText(both)).toHaveLength(2);
    await user.clear(await textbox('Licence number'));
    await user.click(await button('Save'));
    await saved();
    await expect.poll(() => shown('Licence exception')).toBe('NLR – No licence required');
    expect(shown('Licence number')).toBeNull();
  });

  it('are shown to readers only if they are filled or asked for', async () => {
    const { user } = await open({ eeiExport: null }, {});
    await screen.findByRole('region', { name: 'Export' });
    expect(shown('Licence number')).toBeNull();
    await user.click(await button('Edit'));
    expect(await textbox('ITN')).toHaveValue('');
    await user.selectOptions(screen.getByRole('combobox', { name: 'EEI/Export' }), 'Yes');
    await user.click(await button('Save'));
    await saved();
    await expect.poll(() => shown('Licence number')).not.toBeNull();
  });
});

const ADVICE: ExportPanelFragment = {
  __typename: 'ExportRule',
  rule: '15 CFR 30.37(a)',
  limit: '2500.00',
  answer: 'NOT_MET',
  because: [],
  legend: 'AES ITN or exemption  ____',
  decidedAgainst: 'A filing is required by 15 CFR 30.37(a); EEI/Export says No, against this advice',
  controlStatement: {
    __typename: 'ControlStatement',
    answer: 'REQUIRED',
    text: 'These items are controlled by the U.S. Government',
    eccns: ['9A610.x'],
    message: 'The invoice prints the destination control statement: ECCN 9A610.x is on the Commerce Control List',
    rule: '15 CFR 758.6(a)',
  },
  level: 'REQUIRED',
  message: 'The Commercial Invoice will require an EEI/Export filing',
  codes: [],
  withoutCode: 0,
  statements: [],
};

describe('the export panel', () => {
  const panel = (advice: Partial<ExportPanelFragment>) => {
    const { container, unmount } = render(
      <ChakraProvider value={system}>
        <ExportPanel advice={{ ...ADVICE, ...advice }} />
      </ChakraProvider>,
    );
    onTestFinished(unmount);
    return within(container);
  };

  it('says that a person decided against the advice, and which statement stands on the invoice', () => {
    const all = panel({});
    expect(all.getByText(/EEI\/Export says No, against this advice$/)).toBeVisible();
    expect(all.getByText(/^The invoice prints the destination control statement/)).toHaveTextContent(
      'Beside it: ECCN 9A610.x (15 CFR 758.6(a))',
    );
    expect(all.getByText('These items are controlled by the U.S. Government')).toBeInTheDocument();
  });

  it('says neither where nothing is to be said, and stands without what an older server does not send', () => {
    const all = panel({ answer: 'MET', legend: 'NOEEI § 30.37(a)', decidedAgainst: null, controlStatement: null });
    expect(all.getByText('The invoice prints: NOEEI § 30.37(a)')).toBeVisible();
    expect(all.queryByText(/against this advice|destination control/)).toBeNull();
  });
});

/** Tests the checks of dangerous goods on the cases of `cases/dangerousGoods.md`, and on every number of 49 CFR 172.101. */
import { describe, expect, it } from 'vitest';
import { allUnNumbers, entriesOf } from '../../backend/regulation/unNumbers.ts';
import type { DangerFacts, DangerousItem } from '../../backend/shipment/dangerFacts.ts';
import { dangerResult } from '../../backend/shipment/dangerousGoods.ts';
import { readCases } from './cases/table.ts';

const item = (fields: Partial<DangerousItem>): DangerousItem => ({
  id: 1,
  material: 'Goods',
  un_number: null,
  dg_class: null,
  dg_description: null,
  subsidiary_hazards: [],
  packing_group: null,
  quantity: '1',
  size_per_item: 'KGM',
  net_quantity: null,
  net_quantity_unit: null,
  storage: null,
  assessed: true,
  ...fields,
});
const shipment = (items: DangerousItem[], fields: Partial<DangerFacts> = {}): DangerFacts => ({
  shipment_type: 'air',
  package_quantity: 1,
  package_type: 'box',
  total_weight: '100',
  dry_ice: null,
  acknowledged: {},
  items,
  ...fields,
});
const known = (cell: string | undefined) => (cell === '-' || cell === undefined ? null : cell);
const answers: Readonly<Record<string, string>> = {
  met: 'met',
  'not met': 'not_met',
  'n/a': 'does_not_apply',
  open: 'cannot_tell',
};

const cases = readCases('dangerousGoods.md').map((row) => ({
  facts: shipment(
    [
      item({
        un_number: known(row['UN']),
        dg_class: known(row['Class']),
        packing_group: known(row['Group']),
        quantity: row['Quantity'] ?? '',
        size_per_item: row['Unit'] ?? '',
        assessed: row['Assessed'] === 'yes',
      }),
    ],
    {
      package_quantity: row['Packages'] === '-' ? null : Number(row['Packages']),
      total_weight: known(row['Weight']),
      dry_ice: known(row['Ice']),
    },
  ),
  expected: [row['UN number'], row['Limits'], row['Ice check']].map((cell) => answers[cell ?? '']),
  says: known(row['Says']) ?? '',
  name: `${row['UN']} class ${row['Class']} group ${row['Group']}, ${row['Quantity']} ${row['Unit']} in ${row['Packages']} packages of ${row['Weight']} kg with ${row['Ice']} kg of ice`,
}));

describe('the checks of dangerous goods', () => {
  it.each(cases)('$name', ({ facts, expected, says }) => {
    const { advice, checks } = dangerResult(facts);
    expect([checks.un_numbers.answer, checks.limits.answer, checks.dry_ice.answer]).toEqual(expected);
    const said = Object.values(checks).flatMap(({ remarks, because }) => [
      ...remarks,
      ...because.map(({ message }) => message),
    ]);
    expect(said.join(' · ')).toContain(says);
    const open = Object.values(checks).some(({ answer }) => answer === 'cannot_tell');
    expect(advice.because.length > 0).toBe(open);
    expect(advice.answer === 'met' && open).toBe(false);
  });

  it('are all open without items, and none is met', () => {
    const { checks } = dangerResult(shipment([]));
    expect(Object.values(checks).map(({ answer }) => answer)).toEqual(Array(5).fill('cannot_tell'));
  });

  it('do not concern aircraft on a truck, and segregation is open at sea', () => {
    const goods = [item({ un_number: 'UN1170', dg_class: '3' }), item({ id: 2, un_number: 'UN2014', dg_class: '5.1' })];
    expect(dangerResult(shipment(goods, { shipment_type: 'truck' })).checks.limits.answer).toBe('does_not_apply');
    expect(dangerResult(shipment(goods, { shipment_type: 'ocean' })).checks.segregation.answer).toBe('cannot_tell');
  });

  it('find each of the 2,369 numbers right as the table has it, and wrong with another class or packing group', () => {
    const of = (fields: Partial<DangerousItem>) => dangerResult(shipment([item(fields)])).checks.un_numbers.answer;
    for (const un_number of allUnNumbers()) {
      for (const { dgClass, packingGroup } of entriesOf(un_number)) {
        const entered = { un_number, dg_class: dgClass, packing_group: packingGroup };
        expect([un_number, ['met', 'cannot_tell'].includes(of(entered))]).toEqual([un_number, true]);
        if (packingGroup !== null) expect([un_number, of(entered)]).toEqual([un_number, 'met']);
      }
      const groups = entriesOf(un_number).map(({ packingGroup }) => packingGroup);
      const missing = ['I', 'II', 'III'].find((group) => !groups.includes(group));
      if (missing) expect([un_number, of({ un_number, packing_group: missing })]).toEqual([un_number, 'not_met']);
    }
  });
});

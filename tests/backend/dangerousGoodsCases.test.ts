/** Tests the checks of dangerous goods on the cases of `cases/dangerousGoods.md`, and on every number of 49 CFR 172.101. */
import { describe, expect, it } from 'vitest';
import { allUnNumbers, entriesOf } from '../../backend/regulation/unNumbers.ts';
import type { DangerFacts, DangerousItem } from '../../backend/shipmentAdvice/dangerFacts.ts';
import { dangerResult } from '../../backend/shipmentAdvice/dangerousGoods.ts';
import type { DeclarationPart } from '../../backend/shipmentAdvice/declaration.ts';
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
  packages: [],
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

/** The items of a row: in each cell one value for each item. */
function itemsOf(row: Record<string, string>): DangerousItem[] {
  const cells = (name: string) => (row[name] ?? '').split(';').map((cell) => cell.trim());
  return cells('UN').map((number, at) => {
    const [net = null, unit = null] = known(cells('Net')[at])?.split(' ') ?? [];
    return item({
      id: at + 1,
      material: `Goods ${at + 1}`,
      un_number: known(number),
      dg_class: known(cells('Class')[at]),
      packing_group: known(cells('Group')[at]),
      quantity: cells('Quantity')[at] ?? '',
      size_per_item: cells('Unit')[at] ?? '',
      net_quantity: net,
      net_quantity_unit: unit,
      assessed: cells('Assessed')[at] === 'yes',
    });
  });
}

/** Says what the declaration needs: nothing, less for dry ice alone, or all; and whether something of it is missing. */
function paperOf(parts: readonly DeclarationPart[]): string {
  if (parts.length === 0) return 'none';
  const kind = parts.some(({ state }) => state === 'does_not_apply') ? 'ice' : 'all';
  return parts.some(({ state }) => state === 'missing') ? `${kind}, open` : kind;
}

const cases = readCases('dangerousGoods.md').map((row) => ({
  facts: shipment(itemsOf(row), {
    shipment_type: known(row['By']),
    package_quantity: row['Packages'] === '-' ? null : Number(row['Packages']),
    total_weight: known(row['Weight']),
    dry_ice: known(row['Ice']),
  }),
  expected: [...['UN number', 'Limits', 'Apart', 'Ice check'].map((name) => answers[row[name] ?? '']), row['Paper']],
  says: known(row['Says']) ?? '',
  name: `${row['UN']} class ${row['Class']} group ${row['Group']}, ${row['Quantity']} ${row['Unit']} of ${row['Net']}, ${row['By']}, in ${row['Packages']} packages of ${row['Weight']} kg with ${row['Ice']} kg of ice`,
}));

describe('the checks of dangerous goods', () => {
  it.each(cases)('$name', ({ facts, expected, says }) => {
    const { advice, checks } = dangerResult(facts);
    const found = [checks.un_numbers, checks.limits, checks.segregation, checks.dry_ice].map(({ answer }) => answer);
    expect([...found, paperOf(advice.declaration)]).toEqual(expected);
    if (facts.items.some(({ assessed }) => !assessed)) {
      // The limits of aircraft are not about a truck or a ship, whatever is in it.
      const { limits, ...others } = checks;
      const about = limits.answer === 'does_not_apply' && facts.shipment_type !== 'air' ? others : checks;
      const all = Object.values(about).map(({ answer }) => answer);
      expect(all.filter((answer) => answer === 'met' || answer === 'does_not_apply')).toEqual([]);
    }
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

  it('never find the limits of one of the numbers met where the table forbids it, has several limits, or cannot be applied', () => {
    const limitsOf = (fields: Partial<DangerousItem>) => {
      const weighed = { quantity: '0.001', ...fields };
      return ['KGM', 'LTR'].map((unit) => {
        const facts = shipment([item({ size_per_item: unit, ...weighed })], { total_weight: '0.1' });
        return dangerResult(facts).checks.limits.answer;
      });
    };
    let met = 0;
    for (const un_number of allUnNumbers()) {
      const entries = entriesOf(un_number);
      for (const { dgClass, packingGroup } of entries) {
        const entered = { un_number, dg_class: dgClass, packing_group: packingGroup };
        const alike = entries.filter((entry) => entry.dgClass === dgClass && entry.packingGroup === packingGroup);
        // Names for transport within the United States are left out if there are others.
        const abroad = alike.filter(({ symbols }) => !symbols.includes('D'));
        const cells = (abroad.length > 0 ? abroad : alike).map((entry) => [
          entry.passengerAircraft,
          entry.cargoAircraft,
        ]);
        const isOne = new Set(cells.map(String)).size === 1;
        const [passenger = null, cargo = null] = cells[0] ?? [];
        const isAllowed = [passenger, cargo].every(
          (cell) => cell !== null && /^(\d|\.|less than|no limit)/i.test(cell),
        );
        const found = limitsOf(entered);
        if (found.includes('met')) {
          met += 1;
          expect([entered, isOne, isAllowed]).toEqual([entered, true, true]);
        }
        const pieces = limitsOf({ ...entered, size_per_item: 'EA' });
        const isUnlimited = /^no limit$/i.test(passenger ?? '') && /^no limit$/i.test(cargo ?? '');
        if (!isUnlimited) expect([entered, pieces]).toEqual([entered, pieces.filter((answer) => answer !== 'met')]);
      }
      const wrongGroup = ['I', 'II', 'III'].find((group) => entries.every((entry) => entry.packingGroup !== group));
      const wrongClass = ['3', '8', '9'].find((each) =>
        entries.every(({ dgClass }) => dgClass !== null && dgClass !== each),
      );
      if (wrongClass) {
        const wrong = { un_number, dg_class: wrongClass };
        expect([un_number, limitsOf(wrong).includes('met')]).toEqual([un_number, false]);
        expect([un_number, dangerResult(shipment([item(wrong)])).checks.un_numbers.answer]).toEqual([
          un_number,
          'not_met',
        ]);
      }
      if (wrongGroup)
        expect([un_number, limitsOf({ un_number, packing_group: wrongGroup }).includes('met')]).toEqual([
          un_number,
          false,
        ]);
    }
    expect(met).toBeGreaterThan(1000);
  });
});

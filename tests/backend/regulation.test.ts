/** Tests the dangerous goods and export rules on cases with known outcomes. */
import { describe, expect, it } from 'vitest';
import { measureOf } from '../../backend/regulation/measure.ts';
import { packageLimit, packagesFor } from '../../backend/regulation/packageLimit.ts';
import { segregationOf, type Way, waysOf } from '../../backend/regulation/segregation.ts';
import { allUnNumbers, candidatesOf, entriesOf } from '../../backend/regulation/unNumbers.ts';
import type { DangerFacts, DangerousItem } from '../../backend/shipmentAdvice/dangerFacts.ts';
import { dangerAdvice } from '../../backend/shipmentAdvice/dangerousGoods.ts';
import type { ExportedLine, ExportFacts } from '../../backend/shipmentAdvice/exportFacts.ts';
import { exportAdvice } from '../../backend/shipmentAdvice/exportRule.ts';

describe('the table of dangerous goods', () => {
  it('contains 2,369 UN numbers', () => {
    expect(allUnNumbers()).toHaveLength(2369);
    expect(entriesOf('UN3551')).toEqual([]);
  });

  it.each([
    ['UN1170', 'II', '3', '', '5 L', '60 L'],
    ['UN1170', 'III', '3', '', '60 L', '220 L'],
    ['UN1230', 'II', '3', '6.1', '1 L', '60 L'],
    ['UN1072', null, '2.2', '5.1', '75 kg', '150 kg'],
    ['UN1049', null, '2.1', '', 'Forbidden', '150 kg'],
    ['UN1715', 'II', '8', '3', '1 L', '30 L'],
    ['UN2814', null, '6.2', '', '50 mL or 50 g', '4 L or 4 kg'],
    ['UN1845', null, '9', '', '200 kg', '200 kg'],
    ['UN3480', null, '9', '', 'Forbidden', '35 kg'],
  ])('has %s, packing group %s', (number, group, dgClass, subsidiary, passenger, cargo) => {
    const [line] = candidatesOf(number, group);
    expect([line?.dgClass, line?.subsidiaryHazards.join(), line?.passengerAircraft, line?.cargoAircraft]).toEqual([
      dgClass,
      subsidiary,
      passenger,
      cargo,
    ]);
  });

  it('parses limits by volume and by mass, and treats blank cells and references as unknown', () => {
    expect(packageLimit('Forbidden')).toEqual({ kind: 'forbidden' });
    expect([packageLimit(null).kind, packageLimit('See A105').kind]).toEqual(['unknown', 'unknown']);
    expect(packageLimit('30 kg gross')).toMatchObject({ kind: 'amount', gross: true });
    expect(packagesFor(packageLimit('30 kg gross'), measureOf('30', 'KGM'))).toBe(2);
    expect(packagesFor(packageLimit('Less than .1 kg'), measureOf('100', 'GRM'))).toBe(2);
    const limit = packageLimit('50 mL or 50 g');
    expect([
      packagesFor(limit, measureOf('0.05', 'LTR')),
      packagesFor(limit, measureOf('51', 'GRM')),
      packagesFor(limit, measureOf('0.101', 'KGM')),
      packagesFor(limit, measureOf('9', 'EA')),
    ]).toEqual([1, 2, 3, null]);
  });
});

describe('segregation', () => {
  it.each<[Way, string, string, string | undefined]>([
    ['air', '3', '5.1', 'apart'],
    ['air', '4.2', '5.1', 'apart'],
    ['air', '4.3', '8', 'apart'],
    ['air', '1.1D', '2.2', 'apart'],
    ['air', '1.4', '8', 'apart'],
    ['air', '1', '4.1', 'apart'],
    ['air', '1.1D', '1.3C', 'compare'],
    ['air', '1.4S', '3', undefined],
    ['air', 'UN3480', '3', 'apart'],
    ['air', 'UN3481', '3', undefined],
    ['air', '9', '6.2', undefined],
    ['air', '3', '5.2', undefined],
    ['road', '3', '5.1', 'separated'],
    ['road', '1.1D', '3', 'not_together'],
    ['road', '1.4S', '3', 'separated'],
    ['road', '1.1D', '1.3C', 'compare'],
    ['road', '4.2', '8', 'not_together'],
    ['road', '5.1', '8', 'separated'],
    ['road', '2.3', '3', 'not_together'],
    ['road', '2.2', '3', undefined],
    ['road', '6.2', '9', undefined],
  ])('by %s of %s and %s, in either order', (way, one, other, outcome) => {
    const [first, second] = [{ label: one }, { label: other }];
    expect([segregationOf(way, first, second)?.outcome, segregationOf(way, second, first)?.outcome]).toEqual([
      outcome,
      outcome,
    ]);
  });

  it('reports the condition of a cell, and that cells of the air table are advisory', () => {
    const liquid = segregationOf('road', { label: '5.1' }, { label: '8' });
    expect([liquid?.condition, liquid?.advisory]).toEqual(['where the 8 is a liquid', false]);
    const milder = { label: '6.1', packingGroup: 'III' };
    expect(segregationOf('road', milder, { label: '3' })).toBeNull();
    expect(segregationOf('road', { label: '6.1' }, { label: '3' })?.condition).toContain('zone A');
    expect(segregationOf('air', { label: '3' }, { label: '5.1' })).toMatchObject({
      advisory: true,
      citation: expect.stringContaining('49 CFR 175.78'),
    });
  });

  it('uses the tables of the shipment type', () => {
    expect([waysOf('air'), waysOf('truck'), waysOf('courier'), waysOf('ocean')]).toEqual([
      ['air'],
      ['road'],
      ['air', 'road'],
      [],
    ]);
  });
});

const item = (id: number, un_number: string | null, fields: Partial<DangerousItem> = {}): DangerousItem => ({
  id,
  material: `Goods ${id}`,
  un_number,
  dg_class: null,
  dg_description: null,
  subsidiary_hazards: [],
  packing_group: null,
  quantity: '1',
  net_quantity: null,
  net_quantity_unit: null,
  size_per_item: 'EA',
  storage: null,
  assessed: true,
  ...fields,
});
const shipped = (items: DangerousItem[], fields: Partial<DangerFacts> = {}) =>
  dangerAdvice({
    shipment_type: 'air',
    package_quantity: 2,
    package_type: 'box',
    total_weight: null,
    dry_ice: null,
    packages: [],
    acknowledged: {},
    items,
    ...fields,
  });

describe('dangerous goods of a shipment', () => {
  it.each([
    ['UN1170', 'UN2014', ['air 3 5.1']],
    ['UN1072', 'UN1090', ['air 3 5.1']],
    ['UN1428', 'UN1789', ['air 4.3 8']],
    ['UN3480', 'UN1170', ['air 3 UN3480']],
    ['UN1845', 'UN3373', []],
  ])('%s and %s', (one, other, keys) => {
    const { pairs, unruled } = shipped([item(1, one), item(2, other)]);
    expect(pairs.map(({ key }) => key)).toEqual(keys);
    expect(unruled).toBe(keys.length === 0 ? 1 : 0);
  });

  it('include dry ice as UN1845, with its mark, arrangement and packages', () => {
    const { goods } = shipped([], { dry_ice: '450', package_quantity: 2 });
    expect(goods).toMatchObject([{ un_number: 'UN1845', order_item_id: null, passenger_aircraft: '200 kg' }]);
    expect(goods[0]?.remarks.join(' ')).toMatch(/at least 3 packages.*net mass.*Arrange it with the operator/);
  });

  it('never report an unknown number or a blank limit as allowed', () => {
    const { goods } = shipped([item(1, 'UN3551', { dg_class: '9' }), item(2, null, { dg_class: '3' })]);
    expect(goods[0]).toMatchObject({ in_table: false, passenger_aircraft: null });
    expect(goods[0]?.remarks.join()).toContain('UN3551 is not in 49 CFR 172.101');
    expect(goods[1]?.remarks.join()).toContain('its limits are not known');
    expect(shipped([item(1, 'UN1170'), item(2, 'UN2014')], { shipment_type: 'ocean' })).toMatchObject({
      unruled: null,
      remarks: [expect.stringContaining('IMDG')],
    });
  });

  it('report how many packages a quantity needs, and what is missing if the entries of a number differ', () => {
    const litres = { quantity: '12', size_per_item: 'LTR' };
    const [known, open] = [item(1, 'UN1170', { ...litres, packing_group: 'II' }), item(2, 'UN1170', litres)];
    const { goods, declaration } = shipped([known, open]);
    expect(goods[0]?.remarks).toEqual(['At least 3 packages on passenger aircraft: 5 L each (49 CFR 172.101)']);
    expect(goods[1]?.passenger_aircraft).toBe('5 L / 60 L');
    expect(goods[1]?.remarks.join()).toContain('enter them');
    expect(declaration.find(({ name }) => name === 'Packing group')).toMatchObject({
      state: 'missing',
      missing: ['Goods 2'],
    });
  });
});

const line = (fields: Partial<ExportedLine>): ExportedLine => ({
  id: 1,
  material: 'Goods',
  hs_code: '3822190000',
  total_value: '100.00',
  eccn: 'EAR99',
  countries_of_manufacture: ['IN'],
  end_user_country: 'KE',
  ...fields,
});
const advised = (to: string, lines: Partial<ExportedLine>[], fields: Partial<ExportFacts> = {}) =>
  exportAdvice({
    from: 'US',
    to,
    stated: null,
    itn: null,
    license_number: null,
    license_exception: null,
    others: [],
    limit: '2500.00',
    lines: lines.map(line),
    ...fields,
  });

describe('the export rule for a shipment', () => {
  it.each([
    ['of an ECCN to China at any value', 'CN', [{ eccn: '3A001', total_value: '10.00' }], 'required'],
    ['of EAR99 to China by value', 'CN', [{}], 'exempt'],
    ['to Canada at any value', 'CA', [{ total_value: '50000.00', end_user_country: 'CA' }], 'exempt'],
    ['through Canada to Peru', 'CA', [{ total_value: '50000.00', end_user_country: 'PE' }], 'required'],
    ['to Country Group E', 'CU', [{ total_value: '1.00' }], 'required'],
    ['of rough diamonds', 'KE', [{ hs_code: '7102.31', total_value: '1.00' }], 'required'],
    ['at the limit', 'KE', [{ total_value: '2500.00' }], 'at_limit'],
    ['above the limit in two lines', 'KE', [{ total_value: '1500.00' }, { total_value: '1000.01' }], 'required'],
    [
      'under a code without its digits',
      'KE',
      [
        { hs_code: '3822.19', total_value: '2000.00' },
        { hs_code: '3822190000', total_value: '600.00' },
      ],
      'could_exceed',
    ],
  ] as const)('%s', (_what, to, lines, level) => {
    expect(advised(to, [...lines]).level).toBe(level);
  });

  it('splits each code by origin, unknown if mixed or missing, and takes the level from the total alone', () => {
    const made = (total_value: string, ...countries_of_manufacture: string[]) => ({
      total_value,
      countries_of_manufacture,
    });
    const { codes } = advised('KE', [
      made('1000.00', 'US'),
      made('500.50', 'US'),
      made('1200.00', 'IN', 'DE'),
      made('0.10', 'US', 'IN'),
      made('0.20'),
    ]);
    expect(codes).toMatchObject([
      {
        value: '2700.80',
        level: 'required',
        origins: [
          { origin: 'domestic', value: '1500.50' },
          { origin: 'foreign', value: '1200.00' },
          { origin: 'unknown', value: '0.30' },
        ],
      },
    ]);
  });

  it('cites its rule in every statement, and states what it did not check', () => {
    const others = [{ invoice_number: 'CI-7', together: true, lines: [] }];
    const { statements, codes, message } = advised('KE', [{ eccn: null }], { others });
    expect(statements.every(({ rule }) => rule.startsWith('15 CFR'))).toBe(true);
    expect(statements.map(({ message }) => message).join(' ')).toMatch(/CI-7.*Not checked here/);
    expect(message).toContain('unknown is not EAR99');
    expect(codes).toMatchObject([{ hs_code: '3822190000', message: 'Exempt' }]);
    expect(advised('KE', [{ total_value: '9000.00' }], { from: 'DE' }).level).toBe('exempt');
  });
});

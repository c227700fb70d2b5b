import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../web/kit/form/problemsOf.ts';
import { packageTypeChoices } from '../../web/lookup/lookupChoices.ts';
import {
  isRoomFor,
  linesIn,
  packageFormOf,
  sentOf,
  startOf,
  withoutLine,
} from '../../web/shipment/packages/packageForm.ts';

const item = (id: string, quantity: string) => ({
  ...({ __typename: 'OrderItem', id, position: '1', material: `Goods ${id}`, sizePerItem: 'EA' } as const),
  ...{ quantity, purchaseOrder: null },
});
const line = (count: string) => ({
  ...{ count, packageType: 'box', length: '', width: '', height: '' },
  ...{ netWeight: '', grossWeight: '', dryIce: '' },
});

const content = { __typename: 'PackedItem', orderItemId: '7', orderItem: null, quantity: '1' } as const;
const stored = {
  ...({ __typename: 'PackageLine', from: 1, to: 1, count: 1, packageType: null } as const),
  ...{ length: null, width: null, height: null, netWeight: null, grossWeight: null, dryIce: null },
};

describe('the form of packages', () => {
  it('begins with all items in the first line, and counts packages through the lines', () => {
    const values = { ...startOf([], [item('7', '10'), item('8', '4')]), line1: line('3'), line2: line('2') };
    expect(linesIn(values).map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [4, 5],
    ]);
    expect(
      sentOf(values, [], [item('7', '10'), item('8', '4')]).packages.map(({ count, contents }) => [
        count,
        contents?.length,
      ]),
    ).toEqual([
      [3, 2],
      [2, 0],
    ]);
  });

  it('moves lines up, with what is in them, when one is removed; what was in that one is not packed', () => {
    const values = {
      ...{ line1: line('1'), line2: line('2'), line3: line('3') },
      row1: { item: '7', line: 'line1', quantity: '10' },
      row2: { item: '8', line: 'line3', quantity: '4' },
    };
    const after: Record<string, Record<string, string>> = structuredClone(values);
    for (const [path, text] of withoutLine(values, 1, 3)) {
      const [name = '', part = ''] = path.split('.');
      after[name] = { ...after[name], [part]: text };
    }
    expect(linesIn(after).map(({ line: { count } }) => count)).toEqual(['2', '3']);
    expect([after['row1']?.['line'], after['row2']?.['line']]).toEqual(['', 'line2']);
  });

  it('asks for the packages of a row, and sends no row about an item that is not there any more', () => {
    const rules = packageFormOf([item('7', '10')], packageTypeChoices).schema();
    const values = { ...startOf([], [item('7', '10')]), line2: line('1') };
    expect(problemsOf(rules, values)).toEqual({ 'row1.line': 'Nothing is entered about these packages' });
    expect(problemsOf(rules, { ...values, line1: line('1') })).toEqual({});
    expect(
      sentOf({ ...values, line1: line('1') }, [], [item('8', '1')]).packages.map(({ contents }) => contents),
    ).toEqual([[], []]);
  });

  it('has room for 40 lines, and for as many rows as items and 60 more', () => {
    const packed = (count: number, quantity: string) =>
      Array.from({ length: count }, () => ({ ...stored, contents: [{ ...content, quantity }] }));
    expect(isRoomFor(packed(40, '1'), [item('7', '40')])).toBe(true);
    expect(isRoomFor(packed(41, '1'), [item('7', '41')])).toBe(false);
    const twice = Array.from({ length: 40 }, () => ({
      ...stored,
      contents: [content, { ...content, orderItemId: '8' }],
    }));
    expect(isRoomFor(twice, [item('7', '40'), item('8', '40')])).toBe(false);
  });

  it('finds the input of a rejected field among the lines and rows that were sent', () => {
    const values = {
      ...startOf([], [item('7', '10')]),
      line2: line('1'),
      row1: { item: '7', line: 'line2', quantity: '11' },
    };
    const { fieldOf } = sentOf(values, [], [item('7', '10')]);
    expect(fieldOf('packages.0.contents.0.quantity')).toBe('row1.quantity');
    expect(fieldOf('packages.0.dryIce')).toBe('line2.dryIce');
    expect(fieldOf('base')).toBe('base');
  });
});

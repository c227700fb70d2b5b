import { describe, expect, it } from 'vitest';
import type { OrderItemRowFragment } from '../../web/generated/operations.ts';
import { nextLine, splitLines } from '../../web/orderItem/lineNumbers.ts';
import { newItemValues, newOrderItemForm, orderItemForm, shippedItemForm } from '../../web/orderItem/orderItemForm.ts';
import { problemsOf } from '../support/formProblems.ts';

const defaults = {
  __typename: 'OrderItemDefaults',
  position: '4',
  quantity: '1',
  urgent: false,
  shipmentType: 'ambient',
  storage: null,
} as const;

const offered = newOrderItemForm.start(newItemValues(defaults));
const filled = {
  ...offered,
  catalogNumber: 'AB-1',
  material: 'Abacavir',
  sizePerItem: 'BO',
  valuePerItem: '1234.5',
};

const item: OrderItemRowFragment = {
  __typename: 'OrderItem',
  id: '7',
  purchaseOrderId: '1',
  shipmentId: null,
  missingForShipment: ['COUNTRIES_OF_MANUFACTURE'],
  subStatus: null,
  status: { __typename: 'Status', key: 'open', name: 'Open', color: 'GREEN' },
  nextStatuses: [],
  position: '10.1',
  catalogNumber: 'AB-1',
  material: 'Abacavir',
  quantity: '12.5',
  sizePerItem: 'BO',
  valuePerItem: '3.12',
  totalValue: '39.00',
  urgent: true,
  splitKit: false,
  splitQuantity: true,
  mtaStatus: null,
  invoiceNumber: null,
  wcmInvoiceNumber: null,
  wbgMatDoc: null,
  shipmentType: null,
  storage: null,
  countriesOfManufacture: ['IN', 'KE'],
  eccnDetails: null,
  hsCode: '3004.90',
  eeiExport: false,
  notes: null,
  unNumber: null,
  packingGroup: null,
  netQuantity: null,
  netQuantityUnit: null,
  subsidiaryHazards: [],
  assessment: { __typename: 'Assessment', assessed: false, dgClass: '9', dgDescription: null },
  goodsReceipt: {
    ...{ __typename: 'GoodsReceipt', received: false, receivedDate: null, condition: null },
    ...{ temperatureReading: null, needsRelease: false },
  },
  ...{ lotNumber: null, expiryDate: null, parts: [] },
  commentsCount: 0,
  lockVersion: 3,
  abilities: [],
};

describe('the order item form', () => {
  it('requires the mandatory fields, with the specified messages', () => {
    const empty = { ...offered, position: '', quantity: ' ' };
    expect(problemsOf(newOrderItemForm.schema(), empty)).toEqual({
      position: 'Purchase Order Number Line is required',
      catalogNumber: 'Catalog number is required',
      material: 'Material is required',
      quantity: 'Quantity is required',
      sizePerItem: 'Unit is required',
      valuePerItem: 'Value per Item is required',
    });
  });

  it('accepts complete input', () => {
    expect(problemsOf(newOrderItemForm.schema(), filled)).toEqual({});
  });

  it('rejects an item that is worth less than a cent, as the server does', () => {
    const cheap = { ...filled, quantity: '0.4', valuePerItem: '0.01' };
    const quantity = 'Quantity times value per item must be at least 0.01';
    expect(problemsOf(newOrderItemForm.schema(), cheap)).toEqual({ quantity });
    expect(problemsOf(newOrderItemForm.schema(), { ...cheap, quantity: '0.5' })).toEqual({});
  });

  it.each([
    ['quantity', '0', 'Quantity must be greater than 0'],
    ['quantity', '-1', 'Quantity must be greater than 0'],
    ['quantity', 'a few', 'Not a number'],
    ['quantity', '1.2345', 'Number field must have 3 digits after decimal or less'],
    ['material', 'Abac\u202eavir', 'Must be one line without control characters or direction overrides'],
    ['valuePerItem', '0.00', 'Value per Item must be greater than 0'],
    ['valuePerItem', '1.23456', 'Number field must have 4 digits after decimal or less'],
    ['position', '1.25', 'Number field must have 1 digit after decimal or less'],
    ['receivedDate', '02/30/2020', 'Date is not valid'],
    ['receivedDate', '12/31/1899', 'Date must be in the years 1900 to 2100'],
    ['receivedDate', '01/01/2101', 'Date must be in the years 1900 to 2100'],
    ['receivedDate', '12/31/2100', 'Received Date should be equal or before today'],
    ['unNumber', '1170', 'UN number is UN, NA or ID and four digits'],
    ['sizePerItem', 'x'.repeat(41), 'Maximum of 40 characters is allowed'],
  ])('rejects %s %o: %s', (field, value, message) => {
    expect(problemsOf(newOrderItemForm.schema(), { ...filled, [field]: value })).toEqual({ [field]: message });
  });

  it('requires a net quantity and its unit together', () => {
    const half = { ...filled, netQuantity: '0.5' };
    expect(problemsOf(newOrderItemForm.schema(), half)).toEqual({
      netQuantityUnit: 'Unit of the net quantity is required',
    });
    expect(problemsOf(newOrderItemForm.schema(), { ...half, netQuantityUnit: 'LTR' })).toEqual({});
    expect(problemsOf(newOrderItemForm.schema(), { ...filled, netQuantityUnit: 'LTR' })).toEqual({
      netQuantity: 'Net quantity in one unit is required with its unit',
    });
  });

  it('requires the country of manufacture of an item in a shipment', () => {
    expect(problemsOf(shippedItemForm.schema(filled), filled)).toEqual({
      countriesOfManufacture: 'Country of Manufacture is required',
    });
  });
});

describe('the values of an order item form', () => {
  it('omit the empty fields of a new item', () => {
    expect(newOrderItemForm.create({ ...filled, quantity: '1,000', unNumber: 'un1170' })).toEqual({
      position: '4',
      catalogNumber: 'AB-1',
      material: 'Abacavir',
      quantity: '1000',
      sizePerItem: 'BO',
      valuePerItem: '1234.5',
      shipmentType: 'ambient',
      unNumber: 'UN1170',
    });
  });

  it('contain only the changes of an edit, and null for cleared fields', () => {
    const shown = orderItemForm.read(item);
    const values = { ...shown, hsCode: '', eeiExport: '', receivedDate: '1/5/2020', splitQuantity: false };
    expect(orderItemForm.edit(shown, values)).toEqual({
      hsCode: null,
      eeiExport: null,
      receivedDate: '2020-01-05',
      splitQuantity: false,
    });
  });

  it('show a record as it is stored', () => {
    expect(orderItemForm.read(item)).toMatchObject({
      position: '10.1',
      eeiExport: 'false',
      dgClass: '9',
      storage: '',
      countriesOfManufacture: [
        { id: 'IN', label: 'IN' },
        { id: 'KE', label: 'KE' },
      ],
    });
  });
});

describe('the line number of a new item', () => {
  it.each([
    [[], '1'],
    [['1', '4.2', ''], '5'],
    [['9999998'], '9999999'],
    [['9999999.9'], '9999999'],
    [['9999999.9', '9999999', '9999997'], '9999998'],
    [['3', '10000000', '9'.repeat(400)], '4'],
  ])('after the lines %o is %s', (taken, expected) => {
    expect(nextLine(taken)).toBe(expected);
  });

  it('is below the limit, also for the part of a split', () => {
    const tenths = Array.from({ length: 8 }, (_, index) => `9999999.${index + 1}`);
    expect(splitLines('9999999', 3, new Set(['9999999', ...tenths]))).toEqual(['9999999.9', '9999998', '9999997']);
  });
});

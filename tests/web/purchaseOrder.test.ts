import { describe, expect, it } from 'vitest';
import { newPurchaseOrderForm, purchaseOrderForm } from '../../web/purchaseOrder/purchaseOrderForm.ts';
import { problemsOf } from '../support/formProblems.ts';

const pick = (id: string) => ({ id, label: `Label ${id}` });
const { userIds, ...filled } = newPurchaseOrderForm.start({
  orderNumber: 'PO-112',
  orderDate: '2026-11-20',
  vendorId: pick('1'),
  endUserId: pick('2'),
  groupId: pick('3'),
  userIds: [pick('4'), pick('5')],
});

describe('the purchase order form', () => {
  it('requires number, vendor, end user and group', () => {
    expect(problemsOf(newPurchaseOrderForm.schema(), newPurchaseOrderForm.start())).toEqual({
      orderNumber: 'PO # is required',
      vendorId: 'Vendor is required',
      endUserId: 'End User is required',
      groupId: 'Group is required',
    });
  });

  it('accepts complete input', () => {
    expect(problemsOf(newPurchaseOrderForm.schema(), { ...filled, userIds })).toEqual({});
  });

  it('does not require a vendor that the editor may not read, but requires one that was cleared', () => {
    const unread = { ...filled, vendorId: null };
    expect(problemsOf(purchaseOrderForm.schema(unread), unread)).toEqual({});
    expect(problemsOf(purchaseOrderForm.schema(filled), unread)).toEqual({ vendorId: 'Vendor is required' });
  });

  it('omits the empty fields of a new order', () => {
    expect(newPurchaseOrderForm.create({ ...filled, userIds, orderNumber: ' PO-112 ' })).toEqual({
      orderNumber: 'PO-112',
      orderDate: '2026-11-20',
      vendorId: '1',
      endUserId: '2',
      groupId: '3',
      userIds: ['4', '5'],
    });
  });

  it('sends only the changes of an edit, and null for cleared fields', () => {
    const shown = { ...filled, creditCard: 'Card 7' };
    const values = { ...shown, creditCard: '', vendorId: pick('8'), orderDate: '' };
    expect(purchaseOrderForm.edit(shown, values)).toEqual({ creditCard: null, vendorId: '8', orderDate: null });
  });
});

import { describe, expect, it } from 'vitest';
import { validateForm } from '../../web/kit/form/rules.ts';
import {
  createInput,
  emptyPurchaseOrder,
  newPurchaseOrderSchema,
  purchaseOrderSchema,
  updateInput,
} from '../../web/purchaseOrder/purchaseOrderForm.ts';

const pick = (id: string) => ({ id, label: `Label ${id}` });
const filled = {
  ...emptyPurchaseOrder('PO-112', '2026-11-20'),
  vendorId: pick('1'),
  endUserId: pick('2'),
  groupId: pick('3'),
  userIds: [pick('4'), pick('5')],
};

describe('the purchase order form', () => {
  it('asks for number, vendor, end user and group', () => {
    expect(validateForm(newPurchaseOrderSchema, emptyPurchaseOrder(null, ''))).toEqual({
      orderNumber: 'PO # is required',
      vendorId: 'Vendor is required',
      endUserId: 'End User is required',
      groupId: 'Group is required',
    });
  });

  it('takes a filled form', () => {
    expect(validateForm(newPurchaseOrderSchema, filled)).toEqual({});
  });

  it('does not ask an editor for a vendor that one may not read, but for one that was taken away', () => {
    const unread = { ...filled, vendorId: null };
    expect(validateForm(purchaseOrderSchema(unread), unread)).toEqual({});
    expect(validateForm(purchaseOrderSchema(filled), unread)).toEqual({ vendorId: 'Vendor is required' });
  });

  it('leaves what is empty out of a new order', () => {
    expect(JSON.parse(JSON.stringify(createInput({ ...filled, orderNumber: ' PO-112 ' }, '9')))).toEqual({
      programId: '9',
      orderNumber: 'PO-112',
      orderDate: '2026-11-20',
      vendorId: '1',
      endUserId: '2',
      groupId: '3',
      userIds: ['4', '5'],
    });
  });

  it('sends only the changes of an edit with the version that was shown, and null for what was emptied', () => {
    const changes = { creditCard: '', vendorId: pick('8'), orderDate: '' };
    expect(updateInput(changes, 5)).toEqual({ lockVersion: 5, creditCard: null, vendorId: '8', orderDate: null });
  });
});

import { describe, expect, it } from 'vitest';
import { camelCase } from '../../gateway/upstream/names.ts';
import { courierHistory } from '../../web/courier/courierHistory.ts';
import { endUserHistory } from '../../web/endUser/endUserHistory.ts';
import { groupHistory } from '../../web/group/groupHistory.ts';
import { type HistoryEntry, type HistoryWords, labelOf, linesOf } from '../../web/kit/record/historyWords.ts';
import { orderItemHistory } from '../../web/orderItem/orderItemHistory.ts';
import { organizationHistory } from '../../web/organization/organizationHistory.ts';
import { programHistory } from '../../web/program/settings/programHistory.ts';
import { purchaseOrderHistory } from '../../web/purchaseOrder/purchaseOrderHistory.ts';
import { shipmentHistoryOf } from '../../web/shipment/shipmentHistory.ts';
import { userHistory } from '../../web/user/userHistory.ts';
import { vendorHistory } from '../../web/vendor/vendorHistory.ts';
import { historyLines } from '../support/historyLines.ts';

const words: Readonly<Record<string, HistoryWords>> = {
  Courier: courierHistory,
  EndUser: endUserHistory,
  Group: groupHistory,
  OrderItem: orderItemHistory,
  Organization: organizationHistory,
  Program: programHistory,
  PurchaseOrder: purchaseOrderHistory,
  CommercialInvoice: shipmentHistoryOf('Malaria'),
  User: userHistory,
  Vendor: vendorHistory,
};

/** The fields that the gateway names as the record does. */
const renamed: Readonly<Record<string, string>> = {
  commercialInvoiceId: 'shipmentId',
  shipment: 'shipmentType',
  permissionId: 'roleId',
};

const entry = (action: string, ...changes: HistoryEntry['changes']): HistoryEntry => ({
  __typename: 'HistoryEntry',
  id: '1',
  at: '2026-11-20T05:49:00.000Z',
  source: 'SYSTEM',
  user: null,
  apiKey: null,
  fileImport: null,
  action,
  changes,
});
const change = (field: string, from: string | null, to: string | null): HistoryEntry['changes'][number] => ({
  __typename: 'HistoryChange',
  field,
  from,
  to,
  names: [],
});
const told = (of: HistoryWords, one: HistoryEntry) =>
  linesOf(of, one).map(({ look, from, to }) => [look.label, from, to]);

describe('the words of a history', () => {
  it('label every field that a write of api/v1 puts into one, or say that it is not told', () => {
    const unlabelled = Object.values(historyLines)
      .flat()
      .flatMap((line) => {
        const [, type = '', fields = ''] = /^(\w+) \w+: (.+)$/.exec(line) ?? [];
        const of = words[type];
        if (!of) return [];
        return fields
          .split(', ')
          .map((field) => renamed[camelCase(field)] ?? camelCase(field))
          .filter((field) => labelOf(of, field) === field && !of.unsaid?.includes(field))
          .map((field) => `${type} ${field}`);
      });
    expect([...new Set(unlabelled)]).toEqual([]);
  });

  it('tell an address part by part, and only what changed of it', () => {
    const before = '{"country":"KE","city":"Nairobi","address":"A 1","notes":null}';
    const after = '{"country":"KE","city":"Kisumu","address":"A 1","notes":"Gate 2"}';
    expect(told(vendorHistory, entry('update', change('address', before, after)))).toEqual([
      ['City', 'Nairobi', 'Kisumu'],
      ['Address notes', null, 'Gate 2'],
    ]);
  });

  it('tell only the new values of what was not there before, and nothing of empty ones', () => {
    const made = entry('create', change('name', null, 'Delta'), change('ein', null, ''));
    expect(told(vendorHistory, made)).toEqual([['Name', undefined, 'Delta']]);
    const comment = change('comment', null, '{"id":1,"source":"internal","message":"[not] a list"}');
    expect(told(purchaseOrderHistory, entry('comment', comment))).toEqual([['Comment', undefined, '[not] a list']]);
  });

  it('name the document of a change of a document', () => {
    const [from, to] = ['old', 'new'].map((description) => JSON.stringify({ filename: 'permit.pdf', description }));
    expect(told(vendorHistory, entry('update_attachment', change('attachment', from ?? '', to ?? '')))).toEqual([
      ['File', undefined, 'permit.pdf'],
      ['Description', 'old', 'new'],
    ]);
  });

  it('tell a date of approval that was given again', () => {
    const again = entry('set_approvals', change('ehsApproval', '2026-11-20', '2026-11-20'));
    expect(told(shipmentHistoryOf('Malaria'), again)).toEqual([['EHS Approval', undefined, '2026-11-20']]);
  });
});

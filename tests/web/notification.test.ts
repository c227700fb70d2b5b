import { describe, expect, it } from 'vitest';
import type { NotificationRowFragment, NotificationType, RecordType } from '../../web/generated/operations.ts';
import { grouped } from '../../web/notification/groups.ts';
import { contentOf, sentenceOf, textOf } from '../../web/notification/sentence.ts';
import { targetOf } from '../../web/notification/target.ts';

type Source = 'INTERNAL' | 'EXTERNAL' | 'VENDOR';

const user = (id: string, fullName: string) => ({
  __typename: 'User' as const,
  id,
  firstName: fullName,
  lastName: '',
  fullName,
  picture: null,
});
const lukas = user('1', 'Lukas Novák');
const fatou = user('2', 'Fatou Diop');

const onRecord = (type: RecordType, label: string, purchaseOrderId: string | null = null) => ({
  __typename: 'NotificationRecord' as const,
  type,
  id: '7',
  label,
  purchaseOrderId,
  purchaseOrder: null,
  shipment: null,
});
const order = onRecord('PURCHASE_ORDER', 'PO 10034');

function common(id: string, type: NotificationType) {
  return {
    id,
    type,
    readAt: null,
    createdAt: '2026-11-18T09:41:00Z',
    sender: lukas,
    program: { __typename: 'NotificationProgram' as const, id: '3', name: 'Malaria Response', slug: 'malaria' },
    record: order,
  };
}

const comment = (id: string, fields: Partial<NotificationRowFragment> = {}, source: Source = 'INTERNAL') =>
  ({
    ...common(id, 'NEW_COMMENT'),
    __typename: 'CommentNotification',
    message: `Message ${id}`,
    source,
    ...fields,
  }) as NotificationRowFragment;

const document = (type: 'DOCUMENT_EXPIRES_SOON' | 'DOCUMENT_EXPIRES_TODAY', expiryDate: string, record = order) =>
  ({
    ...common('9', type),
    __typename: 'DocumentNotification',
    sender: null,
    program: null,
    record,
    documentType: 'mta_incoming',
    expiryDate,
  }) as NotificationRowFragment;

const sentence = (...all: NotificationRowFragment[]) => {
  const [newest] = all;
  if (!newest) throw new Error('A sentence is about something');
  return textOf(sentenceOf({ newest, all }));
};
const views = ['settings.vendors'];

describe('rows', () => {
  it('group comments on one record, with read and unread ones in separate rows', () => {
    const read = { readAt: '2026-11-18T10:00:00Z' };
    const elsewhere = { record: { ...order, id: '8' } };
    const groups = grouped([
      comment('5'),
      comment('4', elsewhere),
      comment('3'),
      comment('2', read),
      comment('1', read),
    ]);
    expect(groups.map(({ all, unread }) => [all.map(({ id }) => id).join(), unread])).toEqual([
      ['5,3', true],
      ['4', true],
      ['2,1', false],
    ]);
  });
});

describe('sentences', () => {
  it('name the author of a comment and the number of other authors', () => {
    expect(sentence(comment('1'))).toBe('Lukas Novák commented on PO 10034');
    expect(sentence(comment('2'), comment('1'))).toBe('Lukas Novák commented 2 times on PO 10034');
    expect(sentence(comment('2'), comment('1', { sender: fatou }))).toBe(
      'Lukas Novák and 1 other commented on PO 10034',
    );
    expect(sentence(comment('1', { sender: null }))).toBe('Somebody commented on PO 10034');
  });

  it('describe an assignment and a shipment in review', () => {
    const assigned = { ...common('1', 'NEW_ASSIGNMENT'), __typename: 'AssignmentNotification' } as const;
    expect(sentence(assigned)).toBe('Lukas Novák assigned you to PO 10034');
    const record = onRecord('SHIPMENT', 'CI 2043');
    const review = { ...common('1', 'SHIPMENT_IN_REVIEW'), __typename: 'ReviewNotification', record } as const;
    expect(sentence(review)).toBe('Lukas Novák sent CI 2043 for review');
  });

  it('begin with when a document expires, or that it has expired', () => {
    const soon = document('DOCUMENT_EXPIRES_SOON', '2999-11-27');
    expect(sentence(soon)).toBe('Expires soon: PO 10034');
    expect(contentOf(soon)).toBe('Document: MTA incoming, on 11/27/2999');
    expect(sentence(document('DOCUMENT_EXPIRES_TODAY', '2999-11-27'))).toBe('Expires today: PO 10034');
    expect(sentence(document('DOCUMENT_EXPIRES_TODAY', '2020-11-27'))).toBe('Expired: PO 10034');
  });
});

describe('targets', () => {
  const orderPath = '/program/malaria/purchase-orders';

  it('of comments are their orders, with the panel open at the right comments', () => {
    expect(targetOf(comment('1'), views)).toMatchObject({ to: `${orderPath}/7`, state: { openSidePanel: true } });
    expect(targetOf(comment('1', {}, 'EXTERNAL'), views)).toMatchObject({ to: `${orderPath}/7?commentsFor=external` });
    const onItem = comment('1', { record: onRecord('ORDER_ITEM', 'Line 1', '5') });
    expect(targetOf(onItem, views)).toMatchObject({ to: `${orderPath}/5/items/7`, state: { openSidePanel: true } });
  });

  it('of documents are their program, or the page of the settings if the user may open it', () => {
    const program = common('1', 'NEW_COMMENT').program;
    const onItem = document('DOCUMENT_EXPIRES_SOON', '2999-01-01', onRecord('ORDER_ITEM', 'Line 1', '5'));
    expect(targetOf({ ...onItem, program }, views)).toEqual({ to: '/program/malaria' });
    const onVendor = document('DOCUMENT_EXPIRES_SOON', '2999-01-01', onRecord('VENDOR', 'Baobab'));
    expect(targetOf(onVendor, views)).toEqual({ to: '/settings/vendors/7' });
    expect(targetOf(onVendor, [])).toMatchObject({ to: null, reason: 'You have no access to the page of this record' });
  });
});

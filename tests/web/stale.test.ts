import { describe, expect, it } from 'vitest';
import { applyChoices, compareStale } from '../../web/kit/form/stale.ts';

const paths = ['number', 'card', 'vendor', 'urgent', 'address.city', 'address.zipCode'];
const address = { city: 'Lusaka', zipCode: '10101' };
const shown = { number: 'PO-1', card: 'Visa', vendor: { id: '1', label: 'Orgenics' }, urgent: false, address };

describe('a stale save', () => {
  it('keeps both changes if no other user changed the fields that it sends', () => {
    const mine = { ...shown, card: 'Amex' };
    const theirs = { ...shown, number: 'PO-2', urgent: true };
    expect(compareStale(paths, { shown, mine, theirs })).toEqual({
      merged: { ...theirs, card: 'Amex' },
      conflicts: [],
    });
  });

  it('asks only about fields that both changed to different values', () => {
    const mine = { ...shown, card: 'Amex', number: 'PO-3', vendor: { id: '2', label: 'Gilead' } };
    const theirs = { ...shown, card: 'Diners', vendor: { id: '3', label: 'SCMS' } };
    const verdict = compareStale(paths, { shown, mine, theirs });
    expect(verdict.conflicts).toEqual([
      { path: 'card', mine: 'Amex', theirs: 'Diners' },
      { path: 'vendor', mine: mine.vendor, theirs: theirs.vendor },
    ]);
    expect(verdict.merged).toEqual({ ...theirs, number: 'PO-3' });
  });

  it('merges an address part by part', () => {
    const mine = { ...shown, address: { ...address, city: 'Ndola' } };
    const theirs = { ...shown, address: { ...address, zipCode: '10102' } };
    const merged = { ...shown, address: { city: 'Ndola', zipCode: '10102' } };
    expect(compareStale(paths, { shown, mine, theirs })).toEqual({ merged, conflicts: [] });
  });

  it('has no conflict if both changed a field to the same value', () => {
    const mine = { ...shown, card: 'Amex', vendor: { id: '2', label: 'Gilead' } };
    const theirs = { ...shown, card: 'Amex', vendor: { id: '2', label: 'GILEAD SCIENCES' } };
    expect(compareStale(paths, { shown, mine, theirs })).toEqual({ merged: theirs, conflicts: [] });
  });

  it('takes the user’s choice for each field, and the other value if there is none', () => {
    const mine = { ...shown, card: 'Amex', number: 'PO-3' };
    const theirs = { ...shown, card: 'Diners', number: 'PO-9' };
    const verdict = compareStale(paths, { shown, mine, theirs });
    expect(applyChoices(verdict, { card: 'mine' })).toEqual({ ...theirs, card: 'Amex' });
  });
});

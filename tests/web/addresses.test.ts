import { describe, expect, test } from 'vitest';
import { addresses, safeNext, signInFor } from '../../web/base/addresses.ts';

const origin = 'https://lading.example';

describe('the page after signing in', () => {
  test('is the requested page', () => {
    const wanted = { pathname: '/program/arv/purchase-orders', search: '?page=2', hash: '' };
    const next = new URL(signInFor(wanted), origin).searchParams.get('next');
    expect(safeNext(next, origin)).toBe('/program/arv/purchase-orders?page=2');
  });

  test('is the homepage if no page was requested', () => {
    expect(signInFor({ pathname: '/', search: '', hash: '' })).toBe('/login');
    expect(safeNext(null, origin)).toBe('/');
    expect(safeNext('/login?next=/x', origin)).toBe('/');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/\t/evil.example',
    '/%2f%2fevil.example',
    '%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    'program/arv',
  ])('is never on another site: %j', (next) => {
    expect(safeNext(next, origin)).toBe('/');
  });

  test('keeps names in paths encoded', () => {
    expect(addresses.purchaseOrder('a b', '1/2')).toBe('/program/a%20b/purchase-orders/1%2F2');
    expect(addresses.orderItem('a', '1', '2/3')).toBe('/program/a/purchase-orders/1/items/2%2F3');
  });
});

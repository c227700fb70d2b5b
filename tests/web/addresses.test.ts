import { describe, expect, test } from 'vitest';
import { addresses, safeNext, signInFor } from '../../web/app/addresses.ts';

const origin = 'https://lading.example';

describe('where signing in leads', () => {
  test('is the page that was wanted', () => {
    const wanted = { pathname: '/program/arv/purchase-orders', search: '?page=2', hash: '' };
    const next = new URL(signInFor(wanted), origin).searchParams.get('next');
    expect(safeNext(next, origin)).toBe('/program/arv/purchase-orders?page=2');
  });

  test('is the homepage when nothing was wanted', () => {
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
  ])('never leaves this site: %j', (next) => {
    expect(safeNext(next, origin)).toBe('/');
  });

  test('keeps encoded names in paths', () => {
    expect(addresses.purchaseOrder('a b', '1/2')).toBe('/program/a%20b/purchase-orders/1%2F2');
  });
});

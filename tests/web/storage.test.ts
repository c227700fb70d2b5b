import { beforeEach, describe, expect, test, vi } from 'vitest';
import { claimSaved, clearSaved, readSaved, removeSaved, savedOwner, writeSaved } from '../../web/base/storage.ts';

/** The used part of the browser's storage: names are its own enumerable keys. */
class MemoryStorage {
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(Reflect.get(this, name)) : null;
  }
  setItem(name: string, value: string): void {
    Reflect.set(this, name, value);
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

let store: MemoryStorage;

beforeEach(() => {
  store = new MemoryStorage();
  vi.stubGlobal('localStorage', store);
  claimSaved('7');
});

describe('data kept on the device', () => {
  test('is read back by the same user', () => {
    writeSaved('draft', 'order', { number: 'A-1' });
    claimSaved('7');
    expect(readSaved('draft', 'order')).toEqual({ number: 'A-1' });
    removeSaved('draft', 'order');
    expect(readSaved('draft', 'order')).toBeUndefined();
  });

  test('is deleted when another user signs in', () => {
    writeSaved('draft', 'order', 'secret');
    claimSaved('8');
    expect(savedOwner()).toBe('8');
    expect(readSaved('draft', 'order')).toBeUndefined();
    expect(JSON.stringify(store)).not.toContain('secret');
  });

  test('is deleted on signing out, but not the data of other code', () => {
    store.setItem('lading-theme', 'dark');
    writeSaved('list', 'orders', 'page=2');
    clearSaved();
    expect(Object.keys(store)).toEqual(['lading-theme']);
  });

  test('is ignored if it is of another version or damaged', () => {
    store.setItem('lading:7:panel:shell', JSON.stringify({ version: 0, value: 1 }));
    store.setItem('lading:7:list:orders', '{');
    expect(readSaved('panel', 'shell')).toBeUndefined();
    expect(readSaved('list', 'orders')).toBeUndefined();
  });

  test('is not stored if the storage is full, without breaking the page', () => {
    store.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => writeSaved('draft', 'order', 1)).not.toThrow();
  });
});

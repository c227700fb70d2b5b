/** Whose unfinished input is kept where, over tabs, reloads, duplicated tabs and sign-outs. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

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

let device: MemoryStorage;

beforeEach(() => {
  device = new MemoryStorage();
  vi.stubGlobal('localStorage', device);
});

/** Loads the page in a tab with this storage, for a user; `hide` ends the page as a reload or a closed tab does. */
async function openPage(tab: MemoryStorage, user: string | null = '7') {
  const hiding: (() => void)[] = [];
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('addEventListener', (type: string, does: () => void) => type === 'pagehide' && hiding.push(does));
  vi.resetModules();
  const storage = await import('../../web/base/storage.ts');
  const drafts = await import('../../web/base/drafts.ts');
  const left = await import('../../web/base/leftDrafts.ts');
  if (user) storage.claimSaved(user);
  const back = <Result>(does: () => Result): Result => {
    vi.stubGlobal('sessionStorage', tab);
    return does();
  };
  onTestFinished(() => void vi.unstubAllGlobals());
  return { ...storage, ...drafts, ...left, back, hide: () => back(() => hiding.forEach((does) => void does())) };
}

/** Returns a copy of a tab's storage, as a browser makes for a duplicated tab. */
const duplicateOf = (tab: MemoryStorage) => Object.assign(new MemoryStorage(), tab);

describe('unfinished input', () => {
  test('is there after a reload of its tab', async () => {
    const tab = new MemoryStorage();
    const page = await openPage(tab);
    page.writeDraft('order/1', 'typed');
    page.hide();
    expect((await openPage(tab)).readDraft('order/1')).toBe('typed');
  });

  test('of one tab is neither read nor overwritten by another tab with the same form', async () => {
    const one = await openPage(new MemoryStorage());
    one.writeDraft('order/new', 'first tab');
    const other = await openPage(new MemoryStorage());
    expect(other.readDraft('order/new')).toBeUndefined();
    other.writeDraft('order/new', 'second tab');
    other.removeDraft('order/new');
    expect(one.readDraft('order/new')).toBe('first tab');
  });

  test('is not shared with a duplicate of its tab, whose storage is a copy', async () => {
    const tab = new MemoryStorage();
    const page = await openPage(tab);
    page.writeDraft('comment/1', 'typed');
    const duplicate = await openPage(duplicateOf(tab));
    expect(duplicate.readDraft('comment/1')).toBeUndefined();
    duplicate.writeDraft('comment/1', 'other');
    page.hide();
    expect((await openPage(tab)).readDraft('comment/1')).toBe('typed');
  });

  test('of a closed or crashed tab is offered to the others, newest first, until it is taken', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T10:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    (await openPage(new MemoryStorage())).writeDraft('order/new', 'older');
    vi.setSystemTime(Date.parse('2026-01-01T11:00:00Z'));
    (await openPage(new MemoryStorage())).writeDraft('order/new', 'newer');
    const page = await openPage(new MemoryStorage());
    const found = await page.findLeftDrafts('order/new');
    expect(found.map(({ value }) => value)).toEqual(['newer', 'older']);
    expect(await page.findLeftDrafts('order/2')).toEqual([]);
    for (const draft of found) page.removeLeftDraft('order/new', draft);
    expect(await page.findLeftDrafts('order/new')).toEqual([]);
  });

  test('is not offered while its form is open in another tab', async () => {
    const page = await openPage(new MemoryStorage());
    page.writeDraft('order/new', 'being typed');
    const close = page.holdDraft('order/new');
    const other = await openPage(new MemoryStorage());
    expect(await other.findLeftDrafts('order/new')).toEqual([]);
    close();
    expect(await other.findLeftDrafts('order/new')).toHaveLength(1);
  });

  test('of an earlier version, which belongs to no tab, is offered', async () => {
    await openPage(new MemoryStorage());
    device.setItem('lading:7:draft:order/new', JSON.stringify({ version: 1, value: 'old' }));
    const page = await openPage(new MemoryStorage());
    expect(await page.findLeftDrafts('order/new')).toEqual([{ tab: '', value: 'old', at: null }]);
  });

  test('of a closed tab is deleted after 30 days', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T10:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    (await openPage(new MemoryStorage())).writeDraft('order/new', 'typed');
    vi.setSystemTime(Date.parse('2026-02-01T10:00:00Z'));
    expect((await openPage(new MemoryStorage())).hasDrafts()).toBe(false);
  });
});

describe('a sign-out in another tab', () => {
  async function signOutElsewhere() {
    const tab = new MemoryStorage();
    const page = await openPage(tab);
    page.writeDraft('order/1', 'a secret');
    const other = await openPage(new MemoryStorage());
    other.clearSaved();
    page.back(page.keepAfterSignOut);
    return { tab, page };
  }

  test('removes everything from the device, and the input returns when the same person signs in', async () => {
    const { tab, page } = await signOutElsewhere();
    expect(Object.keys(device)).toEqual([]);
    page.back(() => page.claimSaved('7'));
    expect(page.readDraft('order/1')).toBe('a secret');
    expect(JSON.stringify(tab)).not.toContain('a secret');
  });

  test('keeps the input over a reload of the sign-in page', async () => {
    const { tab, page } = await signOutElsewhere();
    page.hide();
    const reloaded = await openPage(tab, null);
    expect(reloaded.keptOwner()).toBe('7');
    reloaded.claimSaved('7');
    expect(reloaded.readDraft('order/1')).toBe('a secret');
  });

  test('followed by a sign-in of somebody else in this tab deletes the input unread', async () => {
    const { tab, page } = await signOutElsewhere();
    page.back(() => page.claimSaved('8'));
    expect(page.readDraft('order/1')).toBeUndefined();
    expect(JSON.stringify([tab, device])).not.toContain('a secret');
    page.back(() => page.claimSaved('7'));
    expect(page.readDraft('order/1')).toBeUndefined();
  });

  test('keeps what is typed until the form is gone, too', async () => {
    const { page } = await signOutElsewhere();
    page.back(() => page.writeDraft('order/2', 'a moment later'));
    page.back(() => page.claimSaved('7'));
    expect(page.readDraft('order/2')).toBe('a moment later');
  });
});

test('a page of one user stores nothing under the name of another who signs in in another tab', async () => {
  const page = await openPage(new MemoryStorage(), '7');
  await openPage(new MemoryStorage(), '8');
  expect(page.writeDraft('order/1', 'a secret')).toBe(false);
  expect(page.writeSaved('list', 'orders', 'search=secret')).toBe(false);
  expect(JSON.stringify(device)).not.toContain('secret');
});

test('a full device is reported, so that closing the page can be questioned', async () => {
  const page = await openPage(new MemoryStorage());
  device.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(page.writeDraft('order/1', 'typed')).toBe(false);
  expect(page.readDraft('order/1')).toBe('typed');
});

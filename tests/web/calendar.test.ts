import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../web/generated/languages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the days of a calendar, as a page in this language has them. @param kept the person's own formats */
async function calendarIn(lang: Language, kept: string | null = null) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang, dir: lang === 'ar' ? 'rtl' : 'ltr', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'lading:formats' ? kept : null) });
  return await import('../../web/base/calendar.ts');
}

describe('the weeks of a month', () => {
  it.each([
    ['en', null, '2026-11-01', '2026-12-05'],
    ['fr', null, '2026-10-26', '2026-12-06'],
    ['ar', null, '2026-10-31', '2026-12-04'],
    ['ar', 'MONDAY', '2026-10-26', '2026-12-06'],
    ['fr', 'SATURDAY', '2026-10-31', '2026-12-04'],
  ] as const)('begin as in %s, or as the person wants: %s', async (language, kept, first, last) => {
    const { weeksOf } = await calendarIn(language, kept);
    const days = weeksOf('2026-11-25').flat();
    expect([days[0], days.at(-1)]).toEqual([first, last]);
    expect(days.length % 7).toBe(0);
  });

  it('are whole weeks of one day after the other, over the change of the clocks, too', async () => {
    const { weeksOf } = await calendarIn('fr');
    for (const month of ['2026-03-10', '2026-10-10']) {
      const days = weeksOf(month).flat();
      expect(new Set(days).size).toBe(days.length);
      expect(days.toSorted()).toEqual(days);
    }
  });
});

describe('a key in a calendar', () => {
  it('leads to another day, week, month or year', async () => {
    const { dayByKey } = await calendarIn('fr');
    const by = (key: string, shiftKey = false) => dayByKey('2026-11-25', { key, shiftKey });
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => by(key))).toEqual([
      ...['2026-11-18', '2026-12-02', '2026-11-24', '2026-11-26'],
    ]);
    expect([by('Home'), by('End')]).toEqual(['2026-11-23', '2026-11-29']);
    expect([by('PageUp'), by('PageDown', true)]).toEqual(['2026-10-25', '2027-11-25']);
    expect(by('Enter')).toBeNull();
  });

  it('stays in the month where that has no such day', async () => {
    const { dayByKey, inMonths } = await calendarIn('en');
    expect(dayByKey('2026-01-31', { key: 'PageDown', shiftKey: false })).toBe('2026-02-28');
    expect(inMonths('2024-02-29', 12)).toBe('2025-02-28');
  });

  it('leads to the left into the future where a page is read from right to left', async () => {
    const { dayByKey } = await calendarIn('ar');
    expect(dayByKey('2026-11-25', { key: 'ArrowLeft', shiftKey: false })).toBe('2026-11-26');
    expect(dayByKey('2026-11-25', { key: 'ArrowRight', shiftKey: false })).toBe('2026-11-24');
  });
});

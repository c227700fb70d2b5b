/** A country is found by its name in the page's language, and by its English one. */
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Imports modules on a page in a language, with a few countries as the server names them there. */
async function pageIn(lang: string, named: Readonly<Record<string, string>>) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });
  const { compareNames, englishCountryName } = await import('../../web/base/countryNames.ts');
  const { matching } = await import('../../web/kit/form/matching.ts');
  const { readCell } = await import('../../web/kit/grid/cellText.ts');
  const look = { kind: 'select', label: 'Country', required: false } as const;
  const options = Object.entries(named)
    .map(([id, label]) => ({ id, label, also: englishCountryName(id) }))
    .toSorted((one, other) => compareNames(one.label, other.label));
  return {
    order: options.map(({ label }) => label),
    found: (typed: string) => matching(options, typed).options.map(({ id }) => id),
    read: (typed: string) => readCell({ look, options }, typed),
  };
}

const french = { US: 'États-Unis', DE: 'Allemagne', ET: 'Éthiopie', EG: 'Égypte', EE: 'Estonie', ZA: 'Afrique du Sud' };

it('is found on a French page by both names, and read from cells by both', async () => {
  const { found, read } = await pageIn('fr', french);
  expect(found('etats')).toEqual(['US']);
  expect(found('United')).toEqual(['US']);
  expect(found('germ')).toEqual(['DE']);
  expect(found('DE')[0]).toBe('DE');
  expect([read('Allemagne'), read('Germany'), read('DE')]).toEqual(['DE', 'DE', 'DE']);
});

it('is sorted as the page’s language does: É is beside E', async () => {
  const { order } = await pageIn('fr', french);
  expect(order).toEqual(['Afrique du Sud', 'Allemagne', 'Égypte', 'Estonie', 'États-Unis', 'Éthiopie']);
});

it('has no second name on an English page', async () => {
  const { found } = await pageIn('en', { HK: 'Hong Kong', CN: 'China' });
  expect(found('china')).toEqual(['CN']);
});

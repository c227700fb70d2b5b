import { describe, expect, test } from 'vitest';
import { productVariables } from '../../web/theme/productColors.ts';
import { contrastRatio, PRODUCT_PALETTE, programVariables } from '../../web/theme/programColors.ts';

const surfaces = { light: '#ffffff', dark: '#111113' } as const;
const palettes = {
  teal: PRODUCT_PALETTE,
  yellow: { main: '#f5b301', hover: '#d99e00', backlight: '#fff4d6' },
  black: { main: '#000000', hover: '#000000', backlight: '#000000' },
  white: { main: '#ffffff', hover: '#ffffff', backlight: '#ffffff' },
  grey: { main: '#808080', hover: '#707070', backlight: '#f0f0f0' },
  'not a color': { main: 'red', hover: '', backlight: 'url(x)' },
};

describe.each(Object.entries(palettes))('a program in %s', (_name, palette) => {
  test.each(['light', 'dark'] as const)('is readable in the %s theme', (theme) => {
    const colors = programVariables(palette, theme);
    expect(contrastRatio(colors['--program-contrast'], colors['--program-main'])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(colors['--program-contrast'], colors['--program-hover'])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(colors['--program-fg'], surfaces[theme])).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(colors['--program-fg'], colors['--program-backlight'])).toBeGreaterThanOrEqual(4.5);
    for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });
});

test.each(['light', 'dark'] as const)(
  'the colors of the first page are those of the product, in the %s theme',
  (theme) => {
    expect(productVariables[theme]).toEqual(programVariables(PRODUCT_PALETTE, theme));
  },
);

test('a readable color stays as chosen', () => {
  expect(programVariables(PRODUCT_PALETTE, 'light')['--program-main']).toBe('#0f766e');
});

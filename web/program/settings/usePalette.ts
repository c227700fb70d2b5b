import { readColor } from '../../kit/form/colors.ts';
import { useText } from '../../kit/form/formContext.ts';
import { PRODUCT_PALETTE, type ProgramPalette } from '../../theme/programColors.ts';

/** The colors of a program, in the order of the form. */
export const PALETTE = ['main', 'hover', 'backlight'] as const;

/** Returns the colors in the surrounding form, null for the product's own; a color not fully typed is the product's. */
export function usePalette(): ProgramPalette | null {
  const texts = {
    main: useText('colorPalette.main'),
    hover: useText('colorPalette.hover'),
    backlight: useText('colorPalette.backlight'),
  };
  if (PALETTE.every((name) => texts[name] === '')) return null;
  const color = (name: keyof ProgramPalette) => readColor(texts[name]) ?? PRODUCT_PALETTE[name];
  return { main: color('main'), hover: color('hover'), backlight: color('backlight') };
}

import type { ProgramVariable } from './programColors.ts';

/**
 * The `--program-*` variables of the product's own colors, as `programVariables` returns them: the first page does without the
 * code that computes them.
 */
export const productVariables: Readonly<Record<'light' | 'dark', Record<ProgramVariable, string>>> = {
  light: {
    '--program-main': '#0f766e',
    '--program-hover': '#115e59',
    '--program-backlight': '#e3f4f1',
    '--program-contrast': '#ffffff',
    '--program-fg': '#0f766e',
  },
  dark: {
    '--program-main': '#15a398',
    '--program-hover': '#3ab2a8',
    '--program-backlight': '#112929',
    '--program-contrast': '#0c1414',
    '--program-fg': '#149f94',
  },
};

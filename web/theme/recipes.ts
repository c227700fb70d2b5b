/** The recipes of every page that differ from Chakra's: quiet neutral buttons, visible control borders. */
import { defineRecipe } from '@chakra-ui/react';
import * as chakra from '@chakra-ui/react/theme';

export const buttonRecipe = defineRecipe({
  ...chakra.buttonRecipe,
  base: { ...chakra.buttonRecipe.base, fontWeight: 'semibold', transitionDuration: 'fast' },
  variants: {
    ...chakra.buttonRecipe.variants,
    size: {
      ...chakra.buttonRecipe.variants?.size,
      xs: { h: '7', minW: '7', textStyle: 'xs', px: '2.5', gap: '1.5', _icon: { boxSize: '4' } },
      sm: { h: '34px', minW: '34px', textStyle: 'sm', px: '3.5', gap: '2', _icon: { boxSize: '4' } },
    },
    variant: {
      ...chakra.buttonRecipe.variants?.variant,
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        borderColor: 'transparent',
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
      },
      ghost: { bg: 'transparent', color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      plain: { color: 'colorPalette.fg', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'sm', variant: 'solid' },
});

/** A border that alone identifies a control. */
export const edge = { borderColor: 'border.control' };

export const inputRecipe = defineRecipe({
  ...chakra.inputRecipe,
  variants: {
    ...chakra.inputRecipe.variants,
    size: {
      ...chakra.inputRecipe.variants?.size,
      md: { textStyle: 'sm', px: '3', '--input-height': '34px' },
    },
    variant: {
      ...chakra.inputRecipe.variants?.variant,
      outline: { ...chakra.inputRecipe.variants?.variant?.outline, ...edge },
    },
  },
});
